/** What authorities and courts did after a report was published. */
export const consequenceKinds = ['investigation', 'charge', 'acquittal', 'conviction', 'recovery'] as const
export type ConsequenceKind = (typeof consequenceKinds)[number]

/** In characters: where it can be read. */
export const longestConsequenceSource = 500
/** So many are noted at one report at most. */
export const mostConsequences = 30

/** As the public reads it. `happenedOn` is a day, YYYY-MM-DD. */
export type Consequence = { id: string; kind: ConsequenceKind; happenedOn: string; source: string }

/** The day of the acquittal, where no later judgment convicts. Of two on one day the acquittal counts. */
export function acquittedOn(
  consequences: readonly Pick<Consequence, 'kind' | 'happenedOn'>[],
): string | null {
  const judgments = consequences.filter(({ kind }) => kind === 'acquittal' || kind === 'conviction')
  const last = judgments
    .map(({ happenedOn }) => happenedOn)
    .toSorted()
    .at(-1)
  const isAcquitted = judgments.some(({ kind, happenedOn }) => kind === 'acquittal' && happenedOn === last)
  return isAcquitted && last ? last : null
}
