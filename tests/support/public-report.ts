import type { Person } from '#domain/actor.ts'
import { verifyReport } from '#server/cases/verify-report.ts'
import type { Application } from '#server/kernel/application.ts'
import { approveReport } from '#server/publishing/approve-report.ts'
import { buildStatements, cast, submitted } from '#tests/cast.ts'

type People = { owner: Person; reviewer: Person; officer: Person }

/** A report that two people made public, and those who had to do with it. */
export async function publicReport(
  application: Application,
  { words = {}, ...given }: Partial<People> & { words?: Record<string, string> } = {},
): Promise<{ id: string; referenceNumber: string; reporter: Person; reviewer: Person; officer: Person }> {
  const reporter = given.owner ?? (await cast(application, 'reporter')).reporter
  const reviewer = given.reviewer ?? (await cast(application, 'reviewer')).reviewer
  const officer = given.officer ?? (await cast(application, 'officer')).officer
  const report = await submitted(application, reporter, words)
  await verifyReport(application, reviewer, report.id, { method: 'document_check', notes: 'Compared.' })
  await approveReport(application, officer, report.id, buildStatements())
  return { ...report, reporter, reviewer, officer }
}
