import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')

/** With both pipes closed before the first word, as `2>&1 | true` does. */
async function runUnread(file: string, words: readonly string[], input = ''): Promise<number | null> {
  const program = spawn(process.execPath, [join(root, file), ...words], { cwd: root })
  program.stdout.destroy()
  program.stderr.destroy()
  program.stdin.on('error', () => {})
  program.stdin.end(input)
  const [code] = await once(program, 'exit')
  return code
}

test('words -- check ends well when nothing reads what it says', async () => {
  expect(await runUnread('words.ts', ['check'])).toBe(0)
})

test('the sanitizer tells of each file to the end when nothing reads what it says', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fitila-unread-'))
  try {
    const missing = ['one.docx', 'two.docx', 'three.docx'].map((name) => join(folder, name))
    const words = ['--json', '--out', folder, ...missing]
    expect(await runUnread('toolkit/document-sanitizer/command.ts', words)).toBe(0)
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('the anonymity checker stops when nothing reads what it finds', async () => {
  const line = `${JSON.stringify({ id: 1, text: 'Call 0803 555 0100.' })}\n`
  expect(await runUnread('toolkit/anonymity-checker/command.ts', ['--jsonl'], line.repeat(500))).toBe(0)
})
