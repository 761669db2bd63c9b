import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { beginningOfDay } from '#domain/time/day-in-nigeria.ts'
import { openOutbox } from './outbox.ts'

const moment = new Date('2026-11-28T14:31:07Z')

test('a letter in the outbox tells the day on which it was written, and no hour', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'outbox-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const mail = openOutbox(folder, 'Fitila <fitila@localhost>', () => moment)
  const letter = { id: 'one', to: 'amina@example.org', subject: 'A new password', text: 'Open this link.' }
  await mail.send(letter)
  const [name = ''] = await readdir(folder)
  const text = await readFile(join(folder, name), 'utf8')
  const [, date = ''] = /^Date: (.+)$/m.exec(text) ?? []
  expect(new Date(date)).toEqual(beginningOfDay(moment))
  expect((await stat(join(folder, name))).mtime).toEqual(beginningOfDay(moment))
})
