import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import type { SanitizeOptions } from '@fitila/sanitizer/contract'
import { makePixelsCleaner, renderInOneGo } from '@fitila/sanitizer/pdf-pixels/make-pixels-cleaner'
import { openPageRenderer } from '@fitila/sanitizer/pdf-pixels/open-page-renderer'
import { makeSanitizer } from '@fitila/sanitizer/sanitize'
import type { Sanitize } from '@fitila/sanitizer/sanitizer-of'
import { hasTool, runTool } from '../support/documents/outside-programs.ts'
import { type Figure, kilobytes, median } from './figure.ts'
import { makeLargeFiles, makeLetters, makeSamples } from './support/sanitizer-samples.ts'

const rounds = 3

/** The engine as a browser has it, warm, beside mat2 as people start it, on the same files in turn; and 25 MB of several kinds. */
export async function sanitizer(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'fitila-sanitizer-'))
  try {
    return [...(await besideMat2(folder)), ...(await manyInOneGo(folder)), ...(await largeFiles(folder))]
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function besideMat2(folder: string): Promise<Figure[]> {
  if (!hasTool('mat2') || !hasTool('ffmpeg')) {
    process.stdout.write('This machine has no mat2 or no ffmpeg, so nothing is compared.\n')
    return []
  }
  const sanitize = await openSanitizer()
  const { 'report.pdf': pdf = '', ...others } = await makeSamples(folder)
  const figures: Figure[] = []
  for (const path of Object.values(others)) figures.push(...(await compare(sanitize, path, 'standard', 3)))
  figures.push(...(await compare(sanitize, pdf, 'standard', 20)))
  figures.push(...(await compare(sanitize, pdf, 'maximum', 1)))
  return figures
}

async function compare(
  sanitize: Sanitize,
  path: string,
  pdf: SanitizeOptions['pdf'],
  atLeast: number,
): Promise<Figure[]> {
  const bytes = new Uint8Array(await readFile(path))
  const options: SanitizeOptions = { pdf, dpi: 200, password: null, hidden: 'remove' }
  const [theirs, ours]: [number[], number[]] = [[], []]
  let size = 0
  const turns = path.endsWith('.pdf') ? 1 : rounds
  await sanitize(bytes, path, options, () => {})
  for (let turn = 0; turn < turns; turn += 1) {
    theirs.push(await secondsOf(() => runTool('mat2', ['--unknown-members', 'omit', path])))
    ours.push(
      await secondsOf(async () => {
        size = (await sanitize(bytes, path, options, () => {})).bytes.length
      }),
    )
  }
  const name = `${basename(path)}${pdf === 'maximum' ? ', maximum' : ''}`
  return [
    { name: `${name}, mat2`, value: median(theirs), unit: 's' },
    { name: `${name}, ours`, value: median(ours), unit: 's' },
    {
      name: `${name}, as fast as mat2`,
      value: median(theirs) / median(ours),
      unit: 'times',
      goal: { atLeast },
    },
    ...(pdf === 'standard'
      ? [
          {
            name: `${name}, size after`,
            value: (100 * size) / bytes.length,
            unit: '%' as const,
            goal: { atMost: 110 },
          },
        ]
      : []),
  ]
}

/** Both programs as people start them, each once for all files, so that the start of the program counts for both. */
async function manyInOneGo(folder: string): Promise<Figure[]> {
  if (!hasTool('mat2')) return []
  const paths = await makeLetters(folder, 8)
  const command = join(import.meta.dirname, '../../toolkit/document-sanitizer/command.ts')
  const [theirs, ours]: [number[], number[]] = [[], []]
  for (let turn = 0; turn <= rounds; turn += 1) {
    const out = join(folder, `out-${turn}`)
    const clean = () => promisify(execFile)(process.execPath, [command, '--out', out, ...paths])
    theirs.push(await secondsOf(() => runTool('mat2', ['--unknown-members', 'omit', ...paths])))
    ours.push(await secondsOf(clean))
  }
  // The first turn fills the caches of both.
  const [them, us] = [median(theirs.slice(1)), median(ours.slice(1))]
  return [
    { name: `${paths.length} letters, from the start, mat2`, value: them, unit: 's' },
    { name: `${paths.length} letters, from the start, ours`, value: us, unit: 's' },
    { name: `${paths.length} letters, from the start, as fast as mat2`, value: them / us, unit: 'times' },
  ]
}

async function largeFiles(folder: string): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const path of Object.values(await makeLargeFiles(folder))) {
    const script = join(import.meta.dirname, 'support/sanitize-one.ts')
    const { stdout } = await promisify(execFile)(process.execPath, [script, path])
    const { seconds, memory }: { seconds: number; memory: number } = JSON.parse(stdout)
    const { size } = await stat(path)
    figures.push(
      {
        name: `${basename(path)}, ${Math.round(kilobytes(size) / 1000)} MB`,
        value: seconds,
        unit: 's',
        goal: { atMost: 5 },
      },
      {
        name: `${basename(path)}, memory of the file's size`,
        value: memory / size,
        unit: 'times',
        goal: { atMost: 8 },
      },
    )
  }
  return figures
}

async function openSanitizer(): Promise<Sanitize> {
  const { resolve } = createRequire(import.meta.url)
  const pdfium = await readFile(resolve('@embedpdf/pdfium/pdfium.wasm'))
  const jpeg = await readFile(resolve('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm'))
  return makeSanitizer(makePixelsCleaner(renderInOneGo(await openPageRenderer({ pdfium, jpeg }))))
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return (performance.now() - start) / 1000
}
