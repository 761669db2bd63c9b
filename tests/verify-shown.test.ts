import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { explainShownProof, writeShownProof } from '@fitila/log/shown-proof'
import { expect, onTestFinished, test } from 'vitest'

test('the command reads a proof from a file, and fails for what is no proof', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fitila-shown-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const [today, nothing] = [join(folder, 'today.txt'), join(folder, 'nothing.txt')]
  await writeFile(today, writeShownProof({ name: 'Misali' }, null))
  await writeFile(nothing, 'Nothing.\n')
  const run = (...words: string[]) => {
    const options = { cwd: join(import.meta.dirname, '..'), encoding: 'utf8' } as const
    const { stdout, status } = spawnSync(process.execPath, ['verify-shown.ts', ...words], options)
    return { stdout, status }
  }
  expect(run(today)).toEqual({
    status: 0,
    stdout: `${today}\nopen  This has no proof yet. It comes after midnight in Nigeria.\n`,
  })
  expect(run(nothing)).toMatchObject({
    status: 1,
    stdout: expect.stringContaining('no    There is no proof'),
  })
  expect(run()).toMatchObject({ status: 2 })
})

test('a text without a proof names no file of a person', async () => {
  const findings = await explainShownProof('Nothing.\n', { keys: [], witnesses: [] }, [
    { name: 'notes.html', sha256: 'ab'.repeat(32) },
  ])
  expect(findings).toEqual([{ holds: false, text: 'There is no proof of what is shown in this text.' }])
})
