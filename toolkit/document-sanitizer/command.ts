import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import { Unreadable } from '../shared/unreadable.ts'
import { type Answer, type Bench, openBench, refusal, type Task } from './engine/clean-in-thread.ts'
import type { Cleaner, Sanitized, SanitizeOptions } from './engine/contract.ts'
import { limits } from './engine/limits.ts'
import { nameGiver } from './engine/neutral-name.ts'
import { makePixelsCleaner, renderInOneGo } from './engine/pdf-pixels/make-pixels-cleaner.ts'
import { openPageRenderer } from './engine/pdf-pixels/open-page-renderer.ts'
import { Asked, type RefusalCode, refusals } from './engine/refusals.ts'
import { makeSanitizer } from './engine/sanitize.ts'

/**
 * `npm run --silent sanitize -- [--json] [--pdf standard|maximum] [--password P] [--hidden remove|keep] --out DIR FILE...`
 *
 * Writes the cleaned files into DIR under neutral names and never over a file that is there. With `--json`, one line for each file:
 * {input, output, kind, found, kept, refused}. Each file is cleaned in a thread that is ended when it hangs, so that a bad file stops no other.
 */
/** So that a file that takes all memory ends its thread and not the command. */
const enough = { resourceLimits: { maxOldGenerationSizeMb: 3000 } }

async function runCommand(): Promise<void> {
  const asked = readArguments()
  if (!asked) {
    process.stderr.write(
      'Use: npm run --silent sanitize -- [--json] [--pdf standard|maximum] [--password P] [--hidden remove|keep] --out DIR FILE...\n',
    )
    process.exitCode = 2
    return
  }
  await mkdir(asked.out, { recursive: true })
  const giveName = nameGiver()
  const bench = openBench({ start: () => new Worker(import.meta.filename, enough), patience: 60_000 })
  for (const input of asked.files) {
    const answer = await cleanFile(input, asked.options, bench)
    if ('done' in answer)
      tell(asked.json, input, answer.done, await write(asked.out, input, answer.done, giveName))
    else tellRefusal(asked.json, input, answer)
  }
  await bench.close()
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
        out: { type: 'string' },
      },
    })
    const { json, pdf, dpi, password = null, hidden, out } = values
    if (out === undefined || files.length === 0) return undefined
    if ((pdf !== 'standard' && pdf !== 'maximum') || (hidden !== 'remove' && hidden !== 'keep'))
      return undefined
    const options: SanitizeOptions = { pdf, dpi: dpi === '200' ? 200 : 150, password, hidden }
    return { json, out, files, options }
  } catch {
    return undefined
  }
}

async function cleanFile(input: string, options: SanitizeOptions, bench: Bench) {
  try {
    if ((await stat(input)).size > limits.file) return refusal('too-large')
    return await bench.clean({ name: input, bytes: await readFile(input), options })
  } catch {
    return refusal('broken')
  }
}

async function write(
  folder: string,
  input: string,
  { bytes, kind }: Sanitized,
  giveName: ReturnType<typeof nameGiver>,
): Promise<string> {
  for (;;) {
    const output = join(folder, giveName(kind, input))
    try {
      await writeFile(output, bytes, { flag: 'wx' })
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

/** In the thread. */
function serveFiles(): void {
  const sanitize = makeSanitizer(cleanByPixels)
  parentPort?.on('message', async ({ name, bytes, options }: Task) => {
    const send = (answer: Answer) => parentPort?.postMessage(answer)
    try {
      send({ done: await sanitize(bytes, name, options, (progress) => send({ progress })) })
    } catch (error) {
      send(answerTo(error))
    }
  })
}

function answerTo(error: unknown): Answer {
  if (error instanceof Asked)
    return refusal(
      error.question.ask === 'password' && error.question.isRetry ? 'wrong-password' : 'encrypted',
    )
  if (error instanceof Unreadable && error.code in refusals)
    return refusal(error.code as RefusalCode, error.message)
  if (process.env.FITILA_DEBUG !== undefined)
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  return refusal('broken')
}

let openedCleaner: Promise<Cleaner> | undefined

/** PDFium is read from the disk when the first PDF asks for it. */
const cleanByPixels: Cleaner = async (bytes, work) => {
  openedCleaner ??= openPixelsCleaner()
  return (await openedCleaner)(bytes, work)
}

async function openPixelsCleaner(): Promise<Cleaner> {
  const { resolve } = createRequire(import.meta.url)
  const pdfium = await readFile(resolve('@embedpdf/pdfium/pdfium.wasm'))
  const jpeg = await readFile(resolve('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm'))
  return makePixelsCleaner(renderInOneGo(await openPageRenderer({ pdfium, jpeg })))
}

if (isMainThread) await runCommand()
else serveFiles()
