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
    const token = tokenText(application.randomness.bytes(32))
    await queries.insert(sourceVisits).values({
      tokenHash: tokenHash(token),
      sealedReport: sealContent(application.randomness, keyOf(token), place, access.reportId),
      expiresAt: after(application.now(), sourceVisitPeriod),
    })
    return token
  },
)

/** Whose visit this token is: the source of one report, or no one. Each request keeps the visit open for its period again. */
export async function findVisit(application: Application, token: string | null): Promise<Source | null> {
  if (token === null || !isToken(token)) return null
  const now = application.now()
  const [visit] = await application.database.queries
    .update(sourceVisits)
    .set({ expiresAt: after(now, sourceVisitPeriod) })
    .where(and(eq(sourceVisits.tokenHash, tokenHash(token)), gt(sourceVisits.expiresAt, now)))
    .returning({ sealedReport: sourceVisits.sealedReport })
  if (!visit) return null
  const reportId = z.uuid().parse(openContent(keyOf(token), place, visit.sealedReport))
  return (await hasCode(application, reportId)) ? { kind: 'source', reportId } : null
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

// Only who has the cookie can tell which report a visit opens.
function keyOf(token: string): Buffer {
  return Buffer.from(hkdfSync('sha256', token, Buffer.alloc(0), 'fitila:v1:source-visit', 32))
}
