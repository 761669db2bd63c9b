/**
 * Words kept as the gaps between sorted hashes, which is a byte a word where the words would take three. One word in 160 that is not in a
 * list of 18,000 looks as if it were; `make-gazetteers.ts` leaves out what a word of the other lists has the hash of.
 */
export function hashedList(written: string): (word: string) => boolean {
  let known: ReadonlySet<number> | undefined
  return (word) => {
    known ??= hashesOf(written)
    return known.has(hashOfWord(word))
  }
}

/** Below this number: 190 times as many as there are names. */
const hashRange = 2_900_017

export function hashOfWord(word: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < word.length; index += 1)
    hash = Math.imul(hash ^ word.charCodeAt(index), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return ((hash ^ (hash >>> 13)) >>> 0) % hashRange
}

/** Two signs of base 64 a gap, the larger part first; each `~` in front of them adds 4096. */
export function writeHashes(hashes: readonly number[]): string {
  const sorted = [...new Set(hashes)].toSorted((one, other) => one - other)
  return sorted
    .map((hash, index) => {
      const gap = hash - (sorted[index - 1] ?? 0)
      const rest = gap % 4096
      return '~'.repeat(Math.floor(gap / 4096)) + alphabet.charAt(rest >> 6) + alphabet.charAt(rest & 63)
    })
    .join('')
}

export function hashesOf(written: string): ReadonlySet<number> {
  const hashes = new Set<number>()
  let hash = 0
  for (let at = 0; at < written.length; ) {
    if (written.charAt(at) === '~') {
      hash += 4096
      at += 1
    } else {
      hash += alphabet.indexOf(written.charAt(at)) * 64 + alphabet.indexOf(written.charAt(at + 1))
      hashes.add(hash)
      at += 2
    }
  }
  return hashes
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
