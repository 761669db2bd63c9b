import type { Actor } from '#domain/actor.ts'
import { reportVerifications } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { takeStep } from '#server/reports/take-step.ts'
import { parseVerification } from '#server/writing/report-input.ts'

/**
 * Records how a member of staff verified the present words. Changes no status.
 *
 * @param input `method`, `notes`, and `contentVersion` as it was shown
 * @throws SignInNeeded, NotFound, RuleBroken, Invalid
 */
export async function verifyReport(
  application: Application,
  actor: Actor,
  reportId: string,
  input: Record<string, unknown>,
): Promise<void> {
  const asked = { reportId, step: 'verify', input } as const
  await takeStep(application, actor, asked, async ({ unit, person, report, key, now }) => {
    const { method, notes } = parseVerification(input)
    const id = application.randomness.uuid()
    const { contentVersion } = report.row
    await unit.queries.insert(reportVerifications).values({
      id,
      reportId: report.row.id,
      contentVersion,
      verifierId: person.id,
      method,
      sealedNotes: key.seal(`notes:${id}`, notes),
      verifiedAt: now,
    })
    return { kind: 'report.verified', detail: { method, contentVersion } }
  })
}
