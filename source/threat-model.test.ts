import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { codeBytes } from '@fitila/receipts/receipt-code'
import { expect, test } from 'vitest'
import { smallestTold } from '#domain/figures/months.ts'
import { mostAuditors } from '#domain/journal/entry.ts'
import { shortestPassword } from '#domain/people/accounts.ts'
import { roleTraits } from '#domain/people/capacities.ts'
import { newcomerPeriod } from '#domain/people/second-person.ts'
import { freeReportsPerMonth, largestAttachment } from '#domain/plans/limits.ts'
import { proposedActs } from '#domain/proposals/acts.ts'
import { restsFor, usualMinutes } from '#domain/publishing/batches.ts'
import { promisedDays } from '#domain/publishing/correction-steps.ts'
import { daysOfLink } from '#domain/retention/periods.ts'
import { retention } from '#domain/retention/retention.ts'
import { days, hours, minutes, seconds } from '#domain/time/durations.ts'
import { mostPixels } from '#domain/writing/attachments.ts'
import { safeCost } from '#server/access/passwords/passwords.ts'
import { forStrangers } from '#server/doors/pages/bodies/patience.ts'

const root = join(import.meta.dirname, '..')
const inWords = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
const told = (await readFile(join(root, 'docs/threat-model.md'), 'utf8')).replace(/\s+/g, ' ')

/** A number that its file keeps to itself. */
async function numberIn(path: string, pattern: RegExp): Promise<string> {
  const [, number] = pattern.exec(await readFile(join(root, path), 'utf8')) ?? []
  if (number === undefined) throw new Error(`${path} has no number at ${pattern}`)
  return number
}

const register = await numberIn('server/access/rate-limit.ts', /'register:network': (\d+)/)
const searches = Number(await numberIn('server/doors/pages/turns.ts', /forSearches = \{ atOnce: (\d+)/))
const pages = await numberIn('server/doors/pages/turns.ts', /forPages = \{ atOnce: (\d+)/)
const ofNetwork = await numberIn('server/doors/pages/cap-connections.ts', /ofNetwork: (\d+)/)
const inAll = await numberIn('server/doors/pages/cap-connections.ts', /inAll: ([\d_]+)/)
const form = await numberIn('server/doors/pages/bodies/take-body.ts', /mostBytes = (\d+) \* 1024/)
const streams = await numberIn('server/doors/pages/bodies/take-body.ts', /mostStreams = (\d+)/)
const room = await numberIn('server/doors/pages/bodies/room.ts', /mostTogether = (\d+) \* 1024 \* 1024/)
const marks = await numberIn('server/similar/make-match-keys.ts', /bucket = (\d+)/)
const table = await numberIn('server/retention/rewrite-tables.ts', /largest = (\d+) \* 1024 \* 1024/)
const idle = await numberIn('server/access/session-lifetime.ts', /after\(now, minutes\((\d+)\)\)/)

test.each<string>([
  `At most ${inWords[mostAuditors]}.`,
  `an answer is promised within ${promisedDays} days`,
  `Argon2id, ${Math.round(safeCost.memoryCost / 1024)} MiB, ${inWords[safeCost.timeCost]} passes`,
  `in steps of ${marks} a report`,
  `a table of more than ${table} MB`,
  `for ${daysOfLink} days, which payment`,
  `They are deleted ${inWords[(retention['letter in the outbox'].ends?.after ?? 0) / days(1)]} days after`,
  `a code of ${5 * codeBytes} random bits`,
  `suspend accounts for ${proposedActs.suspension.waits === hours(24) ? 'a day' : 'another time'}`,
  `the new account counts after ${newcomerPeriod / hours(1)} hours`,
  `an act waits ${newcomerPeriod / hours(1)} hours under a notice`,
  `in ${inWords[(2 * newcomerPeriod) / days(1)]} days and under notice`,
  `never within ${proposedActs.declaration.notBefore / hours(1)} hours`,
  `A staff session ends after ${idle === '30' ? 'half an hour' : 'another time'} without use and ${inWords[roleTraits.officer.sessionHours ?? 0]} hours`,
  `Staff's passwords have ${shortestPassword('reviewer')} characters or more`,
  `After ${register} tries in a quarter of an hour from one network`,
  `${inWords[restsFor({ every: minutes(usualMinutes) }) / minutes(1)]} minutes after the approval at the earliest`,
  `up to ${largestAttachment / 1024 / 1024} MiB`,
  `Numbers under ${inWords[smallestTold]} of what is not public`,
  `A form is read up to ${form} KiB, and long forms of strangers share ${room} MiB`,
  `and of ${streams} sources at a time`,
  `after ${forStrangers.grace / seconds(1)} s for strangers`,
  `${inWords[freeReportsPerMonth]?.replace(/^./, (letter) => letter.toUpperCase())} reports a month on the free plan`,
  `One network has ${inWords[searches]} searches and ${pages === '16' ? 'sixteen' : pages} other pages`,
  `${ofNetwork} connections, all together ${inAll.replace('_', ',')}`,
  `more than ${mostPixels / 1_000_000} million pixels`,
])('the threat model says: %s', (sentence) => {
  // The whole text would be the message of a failure.
  expect(told.includes(sentence)).toBe(true)
})
