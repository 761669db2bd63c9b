import { z } from 'zod'
import { RuleBroken } from '#domain/errors.ts'
import { accountLimits } from '#domain/people/accounts.ts'
import type { Application } from '#server/application.ts'
import { passwordFits } from '#server/auth/passwords.ts'
import { countTry } from '#server/auth/rate-limit.ts'
import { startSession } from '#server/auth/sessions.ts'
import { parseInput } from '#server/input/parse-input.ts'
import { requiredLine } from '#server/input/text.ts'
import { findAccount } from './people-queries.ts'

const schema = z.object({
  identifier: requiredLine(accountLimits.email.longest),
  password: z.string().min(1).max(accountLimits.password.longest),
})

/**
 * By user name or e-mail address. An unknown account gets the same answer after the same work as a wrong password.
 *
 * @param network see `networkOf`
 * @returns the new session's token
 * @throws Invalid, RuleBroken 'login-failed', LimitReached
 */
export async function logIn(
  application: Application,
  input: Record<string, unknown>,
  network: string | null,
): Promise<string> {
  const { identifier, password } = parseInput(schema, input, 'login-fields-missing')
  await countTry(application, 'login:network', network)
  await countTry(application, 'login:account', `${identifier.toLowerCase()}|${network}`)
  const account = await findAccount(application.database.queries, identifier)
  if (!(await passwordFits(application, account?.passwordHash ?? null, password)) || !account)
    throw new RuleBroken('login-failed')
  return startSession(application, account.person)
}
