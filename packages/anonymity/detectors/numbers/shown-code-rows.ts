import { passesLuhn } from '../../checks.ts'
import type { Kind } from '../../kinds.ts'
import { bits, lexicon } from '../../names/lexicon.ts'
import { nameBits } from '../name-words.ts'
import { counts, forAll } from './counting-words.ts'

export type Row = {
  kind: Kind
  /** Global, so that one look finds all of them. */
  shape: RegExp
  /** What must be right before it, in small letters. Without it the shape is enough. */
  cue?: RegExp
  /** What must not be right before it. */
  unless?: RegExp
  reach?: number
  isOther?: (written: string) => boolean
  weight: number
}

const papers =
  'receipt|risiti|risiiti|resiti|rasit|rasiti|rasitin|ticket|tiketi|tikiti|tikitin|batch|survey|serial|slip|tally|teller|carton|katon|drum|seal|tag'
const numbers = 'number|num|no|nomba|nonba|nombaya|lamba|lambar|lambarsa|lambarta|akara|code|lambobi|nos'
const banks = 'bank|banki|bankin|asusu|asusun|akaunti|akauntu|akanti|account|acct|aza|transfer'
const motors =
  'motar|mota|motarsa|moto|oko|ugboala|ugbo ala|okada|keke|vehicle|car|bus|plate|hilux|tipper|lorry|babur|jeep|van|truck'

/** Words of every day that are no name, and what is said of a log-in in other languages. */
function isPlain(written: string): boolean {
  const known = lexicon(written.toLowerCase())
  return ((known & bits.frequentWord) !== 0 && (known & nameBits) === 0) || saidOfCodes.test(written)
}

const saidOfCodes =
  /^(?:weak|secure|required|invalid|expired|blocked|locked|disabled|active|inactive|compulsory|confidential|unsafe|babba|karami|sabo|tsoho|daidai|kuskure|ofifo|titun|atijo|tuntun|ohuru|ochie|mebiri|sonu)$/i

/** Each expression has an end, and none looks further back than its reach. */
export const rows: readonly Row[] = [
  // 'MSKU 118 2204': the owner, the letter U, and seven digits.
  { kind: 'file-reference', shape: /(?<![\w-])[A-Z]{3}U \d{3} ?\d{3} ?-?\d(?![\w-])/g, weight: 92 },
  // '00418-B'.
  { kind: 'file-reference', shape: /(?<![\w/.,-])0\d{3,6}[-/][A-Z]{1,2}(?![\w/-])/g, weight: 84.3 },
  // 'stamped 0044718': no sum begins with a zero.
  { kind: 'file-reference', shape: /(?<![\w/.,:+-])0\d{5,8}(?![\w/-]|[.,:]\d| \d)/g, weight: 61 },
  // 'case no. 7 of 2026', 'suit 44/26', 'charge 12C'.
  {
    kind: 'file-reference',
    shape:
      /(?<![\w/.,:-])\d{1,4}(?:\/\d{2,4}|[A-Za-z](?:\/\d{2,4})?| of (?:19|20)\d\d)(?![\w/-]|[.,]\d| of (?:the|our) )/g,
    cue: /\b(?:case|suit|charge|petition|appeal|file|ejo|kara|ikpe|cr)(?: (?:no|number|nomba|lamba)\.?)?[: ]{1,2}$/,
    weight: 84.5,
  },
  {
    kind: 'file-reference',
    shape: /(?<![\w/.,:-])\d{1,4}(?![\w/-]|[.,]\d)/g,
    cue: /\b(?:case|suit|charge|petition|appeal|file|receipt|risiti|risiiti|resiti|rasit|ticket|tiketi|tikiti|voucher) (?:no\.|number|nomba|lamba)[: ]{1,2}$/,
    weight: 66.2,
  },
  // 'DMR-031', 'ILC/009'.
  { kind: 'file-reference', shape: /(?<![\w/-])[A-Z]{2,6}[-/]0\d{2}(?![\w/-])/g, weight: 84.3 },
  // 'resiti ya dere ONP 3321', 'risiti, nomba ASO-EGBE 118', 'the survey, OG 229/77', 'batch FLR 0926-C17'.
  {
    kind: 'file-reference',
    shape:
      /(?<![\w/.-])[A-Z]{1,5}(?:-[A-Z]{2,5})?(?: |-)\d{3,7}(?:[-/][A-Z]?\d{1,4}|[-/]?[A-Z]| [A-Z](?=[.,;)\n]))?(?![\w/-])/g,
    cue: new RegExp(`\\b(?:${papers}|${numbers}|akwukwo|iwe owo|bag|katin|kaadi)\\b[^\\n]{0,36}$`),
    reach: 48,
    weight: 84.4,
  },
  // 'receipt ... no. 30917', 'tiketi ... number 2206', 'See one: 9114402'.
  {
    kind: 'file-reference',
    shape: /(?<![\w/.,:-])(?:\d{4,9}|\d{2,6}-\d{3,6})(?=[.,;)"]?(?:\s|$))/g,
    cue: new RegExp(
      `\\b(?:${papers}|makullin|makulli)\\b[^\\n]{0,70}(?:\\b(?:${numbers})\\b[.:]?(?: (?:is|na|bu|ni|ya|re|mi|ce))?|:|\\bis) ?$`,
    ),
    reach: 96,
    weight: 66.1,
  },
  // 'firij: 4471' behind the word for its number.
  {
    kind: 'identity-number',
    shape: /(?<![\w/.,:-])\d{4,9}(?=[.;)"]?(?:\s|$))/g,
    cue: /\b(?:lambar|serial|imo|mmsi|nomba ero|akara)\b[a-z ']{0,24}[:,]? ?(?:ni |bu |na |is |ce )?$/,
    unless: new RegExp(`\\b(?:${counts}|${forAll})\\b`),
    reach: 36,
    weight: 66,
  },
  {
    kind: 'passport',
    shape: /(?<![\w-])[A-Z]{1,2}\d{3,5} \d{3,5}(?![\w-])/g,
    cue: /\b(?:passport|paspoti|paspootu|paspo|fasfo|iwe irinna|akwukwo njem)\b[^\n]{0,36}$/,
    weight: 92,
  },
  // 'A0 5551927'.
  { kind: 'passport', shape: /(?<![\w-])[A-Z]\d \d{7}(?![\w-])/g, weight: 92 },
  // 'FG' and states: 'KN 14-B 073'.
  {
    kind: 'plate',
    shape: /(?<![\w-])[A-Z]{2,3}[ -]\d{1,3}[ -]?[A-Z]{1,2}[ -]?\d{2,4}(?![\w-])/g,
    cue: new RegExp(`\\b(?:${motors}|${numbers})\\b[^\\n]{0,36}$`),
    weight: 85,
  },
  // '5399 83** **** 1044', '5061-XXXX-XXXX-1204'.
  {
    kind: 'card',
    shape: /(?<![\w-])\d{4}[ -]?(?:\d{0,2}[*xX\u2022]{2,4}[ -]?){2,3}\d{2,4}(?![\w-])/g,
    weight: 97,
  },
  {
    kind: 'identity-number',
    // With a wrong check digit it is no card, and still hers.
    shape: /(?<![\w-])\d{4}[ -]\d{4}[ -]\d{4}(?:[ -]\d{3,4}){1,2}(?![\w-])/g,
    cue: /\b(?:card|kaadi|kadi|kati|katin|atm|verve|visa|mastercard)\b[^\n]{0,38}$/,
    // With a right check digit it is a card.
    isOther: (written) => passesLuhn(written.replaceAll(/\D/g, '')),
    weight: 97,
  },
  {
    kind: 'card',
    shape: /(?<![\w/.,:-])\d{4}(?![\w/-]|[.,:]\d)/g,
    cue: /\b(?:card|kaadi|kadi|kati|katin|atm)\b[^\n.]{0,30}\b(?:pari si|pari pelu|kare da|gwu(?:sa|chara)? na|ends? (?:in|with|for)|ending (?:in|with|for)|last (?:four|4)(?: digits?| number)?(?: is| na)?) $/,
    reach: 72,
    weight: 78,
  },
  // A telephone says who it is with fifteen digits.
  { kind: 'identity-number', shape: /(?<![\w.,/-])\d{15}(?![\w/-]|[.,]\d)/g, weight: 65 },
  // 'Gun number, as I fit read am, 56-1 4470921'.
  {
    kind: 'identity-number',
    shape: /(?<![\w/.-])(?:\d{1,4}[- ]){1,2}\d{4,8}(?![\w/-])/g,
    cue: /\b(?:gun|rifle|pistol|bindiga|bindigar|egbe|ibon|engine|injin|chassis)\b[^\n]{0,38}$/,
    weight: 91.5,
  },
  // Ten digits that end in no round sum, where a bank is spoken of, or alone behind the sender of a chat.
  {
    kind: 'account-number',
    shape: /(?<![\w/.,-])\d{10}(?<!000)(?![\w/-]|[.,]\d)/g,
    cue: new RegExp(`\\b(?:${banks})\\b[^\\n]{0,60}$`),
    reach: 72,
    weight: 64,
  },
  {
    kind: 'account-number',
    shape: /(?<=^[^\n:]{2,32}: )\d{10}(?<!000)(?= ?$)/gm,
    weight: 64,
  },
  // '2255 555 908': a sum would have its groups of three from the end on.
  {
    kind: 'account-number',
    shape: /(?<![\w.,+-]|\d )\d{4} \d{3} \d{3}(?![\w-]|[.,]\d| \d)/g,
    weight: 64,
  },
  // Eleven digits behind a name in a list.
  {
    kind: 'nin',
    shape: /(?<=(?:[|;\t:,=\u2013\u2014-]|\b(?:na|ni|bu|is|ce)) ?)[1-9]\d{10}(?<!000)(?=[.,;]?(?:\s|$))/g,
    weight: 63,
  },
  // The two sides of 'chidi.lab / Rose1989' where a log-in is spoken of.
  {
    kind: 'social-handle',
    shape: /(?<![\w/@.-])[a-z][a-z0-9_]{1,15}[._][a-z0-9_]{1,15}(?= ?[/|,] ?[\w@#!]{5,20})/g,
    cue: /\b(?:log-?in|log in|logged|sign in|user|username|password|pass|account|portal|shiga|asamulo|iwole|njirimara)\b[^\n]{0,110}$/,
    reach: 130,
    weight: 87,
  },
  // 'the log-in is obi', 'kalmar sirri ita ce rabo': what opens an account may be a plain word.
  {
    kind: 'social-handle',
    shape:
      /(?<=(?:\b(?:is|na|ni|bu|ce|ne|as|ita ce)|:) ["']?)(?!(?:not|now|the|my|still|known|wrong|lost|changed|same|shared|a|his|her|our|their|with|for)\b)[A-Za-z][A-Za-z0-9_.-]{0,18}[A-Za-z0-9](?=["']?[.,;)]?(?:\s|$))(?=["']?[.,;)\n]|$)/g,
    cue: /\b(?:log-?in|login name|username|user id|user(?=:)|password|paswod|paswodu|paswoodu|okwuntughe|kalmar sirri|sunan shiga|sunan mai amfani|oro asiri|oruko iwole|oruko asamulo|aha njirimara|aha nbanye)(?: (?:mi|re|ya|m|name|for it|of the \w{3,12}))?(?::|,? (?:ya |shi |ita )?(?:is|na|ni|bu|ce|ne|as)) ["']?$/,
    // 'The log-in is slow': what is said of one, and not what it is.
    isOther: isPlain,
    weight: 90,
  },
]
