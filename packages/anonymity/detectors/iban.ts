import { isDigit, isLetter, isWordUnit } from '../characters.ts'
import { passesIbanCheck } from '../checks.ts'
import type { Candidate } from '../finding.ts'
import type { Page } from '../page.ts'

/** IBANs of the countries in the register, with spaces or hyphens between groups, when the check digits are right. */
export function detectIbans({ reading: { plain }, tokens }: Page): Candidate[] {
  const found: Candidate[] = []
  for (let index = 0; index < tokens.count; index += 1) {
    if (tokens.kinds[index] !== 'mixed') continue
    const start = tokens.starts[index] ?? 0
    const length = lengths.get(plain.slice(start, start + 2).toUpperCase())
    const end = length === undefined ? undefined : endOfIban(plain, start, length)
    if (end !== undefined) found.push({ start, end, kind: 'iban', tier: 'certain', weight: 98 })
  }
  return found
}

function endOfIban(plain: string, start: number, length: number): number | undefined {
  let iban = ''
  let at = start
  while (iban.length < length && at < plain.length) {
    const unit = plain.charCodeAt(at)
    if (isDigit(unit) || (unit < 0x80 && isLetter(unit))) iban += plain.charAt(at)
    else if (!(unit === 32 || unit === 45) || iban.length < 4 || !isWordUnit(plain.charCodeAt(at + 1)))
      return undefined
    at += 1
  }
  if (iban.length < length || isWordUnit(plain.charCodeAt(at)) || isWordUnit(plain.charCodeAt(start - 1))) {
    return undefined
  }
  const upper = iban.toUpperCase()
  if (iban !== upper && iban !== iban.toLowerCase()) return undefined
  return isDigit(upper.charCodeAt(2)) && isDigit(upper.charCodeAt(3)) && passesIbanCheck(upper)
    ? at
    : undefined
}

/** ISO 13616 register: how long an IBAN of each country is. */
const lengths = new Map(
  (
    'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24 ' +
    'FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 ' +
    'LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 ' +
    'RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30'
  )
    .split(' ')
    .map((entry): [string, number] => [entry.slice(0, 2), Number(entry.slice(2))]),
)
