import { z } from 'zod'
import { NotFound, RuleBroken } from '#domain/errors.ts'
import {
  type Consequence,
  consequenceKinds,
  longestConsequenceSource,
  mostConsequences,
} from '#domain/publishing/consequences.ts'
import { dayProblem } from '#domain/reports/incident-date.ts'
import { notADay } from '#server/input/day.ts'
import { type Input, parseInput, refusal } from '#server/input/parse-input.ts'
import { requiredLine } from '#server/input/text.ts'
import { propose } from '#server/proposals/propose.ts'
import { reportStep } from '#server/reports/take-step.ts'
import { consequencesOf } from './consequence-queries.ts'

/** What a second person reads, and what then changes. */
export type ProposedConsequence = { change: 'add' | 'remove'; consequence: Consequence }

/**
 * Proposes to say at a public report what happened since, or to take such a line out. It counts when a second person has confirmed it.
 *
 * @param input `consequence`, `happenedOn` and `source`; or `remove`, the number of a line. `contentVersion` as it was shown.
 * @throws SignInNeeded, NotFound, Invalid, RuleBroken 'proposal-waits', 'too-many-consequences'
 */
export const recordConsequence = reportStep('record', async (taken, input) => {
  const { application, unit, person, report, key, now } = taken
  const present = await consequencesOf(unit.queries, report.row.id)
  const proposed: ProposedConsequence = input.remove
    ? { change: 'remove', consequence: lineOf(present, String(input.remove)) }
    : { change: 'add', consequence: { id: application.randomness.uuid(), ...parseConsequence(input, now) } }
  if (proposed.change === 'add' && present.length >= mostConsequences)
    throw new RuleBroken('too-many-consequences')
  await propose(application, unit.queries, {
    ...{ act: 'consequence', subjectId: report.row.id, proposedBy: person.id },
    seal: (place) => key.seal(place, proposed),
  })
  return { kind: 'report.consequence_proposed', detail: {} }
})

function lineOf(present: readonly Consequence[], id: string): Consequence {
  const line = present.find((each) => each.id === id)
  if (!line) throw new NotFound()
  return line
}

function parseConsequence(input: Input, now: Date): Omit<Consequence, 'id'> {
  const form = z.object({
    consequence: z.enum(consequenceKinds),
    happenedOn: requiredLine(40).superRefine((day, context) => {
      const problem = dayProblem(day, now)
      if (problem) context.addIssue(problem === 'not-a-day' ? notADay(day) : refusal(problem))
    }),
    source: requiredLine(longestConsequenceSource),
  })
  const { consequence, happenedOn = '', source } = input
  const { consequence: kind, ...said } = parseInput(form, {
    ...{ consequence: consequence || undefined, happenedOn, source: source ?? '' },
  })
  return { kind, ...said }
}
