import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { explainShownProof } from '@fitila/log/shown-proof'
import { expect, test } from 'vitest'
import { hours, minutes } from '#domain/time/durations.ts'
import { noteCarriedFiles } from '#server/operating/note-carried-files.ts'
import { advanceLog } from '#server/transparency/advance-log.ts'
import { openSite } from '#tests/support/browse.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { offlineEdition } from '#toolkit/registry.ts'

const build = join(import.meta.dirname, '../../../build/tools')

test('the page of the file to carry leads to the proof that our log names that very file', {
  timeout: minutes(5),
}, async () => {
  const application = await withApplication()
  const ask = await openSite(application)
  const text = async (path: string) => (await ask(path)).text()
  const tools = '/educational-resources?tab=tools'
  expect(await text(tools)).toContain('Our public log does not name this file yet.')
  await noteCarriedFiles(application, build)
  await advanceLog(application)
  application.later(hours(30))
  await advanceLog(application)
  const page = await text(tools)
  expect(page).toContain('Our public log names this file since')
  const [proofAt = ''] = /\/transparency\/carried\/[\da-f-]+\/proof\.txt/.exec(page) ?? []
  expect(await text('/transparency')).toContain(proofAt)
  const file = Buffer.from(await (await ask(offlineEdition.path)).arrayBuffer())
  const sha256 = createHash('sha256').update(file).digest('hex')
  const trusted = { keys: [application.signing.publicKey], witnesses: [] }
  const findings = await explainShownProof(await text(proofAt), trusted, [{ name: 'notes.html', sha256 }])
  expect(findings.filter(({ holds }) => holds === false)).toEqual([])
  expect(findings).toContainEqual({
    holds: true,
    text: 'notes.html: the text names this file by its SHA-256, byte for byte.',
  })
})
