import { clockInNigeria, dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { after, hours } from '#domain/time/durations.ts'
import { openOwnersDatabase } from '#server/backups/open-running.ts'
import { freezeSite, frozenSince, thawSite } from '#server/freezing/freeze-site.ts'
import { readEnvironment } from '#server/kernel/env.ts'
import { answerHelp } from '../answer-help.ts'

const usage = `Use it like this, while Fitila runs or not:
  npm run freeze              stops all changes, and ends the sessions of the staff and the keys of the API
  npm run freeze -- state     says since when the site is frozen
  npm run freeze -- end       lets changes in again

docs/incident.md has the list of what to do, with letters.`

/** Nigeria Data Protection Act 2023, section 40: from when the breach is known to the letter to the Commission. */
const untilTheCommission = hours(72)
answerHelp(usage)

try {
  await run(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`\nNothing was changed. ${error instanceof Error ? error.message : String(error)}\n\n`)
  process.exitCode = 1
}

async function run([word = 'begin', ...rest]: readonly string[]): Promise<void> {
  if (rest.length > 0 || !['begin', 'state', 'end'].includes(word)) throw new Error(usage)
  const { pool, close } = await openOwnersDatabase(readEnvironment(process.env))
  try {
    const now = new Date()
    if (word === 'begin') begun(await freezeSite(pool, now))
    else if (word === 'state') told(await frozenSince(pool))
    else ended(await thawSite(pool, now))
  } finally {
    await close()
  }
}

function begun({ beganAt, isNew, sessions, keys }: Awaited<ReturnType<typeof freezeSite>>): void {
  say(
    isNew
      ? `The site is frozen since ${momentOf(beganAt)}: it can be read, and nothing can be changed.`
      : `The site was frozen already, since ${momentOf(beganAt)}.`,
  )
  say(`Ended ${sessions} sessions of the staff and ${keys} keys of the API. The log says so within a minute.`)
  say(
    `If you learned of the breach now, the letter to the Commission is due by ${momentOf(after(new Date(), untilTheCommission))}.`,
  )
  say('What to do next, with letters: docs/incident.md. To let changes in again: npm run freeze -- end')
}

function told(since: Date | null): void {
  say(since === null ? 'The site is not frozen.' : `The site is frozen since ${momentOf(since)}.`)
}

function ended(since: Date | null): void {
  if (since === null) throw new Error('The site is not frozen.')
  say(`The site was frozen since ${momentOf(since)}. Changes are let in again; staff log in again.`)
}

function momentOf(moment: Date): string {
  return `${dayInNigeria(moment)} ${clockInNigeria(moment)} in Nigeria`
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
