import { eq } from 'drizzle-orm'
import { endSessionsOf } from '#server/access/sessions.ts'
import { passkeys, profiles, recoveryCodes, totpFactors } from '#server/database/people-schema.ts'
import { enqueue } from '#server/schedule/enqueue.ts'
import type { Effect } from './effect.ts'

/**
 * Everything beside the password is gone, and every session ends. Since when they count as a second person stays: otherwise a reset would
 * empty the house for three days (decision 176).
 */
export const secondStepEffect: Effect = {
  async count({ application, unit, proposal: { subjectId }, by, alone }) {
    const { queries } = unit
    for (const table of [totpFactors, passkeys, recoveryCodes])
      await queries.delete(table).where(eq(table.userId, subjectId))
    await endSessionsOf(application, queries, subjectId)
    const [person] = await queries
      .select({ email: profiles.email })
      .from(profiles)
      .where(eq(profiles.id, subjectId))
    if (person) {
      const data = { to: person.email, notice: 'second-step-changed' } as const
      await enqueue(application, queries, { kind: 'account-notice', data })
    }
    await unit.record(by, { kind: 'person.second_step_reset', subjectId, detail: { alone } })
  },
  async end({ unit, proposal: { subjectId }, by }, outcome) {
    await unit.record(by, { kind: 'person.second_step_ended', subjectId, detail: { outcome } })
  },
}
