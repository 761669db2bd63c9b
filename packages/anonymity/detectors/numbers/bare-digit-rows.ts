import { isMadeUp } from '../../checks.ts'
import { counted, counts, forAll } from './counting-words.ts'
import type { Row } from './shown-code-rows.ts'

/** Words for a number behind which the digits may follow without 'is'. */
const ofNumber = 'nomba|nonba|namba|lamba|lambar|lamban|lambarsa|lambarta|lambarmu|lambarsu|akara'

/** What is numbered: 'centre no 44102'. */
const numbered =
  'exam|examination|centre|center|seat|index|candidate|roll|folio|locker|bed|ward|ticket|slip|id|card|staff|force|service|badge|pass|tag|serial|batch|plan|cell|file|desk|queue|bag|box|lot|seal|form|list|ballot|meter|account|acct'

/** Sums and years. */
function isRound(written: string): boolean {
  return /000$|^\d\d00$|^(?:19|20)\d\d$/.test(written) || isMadeUp(written)
}

/** As many digits that are not part of a longer number, of an address of the web or of a sum, and count nothing. */
function alone(digits: string): RegExp {
  const before = '(?<![\\w/.,+$#&=\\u20a6\\u00a3\\u20ac-])'
  return new RegExp(`${before}\\d{${digits}}(?<!000)(?![\\w/%-]|[.,:]\\d| \\d| (?:${counted})\\b)`, 'g')
}

/** What a word for a number tells of: '4471', '4410/027'. */
const behindNumber = new RegExp(
  `(?<![\\w/.,:$#\\u20a6-])(?:\\d{4,10}|\\d{2,6}[/-]\\d{3,6})(?=[.,;:)"'!?]{0,2}(?:\\s|$))(?! (?:${counted})\\b)`,
  'g',
)

const sums =
  /(?:[$#\u20a6\u00a3\u20ac]|\b(?:n|ngn|usd|gbp|eur|naira|worth|sum of|total|totals|budget|amount|cost|kudin|kudi|ego|owo)\b[ :]{0,2}(?:of |is |was |na |bu |ni |ne )?)$/

/** Numbers without a letter. Each expression has an end, and none looks further back than its reach. */
export const bareDigitRows: readonly Row[] = [
  // 'their pay goes to 6041827735', and what is longer: people set off the thousands of a sum that long, or end it in zeros.
  // It may be an account, a meter, a seat at an exam, a reference of a bank or the chip of a telephone.
  { kind: 'identity-number', shape: alone('10,30'), unless: sums, isOther: isRound, weight: 55 },
  // '******4417', 'XXXXXX2208'.
  { kind: 'account-number', shape: /(?<![\w*])(?:[*\u2022]{3,12}|[xX]{4,12})\d{3,4}(?![\w*])/g, weight: 90 },
  // 'rasit, No. 0317': no house and no law begins with a zero.
  {
    kind: 'file-reference',
    shape:
      /(?<!\w)(?:(?:No|NO|Nos|no)\. ?(?:0\d{3,7}|\d{5,9})|(?:No|NO|Nos) 0\d{3,7})(?<!000)(?![\w/-]|[.,:]\d| \d)/g,
    unless: /\b(?:act|law|decree|section|bill|plot|house|block|shop|gida|ile|ulo) $/,
    weight: 78,
  },
  // 'stamped 00721', 'slip 00318-22'.
  {
    kind: 'file-reference',
    shape: /(?<![\w/.,:+-])(?:0\d{4}|0(?:0\d{2,4}|\d{4})[-/]\d{1,4})(?![\w/-]|[.,:]\d| \d)/g,
    weight: 60.5,
  },
  // 'My record is clean: PF 4471'.
  {
    kind: 'staff-number',
    shape: /(?<=(?<![\w-])(?:PF|PSN|IPPIS|Psn)[.:]? ?(?:No\.? ?)?)\d{3,7}(?![\w/-]|[.,:]\d)/g,
    weight: 84.5,
  },
  // 'Nomba ule ule 4150928', 'lamba ta 4280115', 'nomba ile idanwo won ni 4310081'.
  {
    kind: 'identity-number',
    shape: behindNumber,
    cue: new RegExp(
      `\\b(?:${ofNumber})(?:,? (?!(?:of|${counts}|tarho|fon|waya|ekwenti)\\b)[a-z']{1,12}){0,4}[:,]? ["'(]?$`,
    ),
    unless: new RegExp(`\\b${forAll}\\b[^\\n]{0,24}$`),
    isOther: isRound,
    reach: 72,
    weight: 59,
  },
  // 'the number on my slip is 4471902', 'meter wey get serial 6201447'.
  {
    kind: 'identity-number',
    shape: behindNumber,
    cue: new RegExp(
      `\\b(?:number|serial|s/n|(?:${numbered}) no\\.?)(?:(?: (?!(?:of|${counts})\\b)[a-z']{1,12}){0,4} (?:is|na|was|reads?|shows?|says?|get|be)|:)? ["'(]?$`,
    ),
    unless: new RegExp(`\\b${forAll}\\b[^\\n]{0,24}$`),
    isOther: isRound,
    reach: 72,
    weight: 59,
  },
  // 'PIN for the scratch card na 4410 8827 1934'.
  {
    kind: 'identity-number',
    shape: /(?<![\w/.,-])\d{4}(?:[ -]\d{4}){2,4}(?![\w/-]|[.,]\d| \d)/g,
    cue: /\b(?:pin|scratch|token|tokin|recharge|katin waya|loda|voucher)\b[^\n]{0,40}$/,
    reach: 52,
    weight: 92.5,
  },
  // 'Nomba m na mahadum bu 2019/244/881': the year of entry, the course and the seat.
  {
    kind: 'identity-number',
    shape: /(?<![\w/.,-])(?:19|20)\d\d\/(?!(?:19|20)\d\d\/)\d{3,6}\/\d{2,5}(?![\w/-]|[.,]\d)/g,
    weight: 84.5,
  },
  // 'the verification code 481 902', 'koodu 4819 02'.
  {
    kind: 'social-handle',
    shape: /(?<![\w/.,-])\d{3}[ -]\d{3}(?![\w/-]|[.,]\d| \d)/g,
    cue: /\b(?:verification|security|secret|access|confirmation|reset|login|log-in|whatsapp|sms|otp)(?: (?:code|pin|koodu|lambar))?(?: (?:is|na|bu|ni|ce))?[ :]{1,2}$/,
    weight: 79.5,
  },
  // 'Patient #4471'.
  {
    kind: 'file-reference',
    shape: /(?<=#)\d{3,8}(?<!00)(?![\w/-]|[.,]\d)/g,
    cue: /\b(?:patient|case|inmate|member|complaint|petition|user|agent|order|ticket|report) #$/,
    weight: 79.5,
  },
]
