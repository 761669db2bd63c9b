/** A number as it was written: its digits, the lengths of its groups, and what was between them. */
export type Written = {
  digits: string
  groups: readonly number[]
  separators: readonly string[]
  hasPlus: boolean
  hasBracket: boolean
}

export type PhoneShape =
  /** A Nigerian mobile number, or a number with its country's code. */
  | 'sure'
  /** Written in groups as phone numbers of some country are. */
  | 'grouped'
  /** The length fits, and only a word beside it can tell. */
  | 'length-only'

/** How much a number looks like a phone number. Sources of the Nigerian plan: reference/pii.md, section 3. */
export function phoneShapeOf(written: Written): PhoneShape | undefined {
  const { digits, hasPlus } = written
  if (digits.length < 7 || digits.length > 17 || !areGroupsPlain(written)) return undefined
  if (isNigerianMobile(digits) || isNigerianLandline(digits)) return 'sure'
  if (hasPlus) return isInternational(digits) ? 'sure' : undefined
  if (digits.startsWith('00') && digits.length >= 11 && isInternational(digits.slice(2))) return 'sure'
  if (isGroupedPhone(written)) return 'grouped'
  return digits.length <= 15 ? 'length-only' : undefined
}

function areGroupsPlain({ groups, separators }: Written): boolean {
  // 'triple seven' among digits that are spoken one by one.
  if (groups.length > 6 && !groups.every((length) => length <= 3)) return false
  // '0706/441/8820' and '0810.774.4923': the same sign throughout.
  if (isNigerianInGroups(groups, separators)) return true
  return separators.every((separator) => !separator.includes('\n') && !/\/|\..| -[^ ]/.test(separator))
}

function isNigerianInGroups(groups: readonly number[], separators: readonly string[]): boolean {
  const [sign] = separators
  return (
    (sign === '/' || sign === '.') && groups.join('-') === '4-3-4' && separators.every((one) => one === sign)
  )
}

function isNigerianMobile(digits: string): boolean {
  const national = withoutCountry(digits)
  if (national === undefined) return false
  return national.length === 10 && /^(?:70[1-9]|71\d|80\d|81\d|90[1-9]|91[1-9])/.test(national)
}

function isNigerianLandline(digits: string): boolean {
  const hasCountry = digits.startsWith('234') || digits.startsWith('00234') || digits.startsWith('009234')
  const national = withoutCountry(digits)
  if (national === undefined) return false
  // Since 2023 every landline begins with 020 and has eleven digits.
  if (national.length === 10 && /^20[1-9]/.test(national) && (hasCountry || digits.startsWith('0')))
    return true
  return hasCountry && (national.length === 8 || national.length === 9) && /^[1-9]/.test(national)
}

/** Without the trunk zero and 234 in any of the ways to write it. */
function withoutCountry(digits: string): string | undefined {
  for (const prefix of ['009234', '00234', '2340', '234']) {
    if (digits.startsWith(prefix) && digits.length - prefix.length >= 8) {
      const rest = digits.slice(prefix.length)
      return rest.startsWith('0') ? rest.slice(1) : rest
    }
  }
  if (digits.startsWith('0')) return digits.slice(1)
  return digits.length === 10 ? digits : undefined
}

function isInternational(digits: string): boolean {
  return (
    digits.length >= 8 &&
    digits.length <= 15 &&
    /^[1-9]/.test(digits) &&
    !/^(?:21[059]|28|83|89)/.test(digits)
  )
}

function isGroupedPhone({ digits, groups, separators, hasBracket }: Written): boolean {
  const shape = groups.join('-')
  const tail = digits.slice(-10)
  const isAmerican = /^[2-9]\d\d[2-9]/.test(tail)
  if (/^(?:[1-9]\d{0,2}-)?3-3-4$/.test(lengthsAsDigits(shape, digits)) && isAmerican) return true
  if (hasBracket && groups.length >= 2 && digits.length >= 9) return true
  const isTrunk = digits.startsWith('0') && digits.length >= 9 && digits.length <= 11
  const areShort = groups.every((length) => length >= 2 && length <= 7) && (groups[0] ?? 0) <= 5
  return (
    isTrunk && groups.length >= 2 && groups.length <= 5 && areShort && separators.every((one) => one !== '.')
  )
}

/** '2-3-3-4' with the first group in digits when it could be a country's code: '91-3-3-4'. */
function lengthsAsDigits(shape: string, digits: string): string {
  return /^[1-3]-3-3-4$/.test(shape) ? digits.slice(0, Number(shape.charAt(0))) + shape.slice(1) : shape
}
