import { expect, test } from 'vitest'
import { minutes } from '#domain/time/durations.ts'
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
    const world = await reportsInEachState(application, await openSite(application))
    // What a first visit changes, such as what was read, is changed then.
    await ofReports(world)
    const before = await ofReports(world)
    const { rows } = await application.database.pool.query<{ id: string }>(
      "select id from profiles where role = 'reporter' or role = 'observer'",
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const { id } of rows) await givePlan(application, id, { source: 'voucher', tier: 'enterprise' })
    expect(await ofReports(world)).toEqual(before)
    const told = Object.values(before).flat()
    expect(told.length).toBeGreaterThan(50)
    expect(JSON.stringify(told)).toContain(world.reports[0])
  },
  minutes(10),
)

/** By asker and address, everything in its data that speaks of a report. */
async function ofReports({ browsers, reports, values }: ReportsInEachState) {
  const received: Record<string, unknown[]> = {}
  for (const asker of staff)
    for (const { path } of siteRoutes) {
      const ids = path.startsWith('/reports/:id') ? reports : [values.id ?? '']
      for (const id of ids) {
        const address = fillIn(path, { ...values, id })
        const answer = await browsers[asker].get(dataAddress(address))
        const found = objectsOfReports(await decodeData(answer, await answer.text()))
        if (found.length > 0) received[`${asker} ${address}`] = found
      }
    }
  return received
}

/** Each object that has the number of a report, with all that is in it. */
function objectsOfReports(data: unknown): unknown[] {
  if (typeof data !== 'object' || data === null) return []
  else if ('referenceNumber' in data && String(data.referenceNumber).startsWith('WR-')) return [data]
  else return Object.values(data).flatMap(objectsOfReports)
}
