/** The word that each place holds. No other part of the file has it. */
export const marker = 'ZqUnseenWx'

/** `unreached`: no reader comes to it, so it has to go. `unseen`: it is there and not seen, so it goes, or is asked about or told with its words. */
export type Place = { bytes: Uint8Array; sort: 'unreached' | 'unseen' }
export type Places = Record<string, Place>

export function placesOf(
  sort: Place['sort'],
  make: (content: string) => Uint8Array,
  contents: Readonly<Record<string, string>>,
): Places {
  return Object.fromEntries(
    Object.entries(contents).map(([name, content]) => [name, { sort, bytes: make(content) }]),
  )
}

/** A third of all places is kept aside while cleaners are written: a rule that nobody chooses by. */
export function isKeptAside(name: string): boolean {
  let hash = 0x811c9dc5
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash % 3 === 0
}
