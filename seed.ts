import { parseArgs } from 'node:util'
import type pg from 'pg'
import { z } from 'zod'
import { type Added, addInvented, type Invention } from '#server/database/seed/add-invented.ts'
import { fewestPeople } from '#server/database/seed/add-invented-people.ts'
import { loadBulk } from '#server/database/seed/bulk/load-bulk.ts'
import { seedWhenEmpty } from '#server/database/seed/seed-when-empty.ts'
import type { Application } from '#server/kernel/application.ts'
import { readEnvironment } from '#server/kernel/env.ts'
import { openApplication } from '#server/kernel/open-application.ts'
import { systemRandomness } from '#server/kernel/randomness.ts'
import { answerHelp } from './answer-help.ts'

const usage =
  'Use it like this: npm run seed -- --reports 500 --people 12 --seed 1 (--bulk 100000 for very many)'

const wholeNumber = (least: number, most: number) => z.coerce.number().int().min(least).max(most)
const schema = z.object({
  reports: wholeNumber(0, 20_000).default(200),
  /** Public reports without a history, for trying how the site bears very many. */
  bulk: wholeNumber(0, 2_000_000).default(0),
  people: wholeNumber(fewestPeople, 200).default(12),
  seed: wholeNumber(0, 999_999).default(1),
})

answerHelp(usage)

// environment -> database -> migrate -> invented people and reports, through the real use cases
try {
  await seed()
} catch (error) {
  process.stderr.write(
    `\nNothing more was added. ${error instanceof Error ? error.message : String(error)}\n\n`,
  )
  process.exitCode = 1
}

async function seed(): Promise<void> {
  const invention = readInvention(process.argv.slice(2))
  const { application, asOwner, close } = await openApplication(readEnvironment(process.env))
  try {
    const invitation = await seedWhenEmpty(application)
    const added = await addInvented(application, invention, showProgress)
    say(summaryOf(invention, added))
    if (invention.bulk > 0) await asOwner((owner) => addBulk(application, owner, invention))
    if (invitation)
      say(
        `There is no administrator yet. Make the first one's account here (the link works once, for three days):\n${invitation}`,
      )
  } finally {
    await close()
  }
}

async function addBulk(
  application: Application,
  owner: pg.Pool,
  { bulk: count, seed }: { bulk: number; seed: number },
): Promise<void> {
  const began = performance.now()
  const added = await loadBulk(application, { owner, count, seed, onProgress: showProgress })
  const seconds = Math.round((performance.now() - began) / 1000)
  say(`Added ${added} public reports without a history, in ${seconds} s.`)
}

function readInvention(words: string[]): Invention & { bulk: number } {
  const parsed = schema.safeParse(givenOptions(words))
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `  --${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`These numbers do not fit:\n${problems.join('\n')}\n${usage}`)
  }
  // Officers among them can publish, so their password is drawn each time and shown once, and not made from the seed.
  return { ...parsed.data, password: systemRandomness.bytes(12).toString('base64url') }
}

function givenOptions(words: string[]) {
  try {
    const text = { type: 'string' } as const
    return parseArgs({ args: words, options: { reports: text, people: text, seed: text, bulk: text } }).values
  } catch {
    throw new Error(usage)
  }
}

function summaryOf({ seed, people, reports, password }: Invention, added: Added): string {
  const lines = [
    `Added by seed ${seed}: ${added.reports} invented reports and ${added.people} invented people.`,
    ...there('reports', reports - added.reports),
    ...there('people', people - added.people),
    ...(added.people > 0
      ? [
          `The new people are called misali-${seed}-01 (reporter), kirkira-${seed}-01 (reviewer) and tatsuniya-${seed}-01 (officer) and so on. Their password, shown only now: ${password}`,
        ]
      : []),
  ]
  return lines.join('\n')
}

function there(what: string, count: number): string[] {
  return count > 0 ? [`${count} ${what} of this seed were there already and stay as they are.`] : []
}

function showProgress(done: number, all: number): void {
  if (process.stdout.isTTY) process.stdout.write(`\rStep ${done} of ${all}${done === all ? '\n' : ''}`)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
