import { and, eq, isNull } from 'drizzle-orm'
import { fieldProblem, Invalid, NotFound, RuleBroken, SignInNeeded } from '#domain/errors.ts'
import { totpAddress, totpSecret } from '#server/access/factors/totp.ts'
import {
  findActiveTotp,
  sealTotpSecret,
  secretOf,
  spendStep,
  type TotpFactor,
} from '#server/access/factors/totp-factor.ts'
import { qrCode } from '#server/access/qr-code.ts'
import { knownSession, raiseSession } from '#server/access/raise-session.ts'
import { totpFactors } from '#server/database/people-schema.ts'
import type { Input } from '#server/input/parse-input.ts'
import type { Application } from '#server/kernel/application.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { changeSecondStep, firstRecoveryCodes } from './change-second-step.ts'

export type BegunApp = { secret: string; address: string; qr: { size: number; address: string } }

/**
 * Draws a new secret for an app, in place of one that was begun and not finished.
 *
 * @throws SignInNeeded, RuleBroken
 */
export const beginApp = useCase('account.change-second-step', async ({ application, actor: person }) => {
  if (await findActiveTotp(application, person.id)) throw new RuleBroken('app-set-up-already')
  const id = application.randomness.uuid()
  const sealedSecret = sealTotpSecret(application, id, totpSecret(application.randomness.bytes(20)))
  const createdAt = application.now()
  await application.database.queries
    .insert(totpFactors)
    .values({ id, userId: person.id, sealedSecret, createdAt })
    .onConflictDoUpdate({
      target: totpFactors.userId,
      targetWhere: isNull(totpFactors.activatedAt),
      set: { id, sealedSecret, createdAt },
    })
})

/** The secret that waits for its first code, as text and as a QR code. @throws SignInNeeded */
export const showBegunApp = useCase('account.see-second-step', async ({ application, actor }) => {
  const factor = await findBegun(application, actor.id)
  if (!factor) return null
  const secret = secretOf(application, factor)
  const address = totpAddress(secret, actor.username)
  return { secret: inFours(secret), address, qr: qrCode(address) }
})

/**
 * The first code shows that the app has the secret. From now on this account is asked for one at every log-in.
 *
 * @param token the session in which it is done, and which stays
 * @param input `code`
 * @returns the session's new token; and the codes on paper, where there were none
 * @throws SignInNeeded, Invalid, NotFound, RuleBroken
 */
export const activateApp = useCase(
  'account.change-second-step',
  async ({ application, actor: person }, token: string | null, input: Input) => {
    const session = await knownSession(application, token)
    if (!token || !session) throw new SignInNeeded()
    const factor = await findBegun(application, person.id)
    if (!factor) throw new NotFound()
    const code = typeof input.code === 'string' ? input.code : ''
    if (code.trim() === '') throw new Invalid('invalid', { code: fieldProblem('missing') })
    const codes = await changeSecondStep(application, person, session.id, async (queries) => {
      const activatedAt = application.now()
      if (!(await spendStep(application, queries, factor, code, { activatedAt })))
        throw new RuleBroken('code-wrong')
      return firstRecoveryCodes(application, queries, person.id)
    })
    return { token: await raiseSession(application, token, session, 'full'), codes }
  },
)

async function findBegun({ database }: Application, userId: string): Promise<TotpFactor | null> {
  const [factor] = await database.queries
    .select()
    .from(totpFactors)
    .where(and(eq(totpFactors.userId, userId), isNull(totpFactors.activatedAt)))
  return factor ?? null
}

function inFours(secret: string): string {
  return (secret.match(/.{1,4}/g) ?? []).join(' ')
}
