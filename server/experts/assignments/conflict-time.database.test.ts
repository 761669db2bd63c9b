import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Person } from '#domain/actor.ts'
import { minutes } from '#domain/time/durations.ts'
import { expertAssignments, rateLimits } from '#server/database/people-schema.ts'
import { cast, submitted } from '#tests/cast.ts'
import { buildQuestion, verifyAtOnce } from '#tests/support/experts/working-expert.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { askExpert } from './ask-expert.ts'
import { checkConflicts } from './check-conflicts.ts'

const rounds = 40

// Statements are counted in `tests/http/experts.database.test.ts`. This would notice a wait, a letter or a comparison that only one answer has.
test('a conflict and none take the same time to answer', { timeout: minutes(5) }, async () => {
  const application = await withApplication()
  const { queries } = application.database
  const { reporter, stranger, observer, reviewer } = await cast(
    ...([application, 'reporter', 'stranger', 'observer', 'reviewer'] as const),
  )
  const report = await submitted(application, reporter)
  const invited = async (expert: Person, names: string) => {
    await verifyAtOnce(application, expert)
    const id = await askExpert(application, reviewer, report.id, buildQuestion(expert))
    const [fresh] = await queries.select().from(expertAssignments).where(eq(expertAssignments.id, id))
    if (!fresh) throw new Error('no invitation was written')
    const { state, endedOn, sealedExtract } = fresh
    const answer = async () => {
      await queries.delete(rateLimits)
      const started = performance.now()
      await checkConflicts(application, expert, id, { names })
      const took = performance.now() - started
      const [now] = await queries.select().from(expertAssignments).where(eq(expertAssignments.id, id))
      await queries
        .update(expertAssignments)
        .set({ state, endedOn, sealedExtract })
        .where(eq(expertAssignments.id, id))
      return { took, state: now?.state }
    }
    return answer
  }
  const tied = await invited(stranger, 'Misali Kirkira')
  const free = await invited(observer, 'Hauwa Gwajiyos')
  const times = { conflicted: [] as number[], cleared: [] as number[] }
  for (let round = 0; round < rounds; round += 1)
    // Each comes first in turn, so that neither always finds what the other warmed.
    for (const answer of round % 2 === 0 ? [tied, free] : [free, tied]) {
      const { took, state } = await answer()
      if (state !== 'conflicted' && state !== 'cleared') expect.fail(`the answer was ${state}`)
      times[state].push(took)
    }
  expect([times.conflicted.length, times.cleared.length]).toEqual([rounds, rounds])
  const ratio = median(times.conflicted) / median(times.cleared)
  expect(ratio, JSON.stringify(times)).toBeGreaterThan(0.6)
  expect(ratio, JSON.stringify(times)).toBeLessThan(1.7)
})

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
