import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { type EffortTicket, effortFor, leadingZeroBits, sumOf } from '#domain/effort.ts'
import { LimitReached } from '#domain/errors.ts'
import { minutes, seconds } from '#domain/time/durations.ts'
import type { Application } from '#server/kernel/application.ts'
import { type Caller, type Effort, effortOf } from './caller.ts'
import { type Counted, excessesOf, type NetworkCount, triesOfNetworks } from './rate-limit.ts'

/**
 * Counts a try of a network and of the wider ones around it. Where there were too many, one more takes an effort; it is never
 * refused for good, since an honest visitor may share their network, or the whole site, with a crowd.
 *
 * @throws LimitReached 'too-many-tries', with a ticket
 */
export async function countCaller(
  application: Application,
  counted: NetworkCount,
  caller: Caller,
): Promise<void> {
  const [first, ...others] = triesOfNetworks(counted, caller)
  if (!first) return
  const excesses = await excessesOf(application, [first, ...others])
  await demandEffort(application, counted, Math.max(...excesses), caller)
}

/** @param excess how many times more tries there were than are free: up to 1, nothing is demanded */
export async function demandEffort(
  application: Application,
  purpose: Counted,
  excess: number,
  caller: Caller,
): Promise<void> {
  if (excess <= 1) return
  const effort = effortOf(caller)
  if (effort && (await isSpent(application, purpose, effort))) return
  const { bits, waitSeconds } = effortFor(excess)
  throw new LimitReached(
    'too-many-tries',
    waitSeconds,
    ticketFor(application, purpose, { bits, waitSeconds }),
  )
}

/** No wait is longer than this, so a ticket that was used is remembered for as long as it would be good. */
const lifetime = minutes(15)

function ticketFor(
  application: Application,
  purpose: Counted,
  { bits, waitSeconds }: { bits: number; waitSeconds: number },
): EffortTicket {
  const issued = Math.floor(application.now().getTime() / seconds(1))
  const nonce = application.randomness.bytes(12).toString('base64url')
  const body = [purpose, issued, waitSeconds, bits, nonce].join('.')
  return { text: `${body}.${signed(application, body)}`, bits }
}

async function isSpent(
  application: Application,
  purpose: Counted,
  { ticket, solution }: Effort,
): Promise<boolean> {
  const parts = ticket.slice(0, 200).split('.')
  const signature = parts.pop() ?? ''
  const [forWhat, issued, waitSeconds, bits, nonce] = parts
  if (forWhat !== purpose || !isSame(signature, signed(application, parts.join('.')))) return false
  const age = application.now().getTime() - seconds(Number(issued))
  if (age > lifetime) return false
  const isDone = age >= seconds(Number(waitSeconds)) || isSolved(ticket, solution, Number(bits))
  if (!isDone) return false
  const [excess] = await excessesOf(application, [{ counted: 'effort:ticket', subject: nonce ?? '' }])
  return excess <= 1
}

function isSolved(ticket: string, solution: string, bits: number): boolean {
  if (solution === '' || solution.length > 20) return false
  return leadingZeroBits(createHash('sha256').update(sumOf(ticket, solution)).digest()) >= bits
}

function signed({ keys }: Application, body: string): string {
  return createHmac('sha256', keys.networks).update(`effort|${body}`).digest('base64url')
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
