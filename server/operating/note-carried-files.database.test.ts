import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { explainShownProof } from '@fitila/log/shown-proof'
import { expect, onTestFinished, test } from 'vitest'
import { NotFound } from '#domain/errors.ts'
import { hours } from '#domain/time/durations.ts'
import { freezeSite } from '#server/freezing/freeze-site.ts'
import { advanceLog } from '#server/transparency/advance-log.ts'
import { checkLog } from '#server/transparency/check-log.ts'
import { proveCarriedFiles } from '#server/transparency/shown/prove-shown.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { noteCarriedFiles } from './note-carried-files.ts'
import { loggedCarriedFile, shownCarriedFiles } from './shown-carried-files.ts'

const [first, second] = ['ab'.repeat(32), 'cd'.repeat(32)]

test('the log has each set of files to carry once, with its day', async () => {
  const application = await withApplication()
  const folder = await folderWith({ 'fitila-toolkit.html': first, 'fitila-toolkit-full.html': second })
  await noteCarriedFiles(application, folder)
  await noteCarriedFiles(application, folder)
  application.later(hours(30))
  await writeFile(join(folder, 'fitila-toolkit.html.sha256'), `${second}  fitila-toolkit.html\n`)
  await noteCarriedFiles(application, folder)
  const full = { name: 'fitila-toolkit-full.html', sha256: second }
  expect(await shownCarriedFiles(application)).toMatchObject([
    { since: '2026-11-22', files: [full, { name: 'fitila-toolkit.html', sha256: second }] },
    { since: '2026-11-21', files: [full, { name: 'fitila-toolkit.html', sha256: first }] },
  ])
  await advanceLog(application)
  expect((await checkLog(application)).problems).toEqual([])
})

test('tools that were not built, and a frozen site, write nothing', async () => {
  const application = await withApplication()
  await noteCarriedFiles(application, join(tmpdir(), 'no-such-folder'))
  await freezeSite(application.database.pool, application.now())
  await noteCarriedFiles(application, await folderWith({ 'fitila-toolkit.html': first }))
  expect(await shownCarriedFiles(application)).toEqual([])
})

test('processes that start at the same moment write a set once', async () => {
  const application = await withApplication()
  const folder = await folderWith({ 'fitila-toolkit.html': first })
  await Promise.all(Array.from({ length: 5 }, () => noteCarriedFiles(application, folder)))
  expect(await shownCarriedFiles(application)).toHaveLength(1)
})

test('a reader takes a proof along that a file was given away, and a page finds its own file alone', async () => {
  const application = await withApplication()
  await noteCarriedFiles(application, await folderWith({ 'fitila-toolkit.html': first }))
  const [set] = await shownCarriedFiles(application)
  if (!set) throw new Error('nothing was noted')
  expect(await loggedCarriedFile(application, first)).toEqual({ id: set.id, since: '2026-11-21' })
  expect(await loggedCarriedFile(application, second)).toBeNull()
  await advanceLog(application)
  expect(await proveCarriedFiles(application, set.id)).toContain('The proof comes after midnight in Nigeria.')
  application.later(hours(30))
  await advanceLog(application)
  const trusted = { keys: [application.signing.publicKey], witnesses: [] }
  const proof = await proveCarriedFiles(application, set.id)
  const files = [
    { name: 'notes.html', sha256: first },
    { name: 'changed.html', sha256: second },
  ]
  expect(await explainShownProof(proof, trusted, files)).toEqual([
    { holds: true, text: expect.stringContaining('Files to carry: the log has exactly this text.') },
    { holds: true, text: 'notes.html: the text names this file by its SHA-256, byte for byte.' },
    { holds: false, text: expect.stringContaining('changed.html: the text does not name this file.') },
    { holds: true, text: expect.stringContaining('in the tree of 2026-11-21') },
    { holds: true, text: expect.stringContaining('The log signed its checkpoint') },
    { holds: null, text: expect.stringContaining('No witness was named') },
  ])
  // The number of an event tells how much happens on a site.
  const extra = proof.split('\n').find((line) => line.startsWith('extra ')) ?? ''
  const { row } = JSON.parse(Buffer.from(extra.slice('extra '.length), 'base64').toString())
  expect(row.map(([name]: [string]) => name)).toEqual(['reference', 'sha256', 'shown_on', 'subject_kind'])
  for (const nothing of ['newest', '', application.randomness.uuid()])
    await expect(proveCarriedFiles(application, nothing)).rejects.toThrow(NotFound)
})

test('a set of before there were proofs gets its line at the next start', async () => {
  const application = await withApplication()
  const folder = await folderWith({ 'fitila-toolkit.html': first })
  const files = [{ name: 'fitila-toolkit.html', sha256: first }]
  await advanceLog(application)
  await application.database.pool.query(
    `insert into events (kind, actor_kind, subject_kind, subject_id, detail, occurred_at)
    values ('setting.carried_files', 'clock', 'setting', $1, $2, $3)`,
    [application.randomness.uuid(), { files }, application.now()],
  )
  await advanceLog(application)
  expect((await checkLog(application)).problems).toEqual([
    'Set of Files to carry: it is shown, and the log has nothing of it.',
  ])
  await noteCarriedFiles(application, folder)
  expect(await shownCarriedFiles(application)).toHaveLength(1)
  await advanceLog(application)
  expect((await checkLog(application)).problems).toEqual([])
})

async function folderWith(hashes: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'fitila-carried-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const [name, sha256] of Object.entries(hashes))
    await writeFile(join(folder, `${name}.sha256`), `${sha256}  ${name}\n`)
  return folder
}
