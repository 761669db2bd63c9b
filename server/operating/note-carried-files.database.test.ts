import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { hours } from '#domain/time/durations.ts'
import { freezeSite } from '#server/freezing/freeze-site.ts'
import { advanceLog } from '#server/transparency/advance-log.ts'
import { checkLog } from '#server/transparency/check-log.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { noteCarriedFiles } from './note-carried-files.ts'
import { shownCarriedFiles } from './shown-carried-files.ts'

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
  expect(await shownCarriedFiles(application)).toEqual([
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

async function folderWith(hashes: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'fitila-carried-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const [name, sha256] of Object.entries(hashes))
    await writeFile(join(folder, `${name}.sha256`), `${sha256}  ${name}\n`)
  return folder
}
