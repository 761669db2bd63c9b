/** An element as a style sheet sees it: what it is, what it is in, what comes before it there, and what is in it. */
export type Styled = {
  tag: string
  id: string
  classes: readonly string[]
  style: string
  outer: Styled | undefined
  /** Left out where that is not known. */
  before?: Styled | undefined
  /** The elements directly in it, in their order. Left out where they are not known. */
  inner?: Styled[]
  /** Its number among those that it is beside, from 1. Left out where that is not known. */
  place?: number
  /** Answers what an attribute says. Left out where that is not known. */
  attribute?: (name: string) => string | undefined
}

/** The names in what the attribute `class` says. */
export function classesIn(said: string | undefined): string[] {
  return (said ?? '').split(/\s+/).filter((name) => name !== '')
}

/** `unsure` is what cannot be judged from what is known of an element. */
export type Answer = 'yes' | 'no' | 'unsure'

export type Test = (element: Styled) => Answer

/** What one element has to be: a row of names and tests without a sign between them (Selectors 4, section 3.1). */
export type Compound = {
  tag: string
  id: string
  classes: readonly string[]
  tests: readonly Test[]
  /** How much it decides between rules (section 17): ids by 10,000, classes and tests by 100, names by 1. */
  weight: number
}

/** One of a row, with the sign between it and the one before: ` `, `>`, `+`, `~`, or nothing. */
export type Part = { is: Compound; sign: string }

export function allOf(answers: readonly Answer[]): Answer {
  if (answers.includes('no')) return 'no'
  return answers.includes('unsure') ? 'unsure' : 'yes'
}

/** The less sure of two; `no` when one is. */
export function least(one: Answer, other: Answer): Answer {
  return allOf([one, other])
}

export function anyOf(answers: readonly Answer[]): Answer {
  if (answers.includes('yes')) return 'yes'
  return answers.includes('unsure') ? 'unsure' : 'no'
}

export function not(answer: Answer): Answer {
  if (answer === 'unsure') return answer
  return answer === 'yes' ? 'no' : 'yes'
}

export function asked<Value>(value: Value | undefined, is: (value: Value) => boolean): Answer {
  if (value === undefined) return 'unsure'
  return is(value) ? 'yes' : 'no'
}

/** Numbers from 1: from the start and from the end, among all and among those of the same name. */
export type Places = { first: number; last: number; firstOfName: number; lastOfName: number }

const known = new WeakMap<Styled, ReadonlyMap<Styled, Places>>()
const alone: Places = { first: 1, last: 1, firstOfName: 1, lastOfName: 1 }

/** Where an element is among those that it is beside; undefined where that is not known. */
export function placesOf(element: Styled): Places | undefined {
  const { outer } = element
  if (outer === undefined) return element.inner === undefined ? undefined : alone
  if (outer.inner === undefined) return undefined
  const there = known.get(outer) ?? placesIn(outer.inner)
  known.set(outer, there)
  return there.get(element)
}

function placesIn(elements: readonly Styled[]): Map<Styled, Places> {
  const counts = new Map<string, number>()
  const places = new Map<Styled, Places>()
  for (const [at, element] of elements.entries()) {
    const number = (counts.get(element.tag) ?? 0) + 1
    counts.set(element.tag, number)
    places.set(element, { first: at + 1, last: elements.length - at, firstOfName: number, lastOfName: 0 })
  }
  for (const [element, place] of places)
    place.lastOfName = (counts.get(element.tag) ?? 0) - place.firstOfName + 1
  return places
}
