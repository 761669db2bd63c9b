import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { Person } from '#domain/actor.ts'
import { isRefusal, type Refusal } from '#domain/errors.ts'
import { exportArchive } from '#server/archive/export-archive.ts'
import { importArchive } from '#server/archive/import-archive.ts'
import { type PreviewedRow, previewImport } from '#server/archive/preview-import.ts'
import type { Application } from '#server/kernel/application.ts'
import { readEnvironment } from '#server/kernel/env.ts'
import { openApplication } from '#server/kernel/open-application.ts'
import { findAccount } from '#server/people/people-queries.ts'
import { wordsIn } from '#words/catalogue.ts'
import { wordingIn } from '#words/wording-in.ts'
import { answerHelp } from './answer-help.ts'

const usage = `Use it like this, with the username of an administrator:
  npm run archive -- preview convictions.csv --as dami
  npm run archive -- import convictions.csv --as dami
  npm run --silent archive -- export --as dami > archive.csv`

answerHelp(usage)

// environment -> database -> migrate -> the archive's use cases, as the administrator who is named
try {
  await run()
} catch (error) {
  const text = isRefusal(error) ? textOf(error) : String(error)
  process.stderr.write(
    `\nNothing was changed. ${error instanceof Error && !isRefusal(error) ? error.message : text}\n\n`,
  )
  process.exitCode = 1
}

function textOf(refusal: Refusal): string {
  const { title, text } = wordingIn('en', refusal)
  return `${title}. ${text}`
}

async function run(): Promise<void> {
  const { verb, path, username } = readWords(process.argv.slice(2))
  const csv = path ? await readFile(path, 'utf8') : ''
  const { application, close } = await openApplication({
    ...readEnvironment(process.env),
    logLevel: 'silent',
  })
  try {
    const administrator = await personCalled(application, username)
    if (verb === 'export') process.stdout.write(await exportArchive(application, administrator))
    else if (verb === 'import') tell((await importArchive(application, administrator, csv)).rows, 'Proposed')
    else tell(await previewImport(application, administrator, csv), 'Would be imported')
  } finally {
    await close()
  }
}

function readWords(words: string[]): { verb: string; path: string | undefined; username: string } {
  const { positionals, values } = readOptions(words)
  const [verb = '', path] = positionals
  const isComplete = verb === 'export' ? !path : ['preview', 'import'].includes(verb) && path
  if (!isComplete || !values.as) throw new Error(usage)
  return { verb, path, username: values.as }
}

function readOptions(words: string[]) {
  try {
    return parseArgs({ args: words, options: { as: { type: 'string' } }, allowPositionals: true })
  } catch {
    throw new Error(usage)
  }
}

async function personCalled(application: Application, username: string): Promise<Person> {
  const account = await findAccount(application.database.queries, username)
  if (!account) throw new Error(`There is nobody called ${username}.`)
  // The person who runs this has the machine. What they propose still waits for a second person.
  return { ...account.person, assurance: 'full', isConfirmed: true }
}

function tell(rows: readonly PreviewedRow[], done: string): void {
  for (const row of rows) {
    if (row.verdict === 'refused')
      say(
        `Line ${row.line}, refused: ${row.refusals.map((refusal) => wordsIn('en').rowRefusalTexts[refusal]).join(' ')}`,
      )
    else if (row.verdict === 'known')
      say(`Line ${row.line}, there already: ${row.referenceNumber ?? 'earlier in this file'}`)
  }
  const count = (verdict: PreviewedRow['verdict']) => rows.filter((row) => row.verdict === verdict).length
  say(`${done}: ${count('new')}. There already: ${count('known')}. Refused: ${count('refused')}.`)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
