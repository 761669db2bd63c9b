import { and, eq, gt, isNull } from 'drizzle-orm'
import { RuleBroken } from '#domain/errors.ts'
import { type AccountLinkPurpose, linkLifetimes } from '#domain/people/account-links.ts'
import { after } from '#domain/time/durations.ts'
import { isToken, tokenHash, tokenText } from '#server/access/tokens.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { accountTokens } from '#server/database/people-schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { openUseCase } from '#server/kernel/use-case.ts'

export type AccountToken = typeof accountTokens.$inferSelect

type Whose = { userId: string } | { registrationId: string }

/** @returns the token: the one moment at which it exists outside of the letter */
export async function issueToken(
  application: Application,
  { purpose, email, ...whose }: { purpose: AccountLinkPurpose; email: string } & Whose,
): Promise<string> {
  const token = tokenText(application.randomness.bytes(32))
  const createdAt = application.now()
  const expiresAt = after(createdAt, linkLifetimes[purpose])
  await application.database.queries
    .insert(accountTokens)
    .values({ tokenHash: tokenHash(token), purpose, email, ...whose, createdAt, expiresAt })
  return token
}

/** Looks without using it up, as a mail program that opens every link does. */
export const isOpenLink = openUseCase(
  'account.recover',
  async ({ application }, purpose: AccountLinkPurpose, token: string | null) => {
    if (!token || !isToken(token)) return false
    const open = await application.database.queries
      .select({ purpose: accountTokens.purpose })
      .from(accountTokens)
      .where(stillOpen(application, purpose, tokenHash(token)))
    return open.length === 1
  },
)

/**
 * Uses a token up. If two people hold the same link, the first can use it.
 *
 * @throws RuleBroken 'link-not-valid' when it was used, is too old, never was, or is for something else
 */
export async function useToken(
  application: Application,
  queries: Transaction,
  purpose: AccountLinkPurpose,
  token: string | null,
): Promise<AccountToken> {
  if (!token || !isToken(token)) throw new RuleBroken('link-not-valid')
  return useTokenOfHash(application, queries, purpose, tokenHash(token))
}

/** @throws RuleBroken 'link-not-valid' */
export async function useTokenOfHash(
  application: Application,
  queries: Transaction,
  purpose: AccountLinkPurpose,
  hash: Buffer,
): Promise<AccountToken> {
  const [used] = await queries
    .update(accountTokens)
    .set({ usedAt: application.now() })
    .where(stillOpen(application, purpose, hash))
    .returning()
  if (!used) throw new RuleBroken('link-not-valid')
  return used
}

/** Once a password or an address has changed, no link that was sent before does anything. */
export async function forgetLinksOf(queries: Queries | Transaction, userId: string): Promise<void> {
  await queries.delete(accountTokens).where(eq(accountTokens.userId, userId))
}

function stillOpen(application: Application, purpose: AccountLinkPurpose, hash: Buffer) {
  return and(
    eq(accountTokens.tokenHash, hash),
    eq(accountTokens.purpose, purpose),
    isNull(accountTokens.usedAt),
    gt(accountTokens.expiresAt, application.now()),
  )
}
