import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { visitCookieSetting } from '#server/access/session-cookie.ts'
import { sendReport } from '#server/sources/send-report.ts'
import { returnByCode } from '#server/sources/visits.ts'
import { buildReport } from '#tests/cast.ts'
import { openSite } from '#tests/support/browse.ts'
import { withApplication } from '#tests/support/with-application.ts'

test('the page behind the code has the line of steps, with times once there are enough reports to measure', async () => {
  const application = await withApplication()
  const ask = await openSite(application)
  const { code } = await sendReport(application, { ...buildReport(), formNumber: randomUUID() }, null)
  const visit = await returnByCode(application, { sourceCode: code }, null)
  const cookie = `${visitCookieSetting(application.publicUrl).name}=${visit}`
  const main = async () => {
    const page = await (await ask('/report/status', { headers: { cookie } })).text()
    return page.slice(page.indexOf('<main'), page.indexOf('</main>'))
  }
  const before = await main()
  expect(before.match(/There are not enough reports yet/g)).toHaveLength(2)
  for (const words of [
    'Verified by one person',
    'aria-current="step"',
    'What happens next',
    'If you are in danger',
  ])
    expect(before).toContain(words)
  await application.database.pool.query(
    `insert into daily_waits (day, wait, waited, reports) values ('2026-10-10', 'verification', 6, 5)`,
  )
  const after = await main()
  expect(after).toContain('Half of all verifications came within 6 days of the sending.')
  expect(after.match(/There are not enough reports yet/g)).toHaveLength(1)
})
