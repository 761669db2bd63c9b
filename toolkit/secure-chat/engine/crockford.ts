const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const values = new Map([
  ...[...alphabet].flatMap((letter, value): [string, number][] => [
    [letter, value],
    [letter.toLowerCase(), value],
  ]),
  ...[...'Oo'].map((letter): [string, number] => [letter, 0]),
  ...[...'IiLl'].map((letter): [string, number] => [letter, 1]),
])

/** Crockford's base32 (https://www.crockford.com/base32.html), upper case, most significant bit first, no check symbol. */
export function encodeCrockford(bytes: Uint8Array): string {
  const letters: string[] = []
  let held = 0
  let bits = 0
  for (const byte of bytes) {
    held = (held << 8) | byte
    bits += 8
    while (bits >= 5) {
      bits -= 5
      letters.push(alphabet.charAt((held >> bits) & 31))
    }
    held &= (1 << bits) - 1
  }
  if (bits > 0) letters.push(alphabet.charAt((held << (5 - bits)) & 31))
  return letters.join('')
}

/** The bytes of text in any case, with O for 0 and I or L for 1; undefined when it is not the one spelling of any bytes. */
export function decodeCrockford(text: string): Uint8Array<ArrayBuffer> | undefined {
  const bytes = new Uint8Array(Math.floor((text.length * 5) / 8))
  let held = 0
  let bits = 0
  let filled = 0
  for (const letter of text) {
    const value = values.get(letter)
    if (value === undefined) return undefined
    held = (held << 5) | value
    bits += 5
    if (bits >= 8) {
      bits -= 8
      bytes[filled] = (held >> bits) & 255
      filled += 1
    }
    held &= (1 << bits) - 1
  }
  const isExact = held === 0 && bits < 5
  return isExact ? bytes : undefined
}

/** The canonical letters of typed text: upper case, without spaces and hyphens, O read as 0, I and L as 1. */
export function canonicalCrockford(typed: string): string | undefined {
  const letters = [...typed.replace(/[\s\-\u2010-\u2015]/g, '')].map((letter) => values.get(letter))
  if (letters.includes(undefined)) return undefined
  return letters.map((value) => alphabet.charAt(value ?? 0)).join('')
}
