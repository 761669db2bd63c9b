// Crockford's: no letter that looks like a digit.
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Random bytes as people write them down: letters and digits, in fours. */
export function codeText(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const text = (bits.match(/.{5}/g) ?? []).map((five) => letters.charAt(Number.parseInt(five, 2))).join('')
  return inFours(text)
}

/** As on paper: whatever blanks, hyphens and small letters were typed, and the letters that people take for digits. */
export function asWritten(given: string): string {
  const plain = given.slice(0, 60).toUpperCase().replace(/[\s-]/g, '')
  return inFours(plain.replaceAll('O', '0').replace(/[IL]/g, '1'))
}

function inFours(text: string): string {
  return (text.match(/.{1,4}/g) ?? []).join('-')
}
