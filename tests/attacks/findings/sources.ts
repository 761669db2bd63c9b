import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { deleteAccount } from '#server/people/delete-account.ts'
import { rewriteTables } from '#server/retention/rewrite-tables.ts'
import { cast } from '#tests/cast.ts'
import { forgetDraft, sendBesideDraft } from './draft-with-file.ts'
import type { Outcome, Recipe } from './finding.ts'
import type { World } from './world.ts'

const finerThanADay = /\d{4}-\d\d-\d\dT(?!00:00:00\.000Z|23:00:00\.000Z)\d\d:\d\d(:\d\d(\.\d+)?)?/g

export const ofSources: readonly Recipe[] = [
  {
    finding: 'A1',
    what: 'A moment finer than a day, where a stranger with an account reads a public report',
    async attempt({ get, visits, reportId }) {
      const open = ['/reports', '/reports.data', '/reports/feed.atom']
      const asked = [
        ...open.map((path) => ({ path, visit: null })),
        ...[...open, `/reports/${reportId}`, `/reports/${reportId}.data`].map((path) => ({
          path,
          visit: visits.stranger,
        })),
      ]
      const pages = await Promise.all(
        asked.map(async ({ path, visit }) => {
          const answer = await get(path, visit)
          return { path, status: answer.status, text: await answer.text() }
        }),
      )
      const unread = pages.filter(({ status }) => status !== 200)
      // The feed carries the moment of the batch that published it, which many reports share.
      const found = pages.flatMap(({ text }) =>
        text.includes('<feed') ? [] : (text.match(finerThanADay) ?? []),
      )
      return {
        printed: `${pages.length - unread.length} answers read, ${found.length} moments found${unread.map(({ path, status }) => `, ${path} ${status}`).join('')}`,
        isClosed: found.length === 0 && unread.length === 0,
      }
    },
  },
  {
    finding: 'A1',
    what: 'The moment of submission in a row of the report',
    async attempt({ value, reportId }) {
      const row = String(await value('select row_to_json(r)::text from reports r where id = $1', [reportId]))
      const moments = (row.match(/\d\d:\d\d:\d\d(\.\d+)?/g) ?? []).filter(
        (time) => !/^(00|23):00:00/.test(time),
      )
      return {
        printed: `moments in the row: ${moments.join(', ') || 'none'}`,
        isClosed: row.includes(reportId) && moments.length === 0,
      }
    },
  },
  {
    finding: 'A9',
    what: 'Which account sent a report, by a copy of the database',
    attempt: ownerBesideReport,
  },
  { finding: 'A9', what: 'Which draft held a leaked file, by its size on disk', attempt: sizeOnDisk },
  {
    finding: 'A9',
    what: 'The address of a deleted account in the heap, after the night',
    attempt: addressAfterDeletion,
  },
  {
    finding: 'A9',
    what: 'Other accounts of the machine read the data folder or the key',
    async attempt({ dataFolder }) {
      const modes = await Promise.all(
        [dataFolder, join(dataFolder, 'fitila.key')].map(async (path) => (await stat(path)).mode & 0o777),
      )
      const printed = `modes ${modes.map((mode) => mode.toString(8)).join(' and ')}`
      return { printed, isClosed: modes.every((mode) => (mode & 0o077) === 0) }
    },
  },
]

async function ownerBesideReport({ value, people, reportId }: World): Promise<Outcome> {
  const row = String(await value('select row_to_json(r)::text from reports r where id = $1', [reportId]))
  const isThere = [people.reporter.id, 'amina'].some((mark) => row.includes(mark))
  return {
    printed: `the number of the account is ${isThere ? '' : 'not '}in the row`,
    isClosed: row.includes(reportId) && !isThere,
  }
}

/** Two files whose sizes differ a little take the same room. */
async function sizeOnDisk(world: World): Promise<Outcome> {
  const folder = join(world.dataFolder, 'attachments')
  const sizes: number[] = []
  for (const length of [5_000, 5_030]) {
    const before = new Set(await filesIn(folder))
    const { draftId } = await sendBesideDraft(world, 'a.txt', Buffer.alloc(length, 'x'))
    for (const file of await filesIn(folder)) if (!before.has(file)) sizes.push((await stat(file)).size)
    await forgetDraft(world, draftId)
  }
  const isClosed = sizes.length === 2 && sizes[0] === sizes[1]
  return { printed: `5000 and 5030 bytes are ${sizes.join(' and ')} on disk`, isClosed }
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
}

async function addressAfterDeletion({ application, dataFolder, value }: World): Promise<Outcome> {
  const { observer: person } = await cast(application, 'observer')
  await deleteAccount(application, { ...person, isConfirmed: true })
  // What the site does each night.
  await rewriteTables(application)
  const base = join(dataFolder, 'postgres', 'cluster', 'base', String(await databaseFolder(value)))
  const files = await Promise.all((await filesIn(base)).map((file) => readFile(file)))
  const holding = (address: string) => files.filter((bytes) => bytes.includes(address)).length
  const gone = holding('efe@example.org')
  const there = holding('dami@example.org')
  return {
    printed: `${gone} files of tables and indexes hold it; ${there} hold the address of an account that is there`,
    isClosed: gone === 0 && there > 0,
  }
}

const databaseFolder = (value: World['value']) =>
  value('select oid from pg_database where datname = current_database()')
