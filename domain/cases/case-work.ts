/** What staff put on a case. A list, because free words would name people where the database is not sealed. */
export const caseLabels = [
  'urgent',
  'papers',
  'visit',
  'ask-source',
  'ask-expert',
  'lawyer',
  'duplicate',
] as const
export type CaseLabel = (typeof caseLabels)[number]

export function isCaseLabel(text: unknown): text is CaseLabel {
  return caseLabels.some((label) => label === text)
}

/** In characters: an internal note. */
export const longestNote = 2_000
/** So many notes a case has at most. */
export const mostNotes = 200

/** How many reports can be joined to one, as the same wrong. */
export const mostJoined = 20

/** In the place of a colleague: the one who asks. */
export const assignToMe = 'me'

/** So many rows from the top of a page of the table can be chosen at once, in the place of ticks. */
export const firstRows = [10, 20, 50] as const

/** What can be done to several cases with one click. */
export const changesOfMany = ['assign', 'release', 'label', 'unlabel', 'due'] as const
export type ChangeOfMany = (typeof changesOfMany)[number]
