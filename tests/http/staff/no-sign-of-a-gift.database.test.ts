import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { days, minutes } from '#domain/time/durations.ts'
import { sendReport } from '#server/sources/send-report.ts'
import { buildReport } from '#tests/cast.ts'
import { openSite } from '#tests/support/browse.ts'
import { givePlan } from '#tests/support/plans/give-plan.ts'
import { decodeData } from '#tests/support/received/loader-data.ts'
import { type ReportsInEachState, reportsInEachState } from '#tests/support/received/reports-in-each-state.ts'
import { dataAddress, fillIn, siteRoutes } from '#tests/support/site-routes.ts'
import { withApplication } from '#tests/support/with-application.ts'

const staff = ['reviewer', 'administrator'] as const

test(
  'nothing that staff receive of any report, in any order, tells that a gift of a plan reached its sender',
  async () => {
    const application = await withApplication()
    // Of people without a plan, and longer there than what a gift would move up.
    for (let each = 0; each < 3; each += 1)
      await sendReport(application, { ...buildReport(), formNumber: randomUUID() }, null)
    application.later(days(1))
    const world = await reportsInEachState(application, await openSite(application))
    // What a first visit changes, such as what was read, is changed then.
    const asked = Object.keys(await ofReports(world, addresses(world)))
    const before = await ofReports(world, asked)
    const { rows } = await application.database.pool.query<{ id: string }>(
      "select id from profiles where role = 'reporter' or role = 'observer'",
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const { id } of rows) await givePlan(application, id, { source: 'voucher', tier: 'enterprise' })
    expect(await ofReports(world, asked)).toEqual(before)
    const told = Object.values(before).flatMap((found) => Object.values(found).flat())
    expect(told.length).toBeGreaterThan(50)
    expect(JSON.stringify(told)).toContain(world.reports[0])
  },
  minutes(10),
)

/** Every route, and those of a report for a report in each state. */
function addresses({ reports, values }: ReportsInEachState): string[] {
  return siteRoutes.flatMap(({ path }) => {
    const ids = path.startsWith('/reports/:id') ? reports : [values.id ?? '']
    return ids.map((id) => dataAddress(fillIn(path, { ...values, id })))
  })
}

/** By address and asker, everything in the data that speaks of a report. Addresses without are left out. */
async function ofReports({ browsers }: ReportsInEachState, asked: readonly string[]) {
  const received: Record<string, Record<string, unknown[]>> = {}
  for (const address of asked)
    for (const asker of staff) {
      const answer = await browsers[asker].get(address)
      const found = objectsOfReports(await decodeData(answer, await answer.text()))
      if (found.length > 0) received[address] = { ...received[address], [asker]: found }
    }
  return received
}

/** Each object that has the number of a report, with all that is in it. */
function objectsOfReports(data: unknown): unknown[] {
  if (typeof data !== 'object' || data === null) return []
  else if ('referenceNumber' in data && String(data.referenceNumber).startsWith('WR-')) return [data]
  else return Object.values(data).flatMap(objectsOfReports)
}
