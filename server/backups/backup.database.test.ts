import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import type pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { openDisk } from '#server/storage/disk.ts'
import { sendDraft } from '#server/writing/send-draft.ts'
import { emptyDatabase } from '#tests/support/databases/empty-database.ts'
import { upload, withDraft } from '#tests/support/documents/draft-files.ts'
import { largePdf } from '#tests/support/documents/sample-files.ts'
import { publicReport } from '#tests/support/public-report.ts'
import { rowDigests } from '#tests/support/row-digests.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { neverBackedUp } from './format.ts'
import { readBackup } from './read-backup.ts'
import { restore } from './restore.ts'
import { writeBackup } from './write-backup.ts'

test('a site comes back whole from a backup: every row, every file, and what keeps the log append-only', async () => {
  const { application, reporter, draftId } = await withDraft()
  await upload(application, reporter, draftId, largePdf(9_000))
  await sendDraft(application, reporter, draftId, { draftVersion: '1' })
  await publicReport(application, { owner: reporter })
  const backup = await backUp(application)
  const { pool, storage, folder } = await emptySite()
  await restore(readBackup(backup.path, [backup.identity]), { pool, storage })
  expect(await digests(pool)).toEqual(await digests(application.database.pool))
  expect(await filesIn(folder)).toEqual(await filesIn(application.storageFolder))
  expect((await filesIn(folder)).length).toBeGreaterThan(0)
  expect(await constraints(pool)).toEqual(await constraints(application.database.pool))
  await expect(pool.query('update events set at = now()')).rejects.toThrow()
  const { rows } = await pool.query<{ sessions: number }>('select count(*)::int as sessions from sessions')
  expect(rows).toEqual([{ sessions: 0 }])
})

test('what a search on several servers had beyond what is public is left out, and what waited is counted', async () => {
  const application = await withApplication()
  const { id } = await publicReport(application)
  const { pool: site } = application.database
  // As npm run distribute leaves it: no key to what is public, and no trigger that counts.
  await site.query('alter table search_docs drop constraint if exists search_docs_report_id_fkey')
  await site.query('drop trigger if exists search_docs_added on search_docs')
  await site.query(
    `insert into search_docs (id, kind, report_id, listed_at, credibility, doc)
     select id, 'report', id, now(), 0, 'left behind' from (select gen_random_uuid() as id) as made`,
  )
  await site.query(`update search_docs set doc = doc || e'\\nkerosene' where id = $1`, [id])
  await site.query(`delete from search_lexicon where word in ('kerosene', 'behind')`)
  await site.query(
    `insert into search_changes (added) values (array_to_tsvector(array['kerosene'])), (array_to_tsvector(array['behind']))`,
  )
  const backup = await backUp(application)
  const { pool, storage } = await emptySite()
  const { unlisted } = await restore(readBackup(backup.path, [backup.identity]), { pool, storage })
  expect(unlisted).toBe(1)
  const counts = async () => (await pool.query('select word, ndoc from search_lexicon order by word')).rows
  const restored = await counts()
  expect(restored).toContainEqual({ word: 'kerosene', ndoc: 1 })
  expect(restored.map(({ word }) => word)).not.toContain('behind')
  expect((await pool.query('select from search_changes')).rowCount).toBe(0)
  await pool.query('select recount_search()')
  expect(restored).toEqual(await counts())
})

test('rows of months for which the new schema has no partition get one', async () => {
  const application = await withApplication()
  await application.database.pool.query(
    `insert into events (kind, subject_kind, subject_id, actor_kind, status_to, detail, occurred_at)
     values ('report.verified', 'report', gen_random_uuid(), 'clock', 'verified', '{}', '2019-12-24')`,
  )
  const backup = await backUp(application)
  const { pool, storage } = await emptySite()
  await restore(readBackup(backup.path, [backup.identity]), { pool, storage })
  const { rows } = await pool.query(
    `select tableoid::regclass::text as place from events where occurred_at < '2020-01-01'`,
  )
  expect(rows).toEqual([{ place: 'events_2019_12' }])
  await expect(pool.query('truncate events_2019_12 cascade')).rejects.toThrow('append-only')
  await expect(pool.query('delete from events_2019_12')).rejects.toThrow('append-only')
})

test('the file says nothing without its key, and another key does not open it', async () => {
  const application = await withApplication()
  await publicReport(application, { words: { personName: 'Quokka Misali' } })
  const { path } = await backUp(application)
  const bytes = await readFile(path)
  expect(bytes.subarray(0, 21).toString()).toBe('age-encryption.org/v1')
  for (const word of ['Quokka', 'reports', 'head.json']) expect(bytes.includes(word)).toBe(false)
  const { pool, storage } = await emptySite()
  const entries = readBackup(path, [await generateX25519Identity()])
  await expect(restore(entries, { pool, storage })).rejects.toThrow('This key does not open the backup')
})

test('a backup that was cut off or changed is refused, and leaves the database without a row', async () => {
  const application = await withApplication()
  await publicReport(application)
  // So that the damage is behind the tables.
  await application.storage.write('damaged/1', randomBytes(300_000))
  const { path, identity } = await backUp(application)
  const whole = await readFile(path)
  const changed = Buffer.from(whole)
  changed[whole.length - 40] = (whole[whole.length - 40] ?? 0) ^ 1
  await writeFile(`${path}.changed`, changed)
  await truncate(path, whole.length - 100)
  for (const broken of [path, `${path}.changed`]) {
    const { pool, storage } = await emptySite()
    await expect(restore(readBackup(broken, [identity]), { pool, storage })).rejects.toThrow(
      'cut off or changed',
    )
    const { rows } = await pool.query<{ reports: number }>('select count(*)::int as reports from reports')
    expect(rows).toEqual([{ reports: 0 }])
  }
})

test('nothing is restored over a database that has tables, nor written over a backup', async () => {
  const application = await withApplication()
  const { path, identity, again } = await backUp(application)
  await expect(
    restore(readBackup(path, [identity]), {
      pool: application.database.pool,
      storage: (await emptySite()).storage,
    }),
  ).rejects.toThrow('The database is not empty')
  await expect(again()).rejects.toThrow()
  expect((await readFile(path)).length).toBeGreaterThan(0)
})

test('a backup of another release is refused by name', async () => {
  const application = await withApplication()
  const { pool: source } = application.database
  await source.query(`insert into migrations (name, sha256) values ('2099-01-01-01-later.sql', 'x')`)
  const { path, identity } = await backUp(application)
  await source.query(`delete from migrations where name = '2099-01-01-01-later.sql'`)
  const { pool, storage } = await emptySite()
  await expect(restore(readBackup(path, [identity]), { pool, storage })).rejects.toThrow(
    '2099-01-01-01-later.sql',
  )
})

async function backUp(application: TestApplication) {
  const folder = await scratch()
  const identity = await generateX25519Identity()
  const path = join(folder, 'site.age')
  const again = async () =>
    writeBackup(path, {
      pool: application.database.pool,
      storage: application.storage,
      recipients: [await identityToRecipient(identity)],
      now: application.now(),
    })
  await again()
  return { path, identity, again }
}

async function emptySite() {
  const folder = await scratch()
  return { pool: await emptyDatabase(), folder, storage: openDisk(folder) }
}

async function scratch(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'fitila-backup-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function digests(pool: pg.Pool): Promise<Record<string, string>> {
  const all = await rowDigests({ database: { pool } })
  return Object.fromEntries(Object.entries(all).filter(([name]) => !neverBackedUp.includes(name)))
}

async function filesIn(folder: string): Promise<string[]> {
  const disk = openDisk(folder)
  const found: string[] = []
  for await (const { name } of disk.list())
    found.push(`${name} ${(await disk.read(name)).toString('base64')}`)
  return found.toSorted()
}

async function constraints(pool: pg.Pool): Promise<unknown[]> {
  const { rows } = await pool.query(
    `select conrelid::regclass::text as on, conname as name, pg_get_constraintdef(oid) as text, convalidated as valid
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select tgrelid::regclass::text, tgname, tgenabled::text, true from pg_trigger where not tgisinternal
    order by 1, 2, 3`,
  )
  return rows
}
