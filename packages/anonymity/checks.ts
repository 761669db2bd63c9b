/** ISO/IEC 7812-1: the last digit of a payment card number. */
export function passesLuhn(digits: string): boolean {
  let sum = 0
  for (let index = 0; index < digits.length; index += 1) {
    const digit = digits.charCodeAt(digits.length - 1 - index) - 48
    const doubled = index % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

/** ISO 13616: the two check digits of an IBAN, over letters and digits without spaces, in upper case. */
export function passesIbanCheck(iban: string): boolean {
  let remainder = 0
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(character, 36)
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97
  }
  return remainder === 1
}

/**
 * Verhoeff's check. Whether a NIN carries it is disputed (Presidio says yes, others say its digits are drawn by chance),
 * so it may make a finding surer, and never drop one.
 */
export function passesVerhoeff(digits: string): boolean {
  let check = 0
  for (let index = 0; index < digits.length; index += 1) {
    const digit = digits.charCodeAt(digits.length - 1 - index) - 48
    const permuted = Number(permutations[index % 8]?.charAt(digit))
    check = Number(products[check]?.charAt(permuted))
  }
  return check === 0
}

const products = [
  '0123456789',
  '1234067895',
  '2340178956',
  '3401289567',
  '4012395678',
  '5987604321',
  '6598710432',
  '7659821043',
  '8765932104',
  '9876543210',
]

const permutations = [
  '0123456789',
  '1576283094',
  '5803796142',
  '8916043527',
  '9453126870',
  '4286573901',
  '2793806415',
  '7046913258',
]

/** Counting up or down, or one digit over and over: an example in a text, hardly a person's number. */
export function isMadeUp(digits: string): boolean {
  const steps = new Set<number>()
  for (let index = 1; index < digits.length; index += 1) {
    steps.add((digits.charCodeAt(index) - digits.charCodeAt(index - 1) + 10) % 10)
  }
  return steps.size === 1 && [0, 1, 9].includes([...steps][0] ?? -1)
}
