import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Application } from '#server/kernel/application.ts'
import type { Progress } from '../add-invented-reports.ts'
import { type BulkRow, type BulkTable, bulkRows, bulkTables } from './bulk-rows.ts'
import { putBack, setAside } from './set-aside.ts'

type Load = { count: number; seed: number; onProgress: Progress }

const tables = Object.keys(bulkTables) as BulkTable[]

/**
 * Approved reports by the hundred thousand, to test how the list and the search cope with them: sealed like any other and
 * public, but written straight into the tables, without the steps and the people by which reports become public. Indexes, foreign keys and
 * the counts of the search are made once at the end. All of it is one transaction: a load that is killed leaves
 * nothing, and who asks for the public list while it lasts waits.
 *
 * @param owner connects as the owner of the tables
 * @returns how many were added; one whose number another report has is left out
 */
export async function loadBulk(
  application: Application,
  { owner, ...load }: Load & { owner: pg.Pool },
): Promise<number> {
  if (application.searchIsDistributed)
    throw new Error('Load reports in bulk first, and distribute the search then.')
  const client = await owner.connect()
  try {
    await client.query('begin')
    const aside = await setAside(client, tables)
    // One statement for all rows, at the end, counts the words.
    await client.query('alter table search_docs disable trigger search_docs_added')
    const added = await copyRows(application, client, load)
    await client.query(`set local maintenance_work_mem = '512MB'`)
    await putBack(client, aside)
    await client.query('select recount_search()')
    await client.query('alter table search_docs enable trigger search_docs_added')
    await client.query('commit')
    await client.query(`vacuum (analyze) search_lexicon, search_facets, ${tables.join(', ')}`)
    client.release()
    return added
  } catch (error) {
    // With its connection goes all that was written.
    client.release(true)
    throw error
  }
}

async function copyRows(
  application: Application,
  client: pg.PoolClient,
  { count, seed, onProgress }: Load,
): Promise<number> {
  let written = Promise.resolve(0)
  let [made, added] = [0, 0]
  for await (const rows of bulkRows(application, { count, seed })) {
    // While the database writes one batch, the next one is made.
    added += await written
    written = copyBatch(client, rows)
    written.catch(() => {})
    made += rows.length
    onProgress(made, count)
  }
  return added + (await written)
}

async function copyBatch(client: pg.PoolClient, rows: readonly BulkRow[]): Promise<number> {
  const { rows: taken } = await client.query<{ id: string; number: string }>(
    'select id, reference_number as number from reports where id = any($1) or reference_number = any($2)',
    [rows.map(({ id }) => id), rows.map(({ number }) => number)],
  )
  const has = new Set(taken.flatMap(({ id, number }) => [id, number]))
  const missing = rows.filter(({ id, number }) => !has.has(id) && !has.has(number))
  for (const table of tables) await copy(client, table, missing.map(({ lines }) => lines[table]).join(''))
  return missing.length
}

async function copy(client: pg.PoolClient, table: BulkTable, lines: string): Promise<void> {
  const copying = client.query(copyFrom(`copy ${table} (${bulkTables[table]}) from stdin`))
  await new Promise<void>((resolve, reject) => {
    copying.on('error', reject).on('finish', resolve)
    copying.end(lines)
  })
}
