import type { Candidate } from '../../finding.ts'
import type { Page } from '../../page.ts'
import { isMonthOrYear } from './year-in-code.ts'

const reach = 72

/**
 * Codes whose shape alone could be anything, beside the word that says it: 'BY 1140 NW painted on the side of the boat', 'katin mijina,
 * SNS 7740-12', and what someone is called: 'they call me "3817" for assembly'.
 */
export function detectToldCodes({ reading: { plain, lower } }: Page): Candidate[] {
  const found: Candidate[] = []
  for (const { index, 0: written } of plain.matchAll(shapes)) {
    if (isMonthOrYear(written)) continue
    const end = index + written.length
    const around = `${lower.slice(Math.max(0, index - reach), index)} ${lower.slice(end, end + reach)}`
    const isBoat = /[A-Z]$/.test(written)
    if ((isBoat ? crafts : papers).test(around))
      found.push({
        start: index,
        end,
        kind: isBoat ? 'plate' : 'file-reference',
        tier: 'certain',
        weight: 84.2,
      })
  }
  for (const { index, 0: written } of plain.matchAll(called)) {
    const end = index + written.length
    const start = end - (/\d{3,6}$/.exec(written)?.[0].length ?? 0)
    found.push({ start, end, kind: 'identity-number', tier: 'certain', weight: 68 })
  }
  return found
}

/** Two or three letters, three or four digits and letters again; or letters, four digits or more, and a hyphen with some more. */
const shapes =
  /(?<![\w/-])(?:[A-Z]{2,3}[ -]\d{3,4}[ -][A-Z]{2,3}|[A-Z]{2,5}[ -]\d{4,6}[-/]\d{1,3})(?![\w/-])/g

const crafts =
  /\b(?:boat|canoe|vessel|barge|speedboat|trawler|tugboat|ship|hull|painted|ugbo mmiri|oko oju omi|kwale-?kwale|jirgin|trailer|tanker|lorry|plate|engine|registered|registration)\b/

const papers =
  /\b(?:card|cards|voucher|coupon|ration|ticket|tally|tag|token|receipt|teller|slip|form|kati|katin|kaadi|kadi|baucar|rasit|risiti|number|no|lambar|lamba|nomba|file|beacon|folder|bag|locker|crate|container)\b/

const called = /\b(?:[Cc]all(?:s|ed)?|[Aa]nswer) (?:me|us|him|her|am) ["']?\d{3,6}(?=["' .,]|$)(?![.,:%]\d)/g
