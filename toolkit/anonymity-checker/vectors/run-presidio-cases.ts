import { checkText } from '@fitila/anonymity/check-text'
import { presidioKinds } from './presidio-entities.ts'

export type PresidioCase = {
  recognizer: keyof typeof presidioKinds
  text: string
  count: number
  spans?: [start: number, end: number][]
}

export type Outcome = { case: PresidioCase; found: string[]; isPassed: boolean }

/** Passed means: as many findings of the kind as expected, in either tier, and at the expected places where they are given. */
export function runPresidioCase(one: PresidioCase): Outcome {
  const kind = presidioKinds[one.recognizer]
  const found = checkText(one.text).findings.filter((finding) => finding.kind === kind)
  const isAtPlaces = (one.spans ?? []).every(([start, end]) =>
    found.some((finding) => finding.start === start && finding.end === end),
  )
  return {
    case: one,
    found: found.map(({ start, end }) => one.text.slice(start, end)),
    isPassed: found.length === one.count && isAtPlaces,
  }
}
