import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { totpFactors } from '#server/database/people-schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { countTry, forgetTries } from '../rate-limit.ts'
import { stepOfCode } from './totp.ts'

export type TotpFactor = typeof totpFactors.$inferSelect

/** The app that this person's codes come from, if they set one up. */
export async function findActiveTotp(application: Application, userId: string): Promise<TotpFactor | null> {
  const [factor] = await application.database.queries
    .select()
    .from(totpFactors)
    .where(and(eq(totpFactors.userId, userId), isNotNull(totpFactors.activatedAt)))
  return factor ?? null
}

/**
 * Whether this is a code of this person's app that was not used before. Using it up is one statement, so of two who bring
 * the same code at the same moment one is let in.
 *
 * @throws LimitReached after five tries a quarter of an hour, from wherever they come: the person who tries has the password
 */
export async function spendTotpCode(
  application: Application,
  userId: string,
  code: string,
): Promise<boolean> {
  const factor = await findActiveTotp(application, userId)
  if (!factor) return false
  await countTry(application, 'code:account', userId)
  const isUsed = await spendStep(application, application.database.queries, factor, code)
  if (isUsed) await forgetTries(application, 'code:account', userId)
  return isUsed
}

/** For a factor whose first code is awaited: the same, without the count, since its secret is on the screen. */
export async function spendStep(
  application: Application,
  queries: Queries | Transaction,
  factor: TotpFactor,
  code: string,
  changes: { activatedAt?: Date } = {},
): Promise<boolean> {
  const step = stepOfCode(secretOf(application, factor), code, application.now(), factor.lastStep)
  if (step === null) return false
  const used = await queries
    .update(totpFactors)
    .set({ lastStep: step, ...changes })
    .where(
      and(eq(totpFactors.id, factor.id), or(isNull(totpFactors.lastStep), lt(totpFactors.lastStep, step))),
    )
    .returning({ id: totpFactors.id })
  return used.length === 1
}

export function sealTotpSecret({ vault }: Application, factorId: string, secret: string): Buffer {
  return vault.seal(`second-factor:${factorId}`, secret)
}

export function secretOf({ vault }: Application, factor: TotpFactor): string {
  return String(vault.open(`second-factor:${factor.id}`, factor.sealedSecret))
}
