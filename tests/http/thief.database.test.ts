import { expect, test } from 'vitest'
import { minutes } from '#domain/time/durations.ts'
import { accountOf } from '#server/sealing/account-marks.ts'
import { openSite } from '#tests/support/browse.ts'
import { reportsInEachState } from '#tests/support/received/reports-in-each-state.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'

type Row = { table: string; values: ReadonlySet<string> }

test(
  'a person who has a copy of the database and not its key finds no way from a source’s account to a report',
  async () => {
    const application = await withApplication()
    const world = await reportsInEachState(application, await openSite(application))
    // Reading what has arrived leaves traces of its own.
    for (const path of ['/notifications', '/reports/mine', '/profile/data'])
      expect((await world.browsers.reporter.get(path)).status, path).toBe(200)
    const { pool } = application.database
    const { rows: sources } = await pool.query(
      `select id, email, username from profiles where role = 'reporter'`,
    )
    const { rows: reports } = await pool.query('select id, reference_number from reports')
    const { rows: marks } = await pool.query(
      'select distinct owner_mark as mark from reports where owner_mark is not null',
    )
    const owners = marks.map(({ mark }) => accountOf(application, 'reports', mark))
    expect(sources.map(({ id }) => id)).toEqual(expect.arrayContaining(owners))
    const named = reports.flatMap(({ id, reference_number }) => [id, reference_number])
    expect(named.length).toBeGreaterThan(10)

    // Staff are named beside the reports that they handle: that is no way to a source.
    const { rows: staff } = await pool.query(`select id from profiles where role <> 'reporter'`)
    const rows = await rowsOf(application, new Set(staff.map(({ id }) => id)))
    const { rows: owned } = await pool.query('select * from notifications where receiver_mark is not null')
    expect(owned.length).toBeGreaterThan(0)
    const everyRow = await rowsOf(application, new Set())
    const reachedByStaff = reachedFrom(
      staff.map(({ id }) => id),
      everyRow,
    )
    expect(named.filter((each) => reachedByStaff.values.has(each))).not.toEqual([])
    for (const { id, email, username } of sources.filter(({ id }) => owners.includes(id))) {
      const reached = reachedFrom([id, email, username], rows)
      expect(reached.values).toContain(email)
      expect(
        named.filter((each) => reached.values.has(each)),
        reached.way.join(', '),
      ).toEqual([])
      expect([...reached.tables].filter((table) => /report|draft|attachment|receipt/.test(table))).toEqual([])
    }
  },
  minutes(5),
)

/** Everything that can be joined by an equal id, name, number or moment, one row after the other. */
function reachedFrom(start: readonly string[], rows: readonly Row[]) {
  const values = new Set(start)
  const tables = new Set<string>()
  const way: string[] = []
  let left = rows
  for (;;) {
    const found = left.filter((row) => [...row.values].some((value) => values.has(value)))
    if (found.length === 0) return { values, tables, way }
    const known = new Set(values)
    for (const row of found) {
      way.push(`${row.table} by ${[...row.values].filter((value) => known.has(value))}`)
      tables.add(row.table)
      for (const value of row.values) values.add(value)
    }
    left = left.filter((row) => !found.includes(row))
  }
}

const telling = [
  // Numbers of rows, wherever they are in a text.
  /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g,
  /[\w.+-]+@[\w.-]+\.\w+/g,
  /WR-\d{4}-\d+-\d+|WR-[\d-]+/g,
  // Moments, but no days, which are stored as midnights.
  /\d{4}-\d{2}-\d{2}T(?!00:00:00\.000|23:00:00\.000)\d{2}:\d{2}:\d{2}\.\d{3}Z/g,
  /[0-9a-f]{32,}/g,
]

async function rowsOf({ database: { pool } }: TestApplication, leftOut: ReadonlySet<string>): Promise<Row[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await pool.query<Record<string, unknown>>(`select * from ${name}`)
      return rows.map((row) => {
        const tokens = Object.values(row).flatMap(tokensOf)
        return { table: name, values: new Set(tokens.filter((token) => !leftOut.has(token))) }
      })
    }),
  )
  return found.flat()
}

function tokensOf(value: unknown): string[] {
  const text = Buffer.isBuffer(value) ? value.toString('hex') : JSON.stringify(value)
  if (text === undefined) return []
  return telling.flatMap((pattern) => text.match(pattern) ?? [])
}
