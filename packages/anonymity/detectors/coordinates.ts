import type { Candidate } from '../finding.ts'
import { matchAt } from '../match-at.ts'
import type { Page } from '../page.ts'

/** A latitude with a longitude, in decimals or in degrees, and Google's plus codes. */
export function detectCoordinates({ reading: { plain, lower }, tokens }: Page): Candidate[] {
  const found: Candidate[] = []
  let reached = 0
  for (let index = 0; index < tokens.count; index += 1) {
    const start = tokens.starts[index] ?? 0
    if (start < reached || tokens.kinds[index] === 'sign') continue
    const from = plain.charAt(start - 1) === '-' ? start - 1 : start
    const end =
      matchAt(decimals, lower, from) ??
      matchAt(degrees, lower, from) ??
      matchAt(named, lower, start) ??
      matchAt(plusCode, plain, start)
    if (end !== undefined) {
      found.push({ start: from, end, kind: 'gps', tier: 'certain', weight: 91 })
      reached = end
    }
  }
  return found
}

const decimals =
  /-?\d{1,2}\.\d{3,12}\u00b0?\s?[ns]?\s{0,2}[,;/]?\s{1,2}-?(?:1[0-7]\d|\d{1,2})\.\d{3,12}\u00b0?(?:\s?[ew](?![a-z]))?|-?\d{1,2}\.\d{3,12},-?\d{1,3}\.\d{3,12}/y
const degrees =
  /\d{1,2}\s?\u00b0\s?(?:\d{1,2}(?:\.\d{1,5})?\s?'\s?(?:\d{1,2}(?:\.\d{1,4})?\s?(?:"|''|'))?\s?)?[ns](?:orth|outh)?[\s,]{0,3}\d{1,3}\s?\u00b0\s?(?:\d{1,2}(?:\.\d{1,5})?\s?'\s?(?:\d{1,2}(?:\.\d{1,4})?\s?(?:"|''|'))?\s?)?[ew](?:ast|est)?/y
// 'latitude 9.0765, longitude 7.3986', 'N6 26.47 E3 25.06' and "N 9\u00b0 4' 35" E 7\u00b0 23' 55"".
const named =
  /lat(?:itude)?[:= ]{1,3}-?\d{1,2}\.\d{3,12}[,;]? ?(?:and )?(?:lng|long?(?:itude)?)[:= ]{1,3}-?\d{1,3}\.\d{3,12}|[ns] ?\d{1,2}\s?\u00b0 ?(?:\d{1,2} ?' ?(?:\d{1,2}(?:\.\d{1,4})? ?(?:"|'')?)?)?[\s,]{0,3}[ew] ?\d{1,3}\s?\u00b0 ?(?:\d{1,2} ?' ?(?:\d{1,2}(?:\.\d{1,4})? ?(?:"|'')?)?)?|[ns] ?\d{1,2} \d{1,2}(?:\.\d{1,4}| \d{1,2}(?:\.\d{1,3})?)?,? ?[ew] ?\d{1,3} \d{1,2}(?:\.\d{1,4}| \d{1,2}(?:\.\d{1,3})?)?(?!\w)/y
const plusCode = /[23456789CFGHJMPQRVWX]{4,8}\+[23456789CFGHJMPQRVWX]{2,3}(?![\w+])/y
