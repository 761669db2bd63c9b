import { expect, test } from 'vitest'
import { minutes } from '#domain/time/durations.ts'
import { usernames } from '#tests/cast.ts'
import { askers, openBeforeSecondStep, statusesOf } from '#tests/support/askers.ts'
import { openSite } from '#tests/support/browse.ts'
import { type Everybody, everybody } from '#tests/support/everybody.ts'
import { rowVersions } from '#tests/support/row-digests.ts'
import { dataAddress, fillIn, routesReached, rowsReached } from '#tests/support/site-routes.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { openValues } from './actions/open-values.ts'
import { answers, withoutTheirPage } from './actions/who-may-send.ts'
import { wholeForm } from './actions/whole-form.ts'

// Every route that a change reaches times every asker; the whole run asks every route.
const timeout = minutes(10)

const expectations = Object.fromEntries(
  Object.entries(rowsReached(answers)).map(([path, row]) => [path, statusesOf(row)]),
)

test('every role gets from every form what the table says, and what is refused changes nothing', {
  timeout,
}, async () => {
  const application = await withApplication()
  expect(await walk(application, (address) => address)).toEqual(expectations)
  expect(application.logged).toEqual([])
})

test('every action asked as the client asks, without its page, refuses whom the table says', {
  timeout,
}, async () => {
  const application = await withApplication()
  const expected = Object.entries(rowsReached({ ...answers, ...withoutTheirPage })).map(([path, row]) => [
    path,
    asData(statusesOf(row)),
  ])
  expect(await walk(application, (address) => dataAddress(address))).toEqual(Object.fromEntries(expected))
})

function asData(row: Record<string, number>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(row).map(([asker, status]) => [asker, status === 303 ? 202 : status]),
  )
}

const endingSessions = [
  ...['/confirm', '/login', '/register', '/invitation/:token', '/logout', '/profile/deletion'],
]

async function walk(
  application: TestApplication,
  addressOf: (address: string) => string,
): Promise<Record<string, Record<string, number>>> {
  const ask = await openSite(application)
  const rows: Record<string, Record<string, number>> = {}
  const people = await everybody(application, ask)
  // Forms that end sessions come last.
  for (const { path } of routesReached.toSorted(
    (one, other) => endingSessions.indexOf(one.path) - endingSessions.indexOf(other.path),
  )) {
    if (path === '/profile/deletion') people.browsers = await people.openAnew()
    const row: Record<string, number> = {}
    let opened: Opened | null = null
    for (const asker of askers) {
      opened ??= await open(application, people, path)
      // How many tries there are is not what these tests are about.
      await application.database.pool.query('delete from rate_limits')
      const form = wholeForm(path, people.usernameOf(asker) ?? usernames.secondOfficer, opened.values)
      const address = addressOf(fillIn(path, opened.values))
      const { status } = await people.browsers.of(asker).post(address, form)
      row[asker] = status
      // What was refused is still there for the next one who asks.
      if (status >= 400) expect(await rowVersions(application), `${asker} at ${path}`).toEqual(opened.rows)
      else opened = null
    }
    rows[path] = row
  }
  expect(openBeforeSecondStep(rows)).toEqual([])
  return Object.fromEntries(routesReached.map(({ path }) => [path, rows[path] ?? {}]))
}

/** What a form is about, and every row as it was before anyone sent it. */
type Opened = { values: Record<string, string>; rows: Record<string, string> }

async function open(application: TestApplication, people: Everybody, path: string): Promise<Opened> {
  const values = await openValues(application, people, path)
  return { values, rows: await rowVersions(application) }
}
