import { z } from 'zod'
import { RuleBroken } from '#domain/errors.ts'
import { accountLimits, isEmailAddress, isPasswordShort } from '#domain/people/accounts.ts'
import { type Caller, networkOfCaller } from '#server/access/caller.ts'
import { demandEffort } from '#server/access/effort.ts'
import { assuranceAfterPassword } from '#server/access/factors/second-steps.ts'
import { passwordFits, passwordFitsAtDoor } from '#server/access/passwords/passwords.ts'
import { excessesOf, triesOfNetworks } from '#server/access/rate-limit.ts'
import { startSession } from '#server/access/sessions.ts'
import { type Input, parseInput } from '#server/input/parse-input.ts'
import { requiredLine } from '#server/input/text.ts'
import { note, noteLater } from '#server/journal/note.ts'
import type { Application } from '#server/kernel/application.ts'
import { openUseCase } from '#server/kernel/use-case.ts'
import { findAccount, lowered } from './people-queries.ts'
import { findRegistration } from './registration/registration-queries.ts'

const schema = z.object({
  identifier: requiredLine(accountLimits.email.longest),
  password: z.string().min(1).max(accountLimits.password.longest),
})

/**
 * By user name or email address. An unknown account gets the same answer after the same work as a wrong password: see
 * decisions 009 and 021.
 *
 * @param caller for counting tries
 * @returns the new session's token, and whether that session still owes its second step
 * @throws Invalid, RuleBroken 'login-failed', 'username-login-failed' or 'email-not-confirmed', LimitReached
 */
export const logIn = openUseCase('account.log-in', async ({ application }, input: Input, caller: Caller) => {
  const { identifier, password } = parseInput(schema, input, 'login-fields-missing')
  await countTries(application, await lowered(application, identifier), caller)
  const [account, waiting] = await Promise.all([
    findAccount(application.database.queries, identifier),
    findRegistration(application, identifier),
  ])
  const of = networkOfCaller(caller)
  const known = account && { passwordHash: account.passwordHash, role: account.person.role }
  const fits = await passwordFitsAtDoor(application, known, of, password)
  // Asked whether or not there is an account. Else a stranger who registers with another person's address would learn it here.
  const place = { lane: 'strangers', of } as const
  if (!fits && waiting && (await passwordFits(application, place, waiting.passwordHash, password)))
    throw new RuleBroken('email-not-confirmed')
  if (account && !fits) noteLater(application, account.person, 'log-in-refused')
  if (!fits || !account)
    throw new RuleBroken(isEmailAddress(identifier) ? 'login-failed' : 'username-login-failed')
  const isShort = isPasswordShort(password, account.person.role)
  const assurance = await assuranceAfterPassword(application.database.queries, account.person.id)
  if (assurance !== 'pending') await note(application, account.person, 'logged-in')
  return {
    token: await startSession(application, account.person, assurance, isShort),
    isPending: assurance === 'pending',
  }
})

// An account that is tried from everywhere takes fewer tries from each network without an effort. See decisions 022 and 061.
async function countTries(application: Application, identifier: string, caller: Caller): Promise<void> {
  const here = `${identifier}|${networkOfCaller(caller)}`
  const [everywhere, ...excesses] = await excessesOf(application, [
    { counted: 'login:everywhere', subject: identifier },
    { counted: 'login:account', subject: here },
    { counted: 'login:account-besieged', subject: identifier },
    ...triesOfNetworks('login:network', caller),
  ])
  const underAttack = { counted: 'login:account-under-attack', subject: here } as const
  const more = everywhere > 1 ? await excessesOf(application, [underAttack]) : []
  await demandEffort(application, 'login:account', Math.max(...excesses, ...more), caller)
}
