import { count } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { statuses } from '#domain/reports/workflow.ts'
import { codeAt } from '#server/access/factors/totp.ts'
import { spendTotpCode } from '#server/access/factors/totp-factor.ts'
import { reports } from '#server/database/schema.ts'
import { showDirectory } from '#server/experts/show-directory.ts'
import { findAccount } from '#server/people/people-queries.ts'
import { findVisit, returnByCode } from '#server/sources/visits.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { addDemonstration } from './add-demonstration.ts'

test('a demonstration has people of each role who can log in, and reports in every state', {
  timeout: 240_000,
}, async () => {
  const application = await withApplication()
  const { logIns, sourceCode } = await addDemonstration(application, 80)

  expect(new Set(logIns.map(({ role }) => role))).toEqual(
    new Set(['administrator', 'auditor', 'officer', 'reviewer', 'reporter']),
  )
  for (const { name, role, totpSecret } of logIns) {
    const account = await findAccount(application.database.queries, name)
    if (role === 'reporter' && !name.startsWith('masani')) expect(totpSecret).toBeNull()
    else {
      const code = codeAt(totpSecret ?? '', application.now())
      expect(await spendTotpCode(application, account?.person.id ?? '', code)).toBe(true)
    }
  }
  const { all, profiles } = await showDirectory(application)
  expect([all, profiles.length]).toEqual([2, 1])
  const rows = await application.database.queries
    .select({ status: reports.status, count: count() })
    .from(reports)
    .groupBy(reports.status)
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(statuses))
  expect(rows.reduce((sum, row) => sum + row.count, 0)).toBe(80)
  const visit = await returnByCode(application, { sourceCode }, null)
  expect(await findVisit(application, visit)).toMatchObject({ kind: 'source' })
})
