import { hkdfSync } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { z } from 'zod'
import type { Source } from '#domain/actor.ts'
import { sourceVisitPeriod } from '#domain/retention/periods.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { after } from '#domain/time/durations.ts'
import type { Caller } from '#server/access/caller.ts'
import { countCaller } from '#server/access/effort.ts'
import { isToken, tokenHash, tokenText } from '#server/access/tokens.ts'
import { sourceAccess, sourceVisits } from '#server/database/schema.ts'
import type { Input } from '#server/input/parse-input.ts'
import type { Application } from '#server/kernel/application.ts'
import { openUseCase } from '#server/kernel/use-case.ts'
import { openContent, sealContent } from '#server/sealing/sealed-content.ts'
import { hashOfLookup } from './code-of-form.ts'
import { codeRefused, noReportOpens, readCode } from './read-code.ts'

/**
 * Opens a visit for a person who has a code. Whatever is wrong with a code that is spelt well, the answer is the same.
 *
 * @returns the visit's token, for a cookie
 * @throws Invalid, LimitReached
 */
export const returnByCode = openUseCase(
  'source.return',
  async ({ application }, input: Input, caller: Caller): Promise<string> => {
    const code = readCode(input.sourceCode)
    await countCaller(application, 'return:network', caller)
    const { queries } = application.database
    const [access] = await queries
      .update(sourceAccess)
      .set({ lastVisit: dayInNigeria(application.now()) })
      .where(eq(sourceAccess.lookupHash, hashOfLookup(code)))
      .returning({ reportId: sourceAccess.reportId })
    if (!access) throw codeRefused(noReportOpens)
    return openVisit(application, access.reportId)
  },
)

/** Opens a visit to a tip that a right code found. @returns the visit's token, for a cookie */
export function openTipVisit(application: Application, tipId: string): Promise<string> {
  return openVisit(application, `${ofTip}${tipId}`)
}

async function openVisit(application: Application, to: string): Promise<string> {
  const token = tokenText(application.randomness.bytes(32))
  await application.database.queries.insert(sourceVisits).values({
    tokenHash: tokenHash(token),
    sealedReport: sealContent(application.randomness, keyOf(token), place, to),
    expiresAt: after(application.now(), sourceVisitPeriod),
  })
  return token
}

/** Whose visit this token is: the source of one report, or no one. Each request keeps the visit open for its period again. */
export async function findVisit(application: Application, token: string | null): Promise<Source | null> {
  const to = await whereTo(application, token)
  if (to === null || to.startsWith(ofTip)) return null
  const reportId = z.uuid().parse(to)
  return (await hasCode(application, reportId)) ? { kind: 'source', reportId } : null
}

/** The tip that this token's visit opens, or null. A tip that was deleted in one tab is closed in every other. */
export async function findTipVisit(application: Application, token: string | null): Promise<string | null> {
  const to = await whereTo(application, token)
  return to?.startsWith(ofTip) ? z.uuid().parse(to.slice(ofTip.length)) : null
}

async function whereTo(application: Application, token: string | null): Promise<string | null> {
  if (token === null || !isToken(token)) return null
  const now = application.now()
  const [visit] = await application.database.queries
    .update(sourceVisits)
    .set({ expiresAt: after(now, sourceVisitPeriod) })
    .where(and(eq(sourceVisits.tokenHash, tokenHash(token)), gt(sourceVisits.expiresAt, now)))
    .returning({ sealedReport: sourceVisits.sealedReport })
  return visit ? z.string().parse(openContent(keyOf(token), place, visit.sealedReport)) : null
}

// A report that was withdrawn in one tab is closed in every other.
async function hasCode({ database }: Application, reportId: string): Promise<boolean> {
  const [access] = await database.queries
    .select({ reportId: sourceAccess.reportId })
    .from(sourceAccess)
    .where(eq(sourceAccess.reportId, reportId))
  return access !== undefined
}

export async function endVisit({ database }: Application, token: string | null): Promise<void> {
  if (token === null || !isToken(token)) return
  await database.queries.delete(sourceVisits).where(eq(sourceVisits.tokenHash, tokenHash(token)))
}

const place = 'source-visit'
const ofTip = 'tip:'

// Only who has the cookie can tell which report a visit opens.
function keyOf(token: string): Buffer {
  return Buffer.from(hkdfSync('sha256', token, Buffer.alloc(0), 'fitila:v1:source-visit', 32))
}
