/**
 * Whether a name is one of these but for a letter, or for two in an address: then a bad byte made it, and what it hid or tied together is loose. Digits do not
 * count, for a newer edition of a vocabulary differs from the older in its year.
 */
export function isNearly(name: string, known: Iterable<string>): boolean {
  for (const one of known) if (one !== name && one.length === name.length && areNear(one, name)) return true
  return false
}

/** The same of one name, however short. */
export function isButOneLetter(name: string, known: Iterable<string>): boolean {
  for (const one of known) if (one.length === name.length && differences(one, name) === 1) return true
  return false
}

function differences(one: string, other: string): number {
  let count = 0
  for (let place = 0; place < one.length; place += 1) if (one[place] !== other[place]) count += 1
  return count
}

const shortest = 5
/** Longer than any name; an address may be damaged in two places. */
const longName = 24

function areNear(known: string, given: string): boolean {
  if (known.length < shortest) return false
  let different = 0
  for (let place = 0; place < known.length; place += 1) {
    if (known[place] === given[place]) continue
    if (/\d/.test(known.charAt(place)) && /\d/.test(given.charAt(place))) return false
    different += 1
    if (different > (known.length > longName ? 2 : 1)) return false
  }
  return true
}
