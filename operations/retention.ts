import { parseArgs } from 'node:util'
import { openOwnersDatabase } from '#server/backups/open-running.ts'
import { queriesOn } from '#server/database/queries-on.ts'
import { readEnvironment } from '#server/kernel/env.ts'
import { type CountedName, countedNames, countHeld } from '#server/retention/count-held.ts'
import { answerHelp } from '../answer-help.ts'
import { refuseWithoutDatabase } from './back-up.ts'

const usage = `Use it like this:
  npm run retention                             how much is held of each thing, and how much of it ends when
  npm run retention -- "rejected report=30"     the same with another period, in days. Nothing is changed by it.
Names: ${countedNames.join(', ')}`
answerHelp(usage)

try {
  await run()
} catch (error) {
  process.stderr.write(`\nNothing was counted. ${error instanceof Error ? error.message : String(error)}\n\n`)
  process.exitCode = 1
}

async function run(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true })
  const changed = Object.fromEntries(positionals.map(readChange))
  const environment = readEnvironment(process.env)
  await refuseWithoutDatabase(environment)
  const { pool, close } = await openOwnersDatabase(environment)
  try {
    const counts = await countHeld({ database: { queries: queriesOn(pool) }, now: () => new Date() }, changed)
    const lines = counts.map(({ name, days, held, over, within7, within30 }) =>
      row([changed[name] === undefined ? name : `${name} *`, days, held, over, within7, within30]),
    )
    say(row(['', 'days', 'held', 'over', 'in 7 days', 'in 30 days']))
    for (const line of lines) say(line)
    if (positionals.length > 0)
      say('* not the period that counts now. Two people change those of reports at /admin/settings.')
    say(
      'Reports whose time is over are announced first, and end 30 days later. All else ends with the next sweep. The originals of reports that are disputed stay, and are counted here.',
    )
  } finally {
    await close()
  }
}

function readChange(text: string): [CountedName, number] {
  const [, given, days] = /^(.+)=(\d{1,5})$/.exec(text) ?? []
  const name = countedNames.find((each) => each === given)
  if (!name) throw new Error(usage)
  return [name, Number(days)]
}

function row(cells: readonly (string | number)[]): string {
  return cells
    .map((cell, place) => (place === 0 ? String(cell).padEnd(28) : String(cell).padStart(11)))
    .join('')
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
