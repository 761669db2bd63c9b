import { z } from 'zod'
import { RuleBroken } from '#domain/errors.ts'
import { accountLimits, isEmailAddress } from '#domain/people/accounts.ts'
import { passwordFits } from '#server/access/passwords.ts'
import { countQuietly, countTry } from '#server/access/rate-limit.ts'
import { assuranceAfterPassword } from '#server/access/second-steps.ts'
import { startSession } from '#server/access/sessions.ts'
import { type Input, parseInput } from '#server/input/parse-input.ts'
import { requiredLine } from '#server/input/text.ts'
import type { Application } from '#server/kernel/application.ts'
import { openUseCase } from '#server/kernel/use-case.ts'
import { findAccount } from './people-queries.ts'
import { findRegistration } from './registration/registration-queries.ts'

const schema = z.object({
  identifier: requiredLine(accountLimits.email.longest),
  password: z.string().min(1).max(accountLimits.password.longest),
})

/**
 * By user name or e-mail address. An unknown account gets the same answer after the same work as a wrong password: see
 * decisions 009 and 021.
 *
 * @param network see `networkOf`
 * @returns the new session's token, and whether that session still owes its second step
 * @throws Invalid, RuleBroken 'login-failed', 'username-login-failed' or 'email-not-confirmed', LimitReached
 */
export const logIn = openUseCase(
  'account.log-in',
  async ({ application }, input: Input, network: string | null) => {
    const { identifier, password } = parseInput(schema, input, 'login-fields-missing')
    await countTries(application, identifier.toLowerCase(), network)
    const [account, waiting] = await Promise.all([
      findAccount(application.database.queries, identifier),
      findRegistration(application, identifier),
    ])
    const fits = await passwordFits(application, account?.passwordHash ?? null, password)
    // Asked whether or not there is an account: else whoever registers with somebody's address would learn it here.
    if (!fits && waiting && (await passwordFits(application, waiting.passwordHash, password)))
      throw new RuleBroken('email-not-confirmed')
    if (!fits || !account)
      throw new RuleBroken(isEmailAddress(identifier) ? 'login-failed' : 'username-login-failed')
    const assurance = await assuranceAfterPassword(application.database.queries, account.person.id)
    return {
      token: await startSession(application, account.person, assurance),
      isPending: assurance === 'pending',
    }
  },
)

// An account that is tried from everywhere takes fewer tries from each network, and never none: see decision 022.
async function countTries(
  application: Application,
  identifier: string,
  network: string | null,
): Promise<void> {
  const here = `${identifier}|${network}`
  await countTry(application, 'login:network', network)
  await countTry(application, 'login:account', here)
  if (await countQuietly(application, 'login:everywhere', identifier))
    await countTry(application, 'login:account-under-attack', here)
}
