/** What the words after `npm test --` ask for. */
export type Wanted =
  | { kind: 'help' }
  /** All of it, or what the changes call for. */
  | { kind: 'whole'; isAll: boolean }
  /** Files whose path holds one of these words, in whichever runner has them. */
  | { kind: 'files'; patterns: readonly string[] }
  /** What can be reached by an import from a changed file, without a browser. */
  | { kind: 'changed' }

export const usage = `npm test                what the changes since the branch began call for
npm test -- --all       everything, with the slow lane and PostgreSQL 15
npm test -- PATTERN     the test files whose path holds PATTERN, by any runner
npm test -- --changed   the tests that a changed file reaches, without a browser`

/** @throws Error in plain words at an option that is not known */
export function wanted(words: readonly string[]): Wanted {
  const unknown = words.find((word) => word.startsWith('-') && !options.includes(word))
  if (unknown !== undefined) throw new Error(`npm test does not know ${unknown}.\n${usage}`)
  const patterns = words.filter((word) => !word.startsWith('-'))
  if (words.includes('--help')) return { kind: 'help' }
  else if (patterns.length > 0) return { kind: 'files', patterns }
  else if (words.includes('--changed')) return { kind: 'changed' }
  else return { kind: 'whole', isAll: words.includes('--all') }
}

const options = ['--all', '--changed', '--help']
