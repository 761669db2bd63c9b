import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { type Bench, openBench, refusal } from '@fitila/sanitizer/clean-in-thread'
import type { Sanitized, SanitizeOptions } from '@fitila/sanitizer/contract'
import { limits, patienceAtHome } from '@fitila/sanitizer/limits'
import { nameGiver } from '@fitila/sanitizer/neutral-name'
import type { RefusalCode } from '@fitila/sanitizer/refusals'

// To import these would make all that they export. Nothing else happens here while a file is read or written.
const { mkdirSync, readFileSync, statSync, writeFileSync } = process.getBuiltinModule('node:fs')
const { parseArgs } = process.getBuiltinModule('node:util')

/** So that a file that takes all memory ends its thread and not the command. */
const enough = { resourceLimits: { maxOldGenerationSizeMb: 3000 } }

export async function runCommand(entry: string): Promise<void> {
  const asked = readArguments()
  if (!asked) {
    process.stderr.write(
      'Use: npm run --silent sanitize -- [--json] [--pdf standard|maximum] [--password P] [--hidden remove|keep] [--photos same|drawn-again] --out DIR FILE...\n',
    )
    process.exitCode = 2
    return
  }
  mkdirSync(asked.out, { recursive: true })
  const giveName = nameGiver()
  const bench = openBench({
    start: () => new Worker(entry, enough),
    patience: patienceAtHome,
    processorTime,
  })
  for (const input of asked.files) {
    const answer = await cleanFile(input, asked.options, bench)
    if ('done' in answer) tell(asked.json, input, answer.done, write(asked.out, input, answer.done, giveName))
    else tellRefusal(asked.json, input, answer)
  }
  await bench.close()
}

/** The thread that cleans is all that this process does meanwhile. */
function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function readArguments() {
  try {
    const { values, positionals: files } = parseArgs({
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        pdf: { type: 'string', default: 'standard' },
        dpi: { type: 'string', default: '150' },
        password: { type: 'string' },
        hidden: { type: 'string', default: 'remove' },
        photos: { type: 'string', default: 'same' },
        out: { type: 'string' },
      },
    })
    const { json, pdf, dpi, password = null, hidden, photos, out } = values
    if (out === undefined || files.length === 0) return undefined
    if ((pdf !== 'standard' && pdf !== 'maximum') || (hidden !== 'remove' && hidden !== 'keep'))
      return undefined
    if (photos !== 'same' && photos !== 'drawn-again') return undefined
    const options: SanitizeOptions = {
      ...{ pdf, dpi: dpi === '200' ? 200 : 150, password, hidden },
      ...(photos === 'drawn-again' ? { photos } : {}),
    }
    return { json, out, files, options }
  } catch {
    return undefined
  }
}

async function cleanFile(input: string, options: SanitizeOptions, bench: Bench) {
  try {
    if (statSync(input).size > limits.file) return refusal('too-large')
    return await bench.clean({ name: input, bytes: readFileSync(input), options })
  } catch {
    return refusal('broken')
  }
}

function write(
  folder: string,
  input: string,
  { bytes, kind }: Sanitized,
  giveName: ReturnType<typeof nameGiver>,
): string {
  for (;;) {
    const output = join(folder, giveName(kind, input))
    try {
      writeFileSync(output, bytes, { flag: 'wx' })
      return output
    } catch (error) {
      if (!isTaken(error)) throw error
    }
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST'
}

function tell(json: boolean, input: string, { kind, found, kept }: Sanitized, output: string): void {
  if (json) print(JSON.stringify({ input, output, kind, found, kept, refused: null }))
  else {
    print(`${input}: cleaned, ${output}`)
    for (const { text, where } of found) print(`  found: ${where ? `${where}: ` : ''}${text}`)
    for (const { text, where } of kept) print(`  kept:  ${where ? `${where}: ` : ''}${text}`)
  }
}

function tellRefusal(
  json: boolean,
  input: string,
  { refused, message }: { refused: RefusalCode; message: string },
): void {
  if (json) print(JSON.stringify({ input, output: null, kind: null, found: [], kept: [], refused }))
  else {
    print(`${input}: not cleaned. ${message}`)
    process.exitCode = 1
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
