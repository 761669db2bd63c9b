import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../programs.ts'
import { notesIn } from './folder-of-notes.ts'
import { type Note, readNotes } from './notes.ts'
import { type Asked, type Noted, readRecord, recordFile, withNoted, written } from './record.ts'

type Place = { file: string; mayWrite: boolean; say(line: string): void }

const ourPlace: Place = {
  file: join(root, recordFile),
  mayWrite: process.env.CI === undefined || process.env.CI === '',
  say: (line) => void process.stdout.write(`${line}\n`),
}

/**
 * Lends a runner of tests a folder for notes, and keeps what the test files asked for. Where CI is set, it says what it would have kept.
 *
 * @param run answers which test files passed
 */
export async function keepAsked<Answer extends { passedFiles: readonly string[] }>(
  run: (notes: NodeJS.ProcessEnv) => Promise<Answer>,
  place: Place = ourPlace,
): Promise<Answer> {
  const folder = await mkdtemp(join(tmpdir(), 'fitila-asked-'))
  try {
    const answer = await run(notesIn(folder))
    const before = readRecord(place.file)
    const notes = await readNotes(folder)
    // What follows takes every text of the site with it, and most runs ask the site nothing.
    if (notes.length > 0 || answer.passedFiles.some((file) => before[file] !== undefined))
      await keep(withPassed(await answerersOf(notes), answer.passedFiles), before, place)
    return answer
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** What half a test asked is not all that it asks. */
function withPassed(notes: Noted, passedFiles: readonly string[]): Noted {
  return new Map(passedFiles.map((file) => [file, notes.get(file) ?? new Set<string>()]))
}

async function keep(noted: Noted, before: Asked, { file, mayWrite, say }: Place): Promise<void> {
  const { isAnswerer } = await import('./answerers.ts')
  const after = withNoted(before, noted, { textOf, isAnswerer })
  const changed = [...noted.keys()].filter(
    (each) => JSON.stringify(before[each]) !== JSON.stringify(after[each]),
  )
  if (written(before) === written(after)) return
  else if (mayWrite) {
    await writeFile(file, written(after))
    say(`Written to ${recordFile}: what ${changed.length} test files ask for.`)
  } else
    say(
      `Other pages than in ${recordFile} are asked for by ${changed.join(', ')}. A run without CI writes it.`,
    )
}

function textOf(path: string): string | null {
  return existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null
}

async function answerersOf(notes: readonly Note[]): Promise<Noted> {
  const { answererOf } = await import('./answerers.ts')
  const noted = new Map<string, Set<string>>()
  for (const { testFile, path } of notes) {
    const answerer = answererOf(path)
    if (answerer !== null) noted.set(testFile, (noted.get(testFile) ?? new Set()).add(answerer))
  }
  return noted
}
