import { fieldProblem, Invalid, isRefusal, RuleBroken, SignInNeeded } from '#domain/errors.ts'
import { authenticationOptions, passkeyFits } from '#server/access/factors/passkeys.ts'
import { spendRecoveryCode } from '#server/access/factors/recovery-codes.ts'
import { secondStepsOf } from '#server/access/factors/second-steps.ts'
import { spendTotpCode } from '#server/access/factors/totp-factor.ts'
import { type KnownSession, knownSession, raiseSession } from '#server/access/raise-session.ts'
import type { Input } from '#server/input/parse-input.ts'
import { note } from '#server/journal/note.ts'
import type { Application } from '#server/kernel/application.ts'
import { openUseCase } from '#server/kernel/use-case.ts'

export type Way = 'app' | 'recovery-code' | 'passkey'

/** What the page shows between the password and the account. Null where no session owes a second step. */
export const findOwedStep = openUseCase('account.log-in', async ({ application }, token: string | null) => {
  const session = await knownSession(application, token)
  if (session?.assurance !== 'pending') return null
  const steps = await secondStepsOf(application.database.queries, session.userId)
  return { steps, passkeyOptions: await authenticationOptions(application, ownerOf(session)) }
})

/**
 * The second step of a log-in: a code of the app, one of the codes on paper, or a passkey.
 *
 * @param input `code` or `passkey`
 * @returns the session's new token, which is the first that opens anything
 * @throws SignInNeeded, Invalid, RuleBroken 'code-wrong' or 'passkey-wrong', LimitReached
 */
export const passSecondStep = openUseCase(
  'account.log-in',
  async ({ application }, token: string | null, input: Input): Promise<{ token: string; way: Way }> => {
    const session = await knownSession(application, token)
    if (!token || session?.assurance !== 'pending') throw new SignInNeeded()
    const member = { id: session.userId, role: session.role }
    const way = await wayOf(application, session, input).catch(async (thrown: unknown) => {
      if (isRefusal(thrown) && thrown.kind === 'rule-broken')
        await note(application, member, 'log-in-refused')
      throw thrown
    })
    await note(application, member, 'logged-in')
    const byPasskey = way === 'passkey'
    return { token: await raiseSession(application, token, session, 'full', { byPasskey }), way }
  },
)

async function wayOf(
  application: Application,
  session: KnownSession,
  { code, passkey }: Record<string, unknown>,
): Promise<Way> {
  if (typeof passkey === 'string' && passkey !== '') {
    if (await passkeyFits(application, ownerOf(session), passkey)) return 'passkey'
    throw new RuleBroken('passkey-wrong')
  }
  const text = typeof code === 'string' ? code.trim() : ''
  if (text === '') throw new Invalid('invalid', { code: fieldProblem('missing') })
  // Codes on paper cannot be guessed, so they are not counted: they are the way in when a person used up the tries.
  if (text.replace(/[\s-]/g, '').length > 8) {
    if (await spendRecoveryCode(application, session.userId, text)) return 'recovery-code'
  } else if (await spendTotpCode(application, session.userId, text)) return 'app'
  throw new RuleBroken('code-wrong')
}

function ownerOf({ id, userId, role }: KnownSession) {
  return { sessionId: id, userId, role }
}
