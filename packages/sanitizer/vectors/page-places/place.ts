/** A file with one word, or one piece of data, at a place that no reader of it comes to. */
export type Place = {
  name: string
  bytes: Uint8Array
  /** Each of these is looked for in the copy; one that is found was left there. */
  markers: readonly string[]
}

/** A word that is nowhere by accident, one for each place: letters that no file brings along, and ten that the name gives. */
export function markOf(name: string): string {
  let sum = 0x811c9dc5
  let letters = ''
  for (let round = 0; letters.length < 10; round += 1) {
    for (const letter of `${name}${round}`) sum = Math.imul(sum ^ letter.charCodeAt(0), 0x01000193) >>> 0
    letters += String.fromCharCode(97 + (sum % 26), 97 + ((sum >>> 8) % 26))
  }
  return `Zq${letters}Xv`
}
