import { spelledDigits } from './detectors/numbers/digit-atoms.ts'
import type { Candidate } from './finding.ts'

/** Gives mentions of the same the same number, in the order in which they come: 'Ngozi Eze', 'Mrs Eze' and 'NGOZI' are one. */
export function numberSubjects(candidates: readonly Candidate[], lower: string): number[] {
  const persons = makePersonRegister()
  const others = new Map<string, number>()
  const counts = new Map<string, number>()
  const next = (group: string) => {
    const count = (counts.get(group) ?? 0) + 1
    counts.set(group, count)
    return count
  }
  return candidates.map(({ kind, start, end }) => {
    const words = lower.slice(start, end)
    if (kind === 'person') return persons.numberOf(words)
    const key = `${kind} ${sameFor(kind, words)}`
    const known = others.get(key)
    if (known !== undefined) return known
    const number = next(kind)
    others.set(key, number)
    return number
  })
}

/** What two writings of one number have in common: '+234 (0) 803 123 4567' and 'O8O3-1234567' are one telephone. */
function sameFor(kind: Candidate['kind'], words: string): string {
  if (kind === 'phone') return spelledDigits(words).slice(-10)
  return /\d/.test(words) ? words.replaceAll(/[^a-z0-9]/g, '') : words
}

function makePersonRegister() {
  const byPart = new Map<string, number>()
  // Persons of whom one word is known so far: a full name with that word is theirs.
  const ofOneWord = new Set<number>()
  let count = 0
  return {
    numberOf(name: string): number {
      const parts = name.split(/[ \n.,-]/).filter((part) => part.length > 1)
      const whole = byPart.get(name)
      // A name of two words is not the same person as another with the same family name; one word alone is the last so called.
      const known = whole ?? (parts.length === 1 ? byPart.get(parts[0] ?? '') : sharedBy(parts))
      const number = known ?? count + 1
      if (parts.length > 1) ofOneWord.delete(number)
      else if (known === undefined) ofOneWord.add(number)
      count = Math.max(count, number)
      byPart.set(name, number)
      for (const part of parts) if (!byPart.has(part)) byPart.set(part, number)
      return number
    },
  }

  function sharedBy(parts: readonly string[]): number | undefined {
    const numbers = parts.map((part) => byPart.get(part))
    const [first] = numbers
    if (first !== undefined && numbers.every((number) => number === first)) return first
    return numbers.find((number) => number !== undefined && ofOneWord.has(number))
  }
}
