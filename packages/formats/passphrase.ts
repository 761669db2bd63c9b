type Chance = (length: number) => Uint8Array

/** Without letters that are easily taken for others. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Twenty letters in groups of five: about 99 bits. */
export function makePassphrase(chance: Chance): string {
  const chosen: string[] = []
  while (chosen.length < 20) {
    // Bytes of 248 and more would make the first letters likelier.
    const fair = [...chance(20)].filter((value) => value < 248)
    chosen.push(...fair.map((value) => letters[value % letters.length] ?? ''))
  }
  const word = chosen.slice(0, 20).join('')
  return word.match(/.{5}/g)?.join('-') ?? word
}

export const shortestPassphrase = 12
