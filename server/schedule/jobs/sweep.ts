import { and, isNotNull, isNull, lt, lte } from 'drizzle-orm'
import { startOfStretch } from '#domain/time/day-in-nigeria.ts'
import { days, hours } from '#domain/time/durations.ts'
import { receiptCodes } from '#server/database/log-schema.ts'
import {
  accountTokens,
  invitations,
  rateLimits,
  registrations,
  sessions,
  totpFactors,
} from '#server/database/people-schema.ts'
import { reportClaims } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { enqueue } from '#server/schedule/enqueue.ts'

const hour = hours(1)
const day = days(1)

/** Each hour once, however many processes ask for it. */
export async function beginSweeping(application: Application): Promise<void> {
  await enqueueSweep(application, application.now())
}

/** Deletes what has run out, and asks to be called again in an hour. */
export async function sweepAndComeBack(application: Application): Promise<void> {
  await sweep(application)
  await enqueueSweep(application, new Date(application.now().getTime() + hour))
}

async function enqueueSweep(application: Application, runAt: Date): Promise<void> {
  const onceKey = `sweep:${startOfStretch(runAt, hour).toISOString()}`
  await enqueue(application, application.database.queries, { kind: 'sweep', data: {}, runAt, onceKey })
}

async function sweep({ database: { queries }, now }: Application): Promise<void> {
  const before = (milliseconds: number) => new Date(now().getTime() - milliseconds)
  await queries.delete(sessions).where(lte(sessions.expiresAt, now()))
  await queries
    .delete(invitations)
    .where(and(isNull(invitations.acceptedAt), lte(invitations.expiresAt, now())))
  await queries.delete(accountTokens).where(lte(accountTokens.expiresAt, now()))
  await queries.delete(registrations).where(lte(registrations.expiresAt, now()))
  await queries.delete(reportClaims).where(lte(reportClaims.expiresAt, now()))
  await queries
    .update(receiptCodes)
    .set({ sealedCode: null })
    .where(and(isNotNull(receiptCodes.sealedCode), lte(receiptCodes.shownUntil, now())))
  await queries.delete(rateLimits).where(lt(rateLimits.windowStartedAt, before(day)))
  // Somebody looked at the QR code and left.
  await queries
    .delete(totpFactors)
    .where(and(isNull(totpFactors.activatedAt), lt(totpFactors.createdAt, before(day))))
}
