import { expect, test } from 'vitest'
import { verifyReport } from '#server/cases/verify-report.ts'
import { approveReport } from '#server/publishing/approve-report.ts'
import { retractReport } from '#server/publishing/retract-report.ts'
import { showReport } from '#server/report-view/show-report.ts'
import { buildStatements, cast, submitted } from '#tests/cast.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'

const verification = { method: 'document_check', notes: 'Both vouchers were seen.' }

test('each step on a report, and each look at its page, opens the report text once', async () => {
  const application = await withApplication()
  const { reporter, reviewer, officer } = await cast(application, 'reporter', 'reviewer', 'officer')
  const { id } = await submitted(application, reporter)
  const opened = countOpenings(application)
  const steps = {
    verify: () => verifyReport(application, reviewer, id, verification),
    'show to staff': () => showReport(application, officer, id),
    'show to its owner': () => showReport(application, reporter, id),
    approve: () => approveReport(application, officer, id, buildStatements()),
    'show the public report to staff': () => showReport(application, officer, id),
    retract: () => retractReport(application, officer, id, { reason: 'The estate belongs to another.' }),
  }
  for (const [name, step] of Object.entries(steps)) {
    opened.length = 0
    await step()
    const texts = opened.filter((part) => part.startsWith('words:'))
    expect([name, texts]).toEqual([name, ['words:1']])
  }
})

/** Every part that is opened with a key of the vault, in order. */
function countOpenings(application: TestApplication): string[] {
  const opened: string[] = []
  const { vault } = application
  application.vault = {
    ...vault,
    openKey(subject, wrappedKeys) {
      const key = vault.openKey(subject, wrappedKeys)
      return {
        ...key,
        open(part, sealed) {
          opened.push(part)
          return key.open(part, sealed)
        },
      }
    },
  }
  return opened
}
