import { eq } from 'drizzle-orm'
import { fieldProblem, Invalid, RuleBroken, SignInNeeded } from '#domain/errors.ts'
import { accountLimits } from '#domain/people/accounts.ts'
import { credentials } from '#server/database/people-schema.ts'
import { note } from '#server/journal/note.ts'
import type { Application } from '#server/kernel/application.ts'
import { passkeyFits } from './factors/passkeys.ts'
import { spendTotpCode } from './factors/totp-factor.ts'
import { laneOf, passwordFits } from './passwords/passwords.ts'
import { type KnownSession, knownSession, raiseSession } from './raise-session.ts'
import { countTry, forgetTries } from './rate-limit.ts'

/**
 * A person who is logged in shows again who they are: by their password, a code from their app, or a passkey. For the next
 * minutes `Person.isConfirmed` is true.
 *
 * @param input `confirmation`: the password or a code; or `passkey`
 * @returns the session's new token
 * @throws SignInNeeded, Invalid, RuleBroken 'confirmation-wrong' or 'passkey-wrong', LimitReached
 */
export async function confirmSession(
  application: Application,
  token: string,
  input: Record<string, unknown>,
): Promise<string> {
  const session = await knownSession(application, token)
  if (!session || session.assurance === 'pending') throw new SignInNeeded()
  await countTry(application, 'confirm:session', session.id)
  const owner = { sessionId: session.id, userId: session.userId, role: session.role }
  const isPasskey = typeof input.passkey === 'string' && input.passkey !== ''
  const fits = isPasskey
    ? await passkeyFits(application, owner, String(input.passkey))
    : await isTheirs(application, session, given(input))
  if (!fits) {
    await note(application, { id: session.userId, role: session.role }, 'confirmation-refused')
    throw new RuleBroken(isPasskey ? 'passkey-wrong' : 'confirmation-wrong')
  }
  await forgetTries(application, 'confirm:session', session.id)
  return raiseSession(application, token, session, session.assurance, { byPasskey: isPasskey })
}

function given({ confirmation }: Record<string, unknown>): string {
  const text = typeof confirmation === 'string' ? confirmation : ''
  if (text === '') throw new Invalid('invalid', { confirmation: fieldProblem('missing') })
  else if (text.length > accountLimits.password.longest) throw new RuleBroken('confirmation-wrong')
  return text
}

async function isTheirs(
  application: Application,
  { userId, role }: KnownSession,
  text: string,
): Promise<boolean> {
  const isCode = /^\s*\d{3}\s?\d{3}\s*$/.test(text)
  if (isCode && (await spendTotpCode(application, userId, text))) return true
  const [row] = await application.database.queries
    .select({ passwordHash: credentials.passwordHash })
    .from(credentials)
    .where(eq(credentials.userId, userId))
  return passwordFits(application, { lane: laneOf(role), of: userId }, row?.passwordHash ?? null, text)
}
