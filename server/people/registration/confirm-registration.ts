import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { RuleBroken } from '#domain/errors.ts'
import { codeLifetime, mostWrongCodes } from '#domain/people/account-links.ts'
import { before } from '#domain/time/durations.ts'
import type { Caller } from '#server/access/caller.ts'
import { countCaller } from '#server/access/effort.ts'
import { countTry } from '#server/access/rate-limit.ts'
import { accountTokens, registrations } from '#server/database/people-schema.ts'
import { transact, type UnitOfWork } from '#server/events/transact.ts'
import { applyAsExpert } from '#server/experts/apply-as-expert.ts'
import { openWaiting } from '#server/experts/waiting-application.ts'
import { type Input, parseInput } from '#server/input/parse-input.ts'
import { requiredLine } from '#server/input/text.ts'
import type { Application } from '#server/kernel/application.ts'
import { openUseCase } from '#server/kernel/use-case.ts'
import { emailField } from '#server/people/account-input.ts'
import { useToken, useTokenOfHash } from '#server/people/account-tokens.ts'
import { refuseTaken, writeAccount } from '#server/people/create-account.ts'
import { addressCode } from './address-code.ts'

/**
 * The link of the letter was opened and its button pressed: now there is an account. It logs no one in, because a letter
 * can be read by others and a password cannot.
 *
 * @throws RuleBroken 'link-not-valid', RuleBroken 'account-taken'
 */
export const confirmByLink = openUseCase('account.open', async ({ application }, token: string | null) =>
  refuseTaken('account-taken', () =>
    transact(application, async (unit) => {
      const { registrationId } = await useToken(application, unit.queries, 'confirm-registration', token)
      return enter(application, unit, registrationId)
    }),
  ),
)

const schema = z.object({ email: emailField, code: requiredLine(20) })

/**
 * The code beside the link, for those who read their letters on another device.
 *
 * @throws Invalid, RuleBroken 'code-not-valid' or 'account-taken', LimitReached
 */
export const confirmByCode = openUseCase(
  'account.open',
  async ({ application }, input: Input, caller: Caller): Promise<Confirmed> => {
    const { email, code } = parseInput(schema, input)
    await countCaller(application, 'login:network', caller)
    await countTry(application, 'code:address', email.toLowerCase())
    const waiting = await openCodes(application, email)
    const typed = code.replace(/\D/g, '')
    const match = waiting.find(({ tokenHash }) => addressCode(application.keys, tokenHash) === typed)
    if (!match) {
      await countWrongCode(application, email)
      throw new RuleBroken('code-not-valid')
    }
    return refuseTaken('account-taken', () =>
      transact(application, async (unit) => {
        const { registrationId } = await useTokenOfHash(
          application,
          unit.queries,
          'confirm-registration',
          match.tokenHash,
        )
        return enter(application, unit, registrationId)
      }),
    )
  },
)

/** What happened to an application as an expert that came with the registration. */
export type Confirmed = { hasApplied: boolean }

async function enter(application: Application, unit: UnitOfWork, id: string | null): Promise<Confirmed> {
  const { queries } = unit
  const [registration] = id
    ? await queries.delete(registrations).where(eq(registrations.id, id)).returning()
    : []
  if (!registration) throw new RuleBroken('link-not-valid')
  const userId = await writeAccount(application, queries, { ...registration, role: 'reporter' })
  const expert = openWaiting(application, registration.id, registration.expertApplication)
  const hasApplied = expert === null || (await applyAsExpert(application, unit, userId, expert))
  return { hasApplied }
}

function openCodes(application: Application, email: string): Promise<{ tokenHash: Buffer }[]> {
  return application.database.queries
    .select({ tokenHash: accountTokens.tokenHash })
    .from(accountTokens)
    .where(codesOf(application, email))
    .orderBy(desc(accountTokens.createdAt))
    .limit(5)
}

// A person who guesses at one address's codes uses them all up. The links beside them still work.
async function countWrongCode(application: Application, email: string): Promise<void> {
  await application.database.queries
    .update(accountTokens)
    .set({ wrongCodes: sql`${accountTokens.wrongCodes} + 1` })
    .where(codesOf(application, email))
}

function codesOf(application: Application, email: string) {
  return and(
    eq(accountTokens.purpose, 'confirm-registration'),
    eq(sql`lower(${accountTokens.email})`, sql`lower(${email})`),
    isNull(accountTokens.usedAt),
    gt(accountTokens.createdAt, before(application.now(), codeLifetime)),
    lt(accountTokens.wrongCodes, mostWrongCodes),
  )
}
