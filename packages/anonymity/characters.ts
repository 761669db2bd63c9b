/** What a unit of the folded text is. Everything that scans asks here, so that "word" means one thing. */
export function isDigit(unit: number): boolean {
  return unit >= 48 && unit <= 57
}

export function isLetter(unit: number): boolean {
  if (unit < 0x80) return (unit >= 65 && unit <= 90) || (unit >= 97 && unit <= 122)
  if (Number.isNaN(unit)) return false
  const known = letters[unit] ?? 0
  if (known !== 0) return known === 2
  const answer = /^[\p{L}\p{M}]$/u.test(String.fromCharCode(unit))
  letters[unit] = answer ? 2 : 1
  return answer
}

// A memory of the expression's answers: 0 not asked yet, 1 no, 2 yes.
const letters = new Uint8Array(0x10000)

export function isUpper(unit: number): boolean {
  return unit >= 65 && unit <= 90
}

export function isLower(unit: number): boolean {
  return unit >= 97 && unit <= 122
}

/** A letter, a digit or an underscore: what a number or a name must not be glued to. */
export function isWordUnit(unit: number): boolean {
  return isDigit(unit) || isLetter(unit) || unit === 95
}

export function isHexDigit(unit: number): boolean {
  return isDigit(unit) || (unit >= 97 && unit <= 102) || (unit >= 65 && unit <= 70)
}

export function isSpace(unit: number): boolean {
  return unit === 32 || (unit >= 9 && unit <= 13) || unit === 0x2028 || unit === 0x2029 || unit === 0x85
}

export function isBreak(unit: number): boolean {
  return unit === 10 || unit === 13 || unit === 0x2028 || unit === 0x2029
}
