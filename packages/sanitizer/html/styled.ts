/** An element as a style sheet sees it: what it is, what it is in, and what comes before it there. */
export type Styled = {
  tag: string
  id: string
  classes: readonly string[]
  style: string
  outer: Styled | undefined
  /** Left out where that is not known. */
  before?: Styled | undefined
  /** Its number among those that it is beside, from 1. Left out where that is not known. */
  place?: number
  isLast?: boolean
  /** Answers what an attribute says. Left out where that is not known. */
  attribute?: (name: string) => string | undefined
}

/** The names in what the attribute `class` says. */
export function classesIn(said: string | undefined): string[] {
  return (said ?? '').split(/\s+/).filter((name) => name !== '')
}

/** `unsure` is what cannot be judged from what is known of an element. */
export type Answer = 'yes' | 'no' | 'unsure'

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

const mostBefore = 50

export function placeOfType(element: Styled): number | undefined {
  if (!('before' in element)) return undefined
  let number = 1
  let walked = 0
  for (let one = element.before; one !== undefined; one = one.before) {
    walked += 1
    if (walked > mostBefore) return undefined
    if (one.tag === element.tag) number += 1
  }
  return number
}
