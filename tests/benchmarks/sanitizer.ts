import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import type { SanitizeOptions } from '@fitila/sanitizer/contract'
import { makePixelsCleaner } from '@fitila/sanitizer/pdf-pixels/make-pixels-cleaner'
import { makeSanitizer } from '@fitila/sanitizer/sanitize'
import type { Sanitize } from '@fitila/sanitizer/sanitizer-of'
import { hasTool } from '../support/documents/outside-programs.ts'
import { type Figure, kilobytes, median } from './figure.ts'
import { timeOfProgram, timesOfMat2 } from './support/mat2-time.ts'
import { processorTime } from './support/processor-time.ts'
import {
  makeLargeFiles,
  makeLetters,
  makeMedia,
  makeSmallLetter,
  makeTenPages,
  makeTexts,
} from './support/sanitizer-samples.ts'
import { openTwoWorkers } from './support/two-page-workers.ts'

const turns = 7
/** Turns before those that count, so often as many: on a busy machine the engine compiles late what it uses often. */
const warmUp = 4
const root = join(import.meta.dirname, '../..')
const command = join(root, 'toolkit/document-sanitizer/command.ts')
/** As `npm run sanitize` has it: without it, Node reads types away at each start. */
const compiled = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled') }

/**
 * Both engines warm, each in one process, on the same files; both commands as people start them; ten pages of a PDF at Maximum; and 25 MB of
 * several kinds. Beside mat2 the time of processors is compared, which a busy machine changes little.
 */
export async function sanitizer(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'fitila-sanitizer-'))
  try {
    const media = hasTool('ffmpeg') ? await makeMedia(folder) : {}
    if (!hasTool('ffmpeg')) say('photos, sounds and films, because ffmpeg is not on this machine')
    if (!hasTool('mat2')) say('how fast mat2 is, because it is not on this machine')
    const paths = [...Object.values(await makeTexts(folder)), ...Object.values(media)]
    const pages = await makeTenPages(folder, media['photo.jpg'])
    return [
      ...(await warm(paths, pages)),
      ...(await atMaximum(pages)),
      ...(await fromCommand(await makeSmallLetter(folder), folder, { atMost: 1.5 })),
      ...(await fromCommand(await makeLetters(folder, 8), folder)),
      ...(await largeFiles(folder)),
    ]
  } finally {
    await rm(folder, { recursive: true })
  }
}

function say(what: string): void {
  process.stdout.write(`Not measured: ${what}.\n`)
}

const options: SanitizeOptions = { pdf: 'standard', dpi: 200, password: null, hidden: 'remove' }

async function warm(paths: readonly string[], pages: string): Promise<Figure[]> {
  const all = [...paths, pages]
  const theirs = hasTool('mat2') ? await timesOfMat2(all, turns) : []
  const sanitize = makeSanitizer(null)
  const figures: Figure[] = []
  for (const [place, path] of all.entries()) {
    const { milliseconds, size } = await ours(sanitize, path, options, turns)
    const { size: before } = await stat(path)
    if (theirs[place]?.length === 0) say(`how fast mat2 is with ${basename(path)}, because it refuses it`)
    const goal = { atLeast: path === pages ? 20 : 3 }
    figures.push(...besideMat2(basename(path), milliseconds, theirs[place], goal), {
      name: `${basename(path)}, size after`,
      value: (100 * size) / before,
      unit: '%',
      goal: { atMost: 110 },
    })
  }
  return figures
}

function besideMat2(
  name: string,
  milliseconds: number,
  theirs: readonly number[] | undefined,
  goal: Figure['goal'],
): Figure[] {
  const figures: Figure[] = [{ name: `${name}, ours`, value: milliseconds, unit: 'ms' }]
  if (theirs === undefined || theirs.length === 0) return figures
  const them = median(theirs)
  return [
    { name: `${name}, mat2`, value: them, unit: 'ms' },
    ...figures,
    {
      name: `${name}, as fast as mat2`,
      value: them / milliseconds,
      unit: 'times',
      ...(goal ? { goal } : {}),
    },
  ]
}

async function ours(sanitize: Sanitize, path: string, how: SanitizeOptions, count: number) {
  const bytes = new Uint8Array(await readFile(path))
  const taken: number[] = []
  let size = 0
  for (let turn = -count * warmUp; turn < count; turn += 1) {
    const before = await processorTime(null)
    size = (await sanitize(bytes, path, how, () => {})).bytes.length
    if (turn >= 0) taken.push((await processorTime(null)) - before)
  }
  return { milliseconds: median(taken), size }
}

/** With two processors the pages take half of the processor time; the time that passed says the same where nothing else runs. */
async function atMaximum(path: string): Promise<Figure[]> {
  const workers = await openTwoWorkers()
  try {
    const sanitize = makeSanitizer(makePixelsCleaner(workers.render))
    const bytes = new Uint8Array(await readFile(path))
    const [passed, used]: [number[], number[]] = [[], []]
    for (let turn = 0; turn <= 3; turn += 1) {
      const [start, before] = [performance.now(), await processorTime(null)]
      await sanitize(bytes, path, { ...options, pdf: 'maximum', dpi: 150 }, () => {})
      passed.push((performance.now() - start) / 1000)
      used.push(((await processorTime(null)) - before) / 1000)
    }
    const name = 'ten pages at Maximum, two workers'
    return [
      { name, value: median(passed.slice(1)), unit: 's', goal: { atMost: 1 } },
      {
        name: `${name}, half the processor time`,
        value: median(used.slice(1)) / 2,
        unit: 's',
        goal: { atMost: 1 },
      },
    ]
  } finally {
    await workers.close()
  }
}

/** Both programs as people start them, each once for all files, so that the start of the program counts for both. */
async function fromCommand(
  paths: readonly string[],
  folder: string,
  goal?: Figure['goal'],
): Promise<Figure[]> {
  const [theirs, mine]: [number[], number[]] = [[], []]
  for (let turn = 0; turn <= turns; turn += 1) {
    const out = await mkdtemp(join(folder, 'out-'))
    mine.push(await timeOfProgram(process.execPath, [command, '--out', out, ...paths], compiled))
    if (hasTool('mat2')) theirs.push(await timeOfProgram('mat2', ['--unknown-members', 'omit', ...paths]))
  }
  // The first turn fills the caches of both.
  const [us, them] = [median(mine.slice(1)), median(theirs.slice(1))]
  const name = `${paths.length === 1 ? 'one small letter' : `${paths.length} letters`} from the command`
  const figures: Figure[] = [{ name: `${name}, ours`, value: us, unit: 'ms' }]
  if (theirs.length === 0) return figures
  return [
    { name: `${name}, mat2`, value: them, unit: 'ms' },
    ...figures,
    { name: `${name}, of mat2's time`, value: us / them, unit: 'times', ...(goal ? { goal } : {}) },
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
