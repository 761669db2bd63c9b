import { createInterface } from 'node:readline'
import { checkText } from '@fitila/anonymity/check-text'
import { isClosedPipe, outliveReader } from '../shared/command/outlive-reader.ts'

/**
 * `npm run --silent anonymity -- --tables [folder of the corpora]`: prints how well persons are found, by language and tier, and what
 * stays of other identifiers.
 *
 * `npm run --silent anonymity -- --jsonl < in.jsonl`: reads lines {"id", "text"}, prints lines {"id", "findings", "questions", "score"}.
 * Everything stays in this process. Offsets are UTF-16 units; `kind` is one of engine/kinds.ts.
 */
outliveReader()
if (process.argv.includes('--jsonl')) await checkLines()
else if (process.argv.includes('--tables')) await tables()
else usage()

async function tables(): Promise<void> {
  const { printHiding, printHidingByKind, printTables } = await import('./training/print-tables.ts')
  const folder = process.argv[process.argv.indexOf('--tables') + 1]
  await write(`${printTables(folder)}\n\n${printHiding()}\n\n${printHidingByKind()}\n`)
}

async function checkLines(): Promise<void> {
  let number = 0
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    number += 1
    if (line.trim() === '') continue
    const asked = readLine(line)
    if (asked) {
      if (!(await write(`${JSON.stringify(answer(asked))}\n`))) return
    } else {
      process.stderr.write(`Line ${number} is not {"id", "text"}; it was left out.\n`)
      process.exitCode = 1
    }
  }
}

type Asked = { id: unknown; text: string }

function readLine(line: string): Asked | undefined {
  try {
    const value: unknown = JSON.parse(line)
    if (typeof value !== 'object' || value === null || !('text' in value) || typeof value.text !== 'string')
      return undefined
    return { id: 'id' in value ? value.id : null, text: value.text }
  } catch {
    return undefined
  }
}

function answer({ id, text }: Asked) {
  const { findings, questions, score } = checkText(text)
  return {
    id,
    findings: findings.map(({ start, end, kind, category, severity, tier, placeholder }) => ({
      start,
      end,
      kind,
      category,
      severity,
      tier,
      placeholder,
    })),
    questions: questions.map(({ start, end, reason, question }) => ({
      start,
      end,
      kind: reason,
      text: question,
    })),
    score,
  }
}

/**
 * Waits when the reader is slower than we are, so that a long input does not pile up in memory.
 *
 * @returns false when nothing reads any more
 */
function write(text: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    process.stdout.write(text, (error) => {
      if (!error) resolve(true)
      else if (isClosedPipe(error)) resolve(false)
      else reject(error)
    })
  })
}

function usage(): void {
  process.stderr.write(
    'Use: npm run --silent anonymity -- --jsonl < in.jsonl\n  or: npm run --silent anonymity -- --tables [folder of the corpora]\n',
  )
  process.exitCode = 2
}
