/** The tagger's labels: outside, and the beginning and inside of a person, a place and an organization. */
export const labelCount = 7

export const nameTypes = ['person', 'place', 'organization'] as const

export type NameType = (typeof nameTypes)[number]

export function beginningOf(type: number): number {
  return 1 + type * 2
}

export function insideOf(type: number): number {
  return 2 + type * 2
}

/** An inside follows only its own beginning or inside. */
export function mayFollow(before: number, label: number): boolean {
  return label === 0 || label % 2 === 1 || before === label || before === label - 1
}

export function mayStart(label: number): boolean {
  return label === 0 || label % 2 === 1
}
