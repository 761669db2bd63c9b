import { bits, lexicon } from '../../names/lexicon.ts'
import type { Row } from './shown-code-rows.ts'

/** Money, measures, laws and words in capitals before two numbers. */
const noHeads =
  /^(?:NGN|USD|GBP|EUR|CFA|KM|KG|MW|KVA|GPS|BOX|PAGE|ACT|CAP|SEC|ART|PSALM|VOL|TEL|GSM|MTN|FAX|DUE|DATE|DATED|JSS|SSS|SS|JS|ISO|JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|SEPT|OCT|NOV|DEC|Q|BP|UTME|JAMB|WAEC|NECO|APC|PDP|LP|NNPP|APGA|ADC|SDP|YPP|ADP|AAC|PRP|ZLP|NRM|APM|APP)\b/

/** A word of every day in capitals, before a sum: 'PAID 4500 200'. */
function isNoHead(written: string): boolean {
  const head = /^[A-Za-z]{1,6}/.exec(written)?.[0].toLowerCase() ?? ''
  const isWord = head.length > 1 && (lexicon(head) & bits.frequentWord) !== 0
  // 'KANO 12045 22118' is a row of votes; no count begins with a zero.
  const isPlace = (lexicon(head) & bits.place) !== 0 && !/ 0\d/.test(written)
  return isWord || isPlace || noHeads.test(written) || /000$| (?:19|20)\d\d /.test(written)
}

/** '27/12/1988' is a day, '24/7/365' a habit. */
function isDay(written: string): boolean {
  const [first = 0, second = 0] = written.split('/').map((part) => Number.parseInt(part, 10))
  return (
    (first <= 31 && second <= 12) ||
    (first <= 12 && second <= 31) ||
    /^(?:19|20)\d\d\/|\/(?:19|20)\d\d$/.test(written)
  )
}

const motors =
  'motar|mota|motarsa|moto|oko|ugboala|ugbo ala|okada|keke|vehicle|car|bus|boosu|bosi|bas|taxi|tasi|plate|hilux|tipper|lorry|babur|jeep|van|truck|tirela|nomba|number|lambar|lamba'

const numbers =
  'number|num|no\\.|nomba|nonba|namba|lamba|lambar|lambarsa|lambarta|akara|serial|tag|batch|katon|carton|drum|slip|ticket|tiketi|tikiti|receipt|risiti|risiiti|risitii|resiti|rasit|rasiti'

/** Codes of letters and digits in groups, taken to their last group. Each expression has an end. */
export const groupedCodeRows: readonly Row[] = [
  // 'WR 004 7716', 'CS 0077 4198', 'NX 55820 14'.
  {
    kind: 'file-reference',
    shape: /(?<![\w/-])[A-Z]{2,4} \d{3,5} \d{2,5}(?![\w/%-]|[.,:]\d| \d)/g,
    isOther: isNoHead,
    weight: 84.6,
  },
  // 'EC8A 0047712': a form and the number that is printed on it.
  {
    kind: 'file-reference',
    shape: /(?<![\w/-])[A-Z]{1,3}\d{1,2}[A-Z]? 0\d{4,8}(?![\w/-]|[.,:]\d)/g,
    weight: 84.6,
  },
  // '90F5 B0A1 7743 2069 551': groups of four, as on a voter's card.
  {
    kind: 'voter-card',
    shape:
      /(?<![\w-])(?=[\d ]{0,14}[A-Z])(?:(?=[A-Z]{0,3}\d)[A-Z0-9]{4} ){3,5}[A-Z0-9]{3,4}(?<=\d[A-Z]{0,3})(?![\w-])/g,
    // 'N200 N500 N700 N900' are prices, '10AM 11AM 12PM 10PM' hours, and 'JSS1 JSS2 JSS3 SSS1' classes.
    isOther: (written) => !/\d[A-Z]/.test(written) || /\d(?:AM|PM|ST|ND|RD|TH|KG|K)\b/.test(written),
    weight: 96,
  },
  // 'CR 7/2298', 'SDE 44/11/02'.
  {
    kind: 'file-reference',
    shape:
      /(?<![\w/-])[A-Z]{2,5} (?:\d{1,3}\/(?!(?:19|20)\d\d\b)\d{3,5}|(?:3[2-9]|[4-9]\d|[1-9]\d\d)\/\d{1,3}\/\d{2,4})(?![\w/-]|[.,]\d)/g,
    isOther: isNoHead,
    weight: 84.6,
  },
  // 'M/82/2022': a suit of a court.
  {
    kind: 'file-reference',
    shape: /(?<![\w/-])[A-Z]{1,4}\/\d{1,4}[A-Z]{0,3}\/(?:19|20)\d\d(?![\w/-]|[.,]\d)/g,
    weight: 84.6,
  },
  // '27/27/1088 Ibadan': number, page and volume of a registry of lands, with its town.
  {
    kind: 'file-reference',
    shape:
      /(?<![\w/.,-])\d{1,4}\/\d{1,4}\/\d{3,4}(?: (?:at )?(?:Lagos|Ibadan|Abeokuta|Akure|Osogbo|Oshogbo|Ilorin|Benin|Enugu|Owerri|Umuahia|Awka|Kaduna|Kano|Jos|Asaba|Warri|Port Harcourt|Calabar|Uyo))?(?![\w/-]|[.,]\d)/g,
    unless: /\b(?:bp|pressure|ratio|npk)[ :]{1,2}$/,
    isOther: isDay,
    weight: 84.6,
  },
  // 'B/N 20-4478', 'S/N: 118 204'.
  {
    kind: 'file-reference',
    shape:
      /(?<![\w/-])[BSPMR]\/N[.:]? ?[A-Z]{0,4}[ -]?\d{2,6}(?:[-/ ]?[A-Z0-9]{1,6}){0,2}(?<=\d.{0,3}\d.{0,3}\d.{0,3})(?![\w/-])/g,
    unless: /\n$/,
    weight: 96.5,
  },
  // 'BN 20117Z', 'BN-77204-K' of a batch: the letter behind it belongs to it.
  {
    kind: 'file-reference',
    shape: /(?<![\w/-])BN[ -]?\d{4,7}-?[A-Z]{1,2}(?![\w/-])/g,
    weight: 97.5,
  },
  // '7.62-LOT-4471': what is stamped on a case of bullets.
  {
    kind: 'file-reference',
    shape: /(?<![\w.,/-])(?:7\.62|5\.56|9)(?:x\d\d)?(?:mm)?[ -][A-Z]{2,5}[ -]\d{3,6}(?:-\d{2,4})?(?![\w/-])/g,
    weight: 84.7,
  },
  // 'CB:4002/OPS/FHQ/T/18': a signal of the police.
  {
    kind: 'file-reference',
    shape: /(?<![\w/])[A-Z]{2,4}: ?\d{2,6}(?:\/[A-Z0-9](?:[A-Z0-9.]{0,5}[A-Z0-9])?){2,7}(?![\w/-])/g,
    weight: 84.7,
  },
  // 'AK-0917 ZM', 'SN 4471/PED', 'NCoS 77038' behind a word for a number.
  {
    kind: 'file-reference',
    shape:
      /(?<![\w/.-])(?:[A-Z]{1,5}[ -]\d{3,7}(?: |\/|-)(?!I\b)[A-Z]{1,4}|[A-Z]{1,2}[a-z]{1,2}[A-Z]{1,3} ?\d{4,7}|[A-Z]{2,5}-\d{3})(?![\w/-])/g,
    cue: new RegExp(`\\b(?:${numbers})\\b[^\\n]{0,36}$`),
    isOther: isNoHead,
    reach: 56,
    weight: 84.5,
  },
  // 'SN 4471/PED' wherever it stands.
  { kind: 'file-reference', shape: /(?<![\w/-])SN[ :-]{0,2}\d{3,8}\/[A-Z]{1,4}(?![\w/-])/g, weight: 84.5 },
  // 'UGH 55 TA' of a bus, 'BN 14 LG 06' of a local government, '03B-19 KD' of an office.
  {
    kind: 'plate',
    shape: /(?<![\w-])[A-Z]{2,3}[ -]\d{2,3}[ -][A-Z]{2,3}(?![\w-])/g,
    cue: new RegExp(`\\b(?:${motors})\\b[^\\n]{0,36}$`),
    isOther: (written) => noHeads.test(written),
    reach: 56,
    weight: 85,
  },
  { kind: 'plate', shape: /(?<![\w-])[A-Z]{2,3} ?\d{1,3} ?LG ?\d{2,3}(?![\w-])/g, weight: 98.5 },
  { kind: 'plate', shape: /(?<![\w-])\d{2}[A-Z]-\d{2,4} [A-Z]{2}(?![\w-])/g, weight: 98.5 },
  // 'LS/D/LA 5516': a plan of a surveyor.
  {
    kind: 'file-reference',
    shape: /(?<![\w/-])[A-Z]{1,4}(?:\/[A-Z]{1,4}){1,3} \d{3,6}(?<!000)(?! ?[\w/%-]|[.,]\d)/g,
    isOther: (written) => noHeads.test(written),
    weight: 84.4,
  },
  // 'pnr QX7LMD'.
  {
    kind: 'file-reference',
    shape: /(?<![\w/-])(?=[A-Z]{0,5}\d)(?=\d{0,5}[A-Z])[A-Z0-9]{6}(?![\w/-])/g,
    cue: /\b(?:pnr|booking|reservation|locator|confirmation)(?: (?:code|ref|reference|number|no\.?))?(?: (?:is|na|bu|ni|ce))?[ :]{1,2}$/,
    weight: 84.5,
  },
  // 'terminal ID ... 2070KB61': digits around two letters.
  {
    kind: 'identity-number',
    shape:
      /(?<![\w/.-])\d{4}(?!JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC|AM|PM|HRS?|KG|MW|KM)[A-Z]{2,3}[A-Z0-9]{1,4}(?<=\d)(?![\w/-])/g,
    weight: 84,
  },
]
