import type { Application } from '#server/application.ts'
import { countTry } from '#server/auth/rate-limit.ts'
import { startSession } from '#server/auth/sessions.ts'
import { parseNewAccount } from './account-input.ts'
import { createAccount } from './create-account.ts'

/**
 * Makes a reporter's account and logs in. Whatever else was sent (a role, a tier) is not read.
 *
 * @param network see `networkOf`
 * @returns the new session's token
 * @throws Invalid, RuleBroken 'account-taken', LimitReached
 */
export async function register(
  application: Application,
  input: Record<string, unknown>,
  network: string | null,
): Promise<string> {
  await countTry(application, 'register:network', network)
  const account = await parseNewAccount(input)
  return startSession(application, await createAccount(application, account, 'reporter'))
}
