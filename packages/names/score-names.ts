import { compareNames, type NameReason, type NameStrength } from './compare-names.ts'
import { lookUpName } from './name-book.ts'
import { foldText } from './text/fold.ts'

/** What is known of a name besides its letters. Empty where nothing is known. */
export type NamedThing = { name: string; state: string }

/** Beyond the reasons of `compareNames`: what makes it more or less likely that the two are one. */
export type ScoreReason =
  | NameReason
  | { kind: 'company-name' }
  | { kind: 'company-words'; left: string; right: string }
  | { kind: 'common-names' }
  | { kind: 'same-state'; state: string }
  | { kind: 'other-state'; left: string; right: string }

/** Of a hundred. It orders what a person looks at, and proves nothing: two people can have one name. */
export type NameScore = { score: number; reasons: readonly ScoreReason[] }

/** What is below is not shown. Set by `fixtures/tuning-names.txt` alone. */
export const leastScore = 65

const ofStrength = { same: 95, likely: 85, possible: 60 } as const satisfies Record<NameStrength, number>
const ofReason: Partial<Record<ScoreReason['kind'], number>> = {
  slip: -5,
  initial: -5,
  'names-left-out': -5,
  // Alike in every word, but thousands of people have these words.
  'common-names': -10,
  'same-state': 5,
  'other-state': -20,
}

/** How far two names, with what is known beside them, may be one person. Null where they are two people's. */
export function scoreNames(left: NamedThing, right: NamedThing): NameScore | null {
  const match = compareNames(left.name, right.name)
  if (match === null) return null
  const reasons: ScoreReason[] = [
    ...match.reasons,
    ...(isCommon(left.name) && isCommon(right.name) ? [{ kind: 'common-names' } as const] : []),
    ...reasonOfState(left.state, right.state),
  ]
  return scoreBy(ofStrength[match.strength], reasons)
}

export function scoreBy(start: number, reasons: readonly ScoreReason[]): NameScore {
  const kinds = [...new Set(reasons.map(({ kind }) => kind))]
  const score = kinds.reduce((sum, kind) => sum + (ofReason[kind] ?? 0), start)
  return { score: Math.max(0, Math.min(100, score)), reasons }
}

export function reasonOfState(left: string, right: string): ScoreReason[] {
  if (left === '' || right === '') return []
  else if (foldText(left) === foldText(right)) return [{ kind: 'same-state', state: left }]
  else return [{ kind: 'other-state', left, right }]
}

/** Every word of it is a name that many have. */
function isCommon(name: string): boolean {
  const words = foldText(name)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1)
  return words.length > 0 && words.every((word) => lookUpName(word).isCommon)
}
