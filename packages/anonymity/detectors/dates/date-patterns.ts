import type { Candidate } from '../../finding.ts'
import {
  isClock,
  isMonth,
  isMonthAlone,
  isNoFraction,
  isNoName,
  isNoVerb,
  isNoVersion,
  isPlainYear,
  isYear,
} from './date-doubts.ts'

export type DatePattern = {
  kind: 'date' | 'time' | 'relative-time'
  tier: Candidate['tier']
  /** Sticky, over the text in lower case; every repetition has an end. */
  pattern: RegExp
  /** May refuse by what is written, the 14 units before and the 12 after, in their own case. */
  isAllowed?: (written: string, before: string, after: string) => boolean
}

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const fullMonth = '(?:january|february|march|april|may|june|july|august|september|october|november|december)'
const day = '(?:3[01]|[12]\\d|0?[1-9])'
const year = "(?:(?:19|20)\\d\\d|'\\d\\d)"
const longYear = '(?:1[89]|20)\\d\\d'
const monthNumber = '(?:1[0-2]|0?[1-9])'
const weekday =
  '(?:mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:r(?:s(?:day)?)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)'
const fullWeekday = '(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)'
const clock =
  '(?:[01]?\\d|2[0-4])[:.][0-5]\\d(?::[0-5]\\d)?(?: ?(?:[ap]\\.? ?m\\.?|hrs|hours|gmt|wat|utc|z))?'
const number =
  '(?:\\d{1,3}|a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a few|few|some|several|many|a couple of|couple of)'
const unit =
  '(?:second|minute|hour|day|night|week|weekend|fortnight|month|quarter|term|semester|session|year|decade)s?'

const of = (source: string) => new RegExp(source, 'y')

export const timePatterns: readonly DatePattern[] = [
  {
    kind: 'date',
    tier: 'certain',
    pattern: of(
      `${longYear}-\\d{2}-\\d{2}t\\d{2}:\\d{2}(?::\\d{2}(?:\\.\\d{1,9})?)?(?:z|[+-]\\d{2}:?\\d{2})?`,
    ),
  },
  { kind: 'time', tier: 'certain', pattern: of(clock), isAllowed: isClock },
  {
    kind: 'time',
    tier: 'certain',
    pattern: of(
      "(?:1[0-2]|0?[1-9]) ?(?:[ap]\\.?m\\.?|o'?clock)(?: in the (?:morning|afternoon|evening)| at night)?",
    ),
  },
  { kind: 'time', tier: 'certain', pattern: of('(?:[01]\\d|2[0-3])[0-5]\\d ?(?:hrs|hours)') },
]

export const numericPatterns: readonly DatePattern[] = [
  { kind: 'date', tier: 'certain', pattern: of(`${longYear}[-/.]${monthNumber}[-/.]${day}`) },
  {
    kind: 'date',
    tier: 'certain',
    pattern: of(`${day}([-/.])${monthNumber}\\1(?:${longYear}|\\d{2})`),
    isAllowed: isNoVersion,
  },
  {
    kind: 'date',
    tier: 'certain',
    pattern: of(`${monthNumber}([-/.])${day}\\1(?:${longYear}|\\d{2})`),
    isAllowed: isNoVersion,
  },
  { kind: 'date', tier: 'certain', pattern: of(`${day} ?[-/] ?${monthNumber} ?[-/] ?${longYear}`) },
  {
    kind: 'date',
    tier: 'certain',
    pattern: of(`${day}(?:st|nd|rd|th)?[-/. ]{0,2}(?:day )?(?:of )?${month}\\.?(?:[-/., ]{0,3}${year})?`),
    isAllowed: isNoVerb,
  },
  {
    kind: 'date',
    tier: 'certain',
    pattern: of(
      `${day}(?:st|nd|rd|th)? ?(?:-|to|and|&) ?${day}(?:st|nd|rd|th)?,? (?:of )?${month}\\.?(?:,? ${year})?`,
    ),
  },
  { kind: 'date', tier: 'possible', pattern: of(`${monthNumber}/${day}`), isAllowed: isNoFraction },
  { kind: 'date', tier: 'possible', pattern: of(`${day}/${monthNumber}`), isAllowed: isNoFraction },
  { kind: 'date', tier: 'certain', pattern: of(`${monthNumber}[-/]${longYear}`) },
  {
    kind: 'date',
    tier: 'certain',
    pattern: of(
      '(?:19|20)\\d\\d ?[-/] ?(?:(?:19|20)\\d\\d|\\d\\d)(?: (?:session|budget|fiscal year|academic (?:session|year)))?',
    ),
    isAllowed: isPlainYear,
  },
  { kind: 'date', tier: 'certain', pattern: of('(?:19|20)\\d0s') },
  { kind: 'date', tier: 'certain', pattern: of('(?:19|20)\\d\\d'), isAllowed: isYear },
  {
    kind: 'relative-time',
    tier: 'certain',
    pattern: of(`\\d{1,3} ${unit} (?:ago|back|earlier|later|before|after|wey don pass)`),
  },
]

export const wordPatterns: readonly DatePattern[] = [
  {
    kind: 'date',
    tier: 'certain',
    pattern: of(
      `(?:${fullWeekday}|${weekday}\\.?),? (?:the )?${day}(?:st|nd|rd|th)? ?(?:of )?${month}\\.?(?:,? ${year})?`,
    ),
  },
  {
    kind: 'date',
    tier: 'certain',
    pattern: of(`(?:${fullWeekday}|${weekday}\\.?),? ${month}\\.? ${day}(?:st|nd|rd|th)?(?:,? ${year})?`),
  },
  {
    kind: 'date',
    tier: 'certain',
    pattern: of(`(?:${fullWeekday}),? ${day}[-/.]${monthNumber}[-/.](?:${longYear}|\\d{2})`),
  },
  {
    kind: 'date',
    tier: 'certain',
    pattern: of(`${month}\\.? ?${day}(?:st|nd|rd|th)?(?:(?:,? | ?, ?)${longYear})?`),
    isAllowed: isMonth,
  },
  { kind: 'date', tier: 'certain', pattern: of(`${month}[-/. ]{1,2}(?:of )?${year}`) },
  { kind: 'date', tier: 'certain', pattern: of(`${month}-\\d{2}`) },
  {
    kind: 'date',
    tier: 'certain',
    pattern: of(`the ${day}(?:st|nd|rd|th)(?: of(?: ${month}(?:,? ${year})?| (?:this|last) month))?`),
    isAllowed: (written) => written.includes(' of '),
  },
  {
    kind: 'date',
    tier: 'certain',
    pattern: of('(?:q[1-4]|(?:first|second|third|fourth|last) quarter(?: of)?),? ?(?:19|20)\\d\\d'),
  },
  {
    kind: 'date',
    tier: 'certain',
    pattern: of(
      `(?:early|mid|late|end of|beginning of|middle of)[- ](?:${fullMonth}|(?:19|20)\\d\\d)(?:,? (?:19|20)\\d\\d)?`,
    ),
  },
  { kind: 'date', tier: 'certain', pattern: of(fullWeekday), isAllowed: (written) => written !== 'sun' },
  { kind: 'date', tier: 'certain', pattern: of(fullMonth), isAllowed: isMonthAlone },
  {
    kind: 'date',
    tier: 'certain',
    pattern: of(
      '(?:christmas|easter|eid|sallah|ileya|ramadan|new year)(?: (?:day|eve|period|holiday|break|monday|sunday))?',
    ),
    isAllowed: (written) => written !== 'new year',
  },
]

export const calendarPatterns: readonly DatePattern[] = [
  {
    kind: 'relative-time',
    tier: 'certain',
    pattern: of(
      '(?:the )?day before yesterday|(?:the )?day after tomorrow|next tomorrow|next two days|yesterday(?: (?:morning|afternoon|evening|night))?|yestaday|yesternight|today|tomorrow(?: (?:morning|afternoon|evening|night))?|tomoro|tonight|this (?:morning|afternoon|evening)|dis (?:morning|afternoon|evening|week|month|year)|last night|las night|overnight',
    ),
  },
  {
    kind: 'relative-time',
    tier: 'certain',
    pattern: of(
      `(?:last|las|previous|past|next|this|coming|upper|following)(?: (?:few|two|three|four|five|six|\\d{1,2}))? (?:${unit}|${fullWeekday}|${fullMonth}|christmas|easter|ramadan|sallah|harmattan|raining season|rainy season|dry season|election|elections)`,
    ),
  },
  {
    kind: 'relative-time',
    tier: 'certain',
    pattern: of(
      `${number}(?: or (?:two|three|four|so))? ${unit} (?:ago|back|earlier|later|before that|after that|wey don pass|now now)`,
    ),
  },
  {
    kind: 'relative-time',
    tier: 'certain',
    pattern: of(`(?:${fullWeekday}|early|late)? ?(?:last|next) (?:week|month|year|${fullWeekday})`),
  },
  {
    kind: 'relative-time',
    tier: 'certain',
    pattern: of(
      'recently|the other day|the same day|that same day|the next day|the following (?:day|week|month|year)|earlier (?:today|this (?:week|month|year))|later that (?:day|week|month|year)|at the weekend|over the weekend|nowadays|since then|a while ago|a long time ago|not long ago|some time ago|moments ago|jiya|gobe|lana|ola',
    ),
    isAllowed: isNoName,
  },
]
