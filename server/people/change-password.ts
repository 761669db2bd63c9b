import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { fieldProblem, Invalid } from '#domain/errors.ts'
import { accountLimits } from '#domain/people/accounts.ts'
import { beginningOfDay } from '#domain/time/day-in-nigeria.ts'
import type { Place } from '#server/access/lanes.ts'
import { hashPassword, laneOf, passwordFits } from '#server/access/passwords/passwords.ts'
import { countTry } from '#server/access/rate-limit.ts'
import { endSessionsOf } from '#server/access/sessions.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { credentials, sessions } from '#server/database/people-schema.ts'
import { type Input, parseInput } from '#server/input/parse-input.ts'
import type { Application } from '#server/kernel/application.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { enqueue } from '#server/schedule/enqueue.ts'
import { newPasswordField, refuseWeak } from './account-input.ts'
import { forgetLinksOf } from './account-tokens.ts'

const schema = z.object({
  currentPassword: z.string().min(1).max(accountLimits.password.longest),
  password: newPasswordField,
})

/**
 * Ends every session but the one that it was asked in, and makes every link of an earlier letter worthless.
 *
 * @param sessionId the session that stays
 * @throws SignInNeeded, Invalid, LimitReached
 */
export const changePassword = useCase(
  'account.change-password',
  async ({ application, actor }, input: Input, sessionId: string | null): Promise<void> => {
    const { currentPassword, password } = parseInput(schema, input, 'profile-invalid')
    await countTry(application, 'password:account', actor.id)
    const { queries } = application.database
    const [stored] = await queries
      .select({ passwordHash: credentials.passwordHash })
      .from(credentials)
      .where(eq(credentials.userId, actor.id))
    const place: Place = { lane: laneOf(actor.role), of: actor.id }
    if (!(await passwordFits(application, place, stored?.passwordHash ?? null, currentPassword)))
      throw new Invalid('profile-invalid', { currentPassword: fieldProblem('password-wrong') })
    const own = [actor.username, actor.email]
    await refuseWeak(application, place, { secret: password, own, role: actor.role, code: 'profile-invalid' })
    const passwordHash = await hashPassword(application, place, password)
    await queries.transaction(async (transaction) => {
      await writePassword(application, transaction, actor.id, passwordHash)
      await forgetLinksOf(transaction, actor.id)
      await endSessionsOf(application, transaction, actor.id, sessionId ? { except: sessionId } : {})
      await enqueue(application, transaction, {
        kind: 'account-notice',
        data: { to: actor.email, notice: 'password-changed' },
      })
    })
  },
)

export async function writePassword(
  application: Application,
  queries: Transaction,
  userId: string,
  passwordHash: string,
): Promise<void> {
  await queries
    .update(credentials)
    .set({ passwordHash, changedAt: beginningOfDay(application.now()) })
    .where(eq(credentials.userId, userId))
  // It was long enough to be taken.
  await queries.update(sessions).set({ passwordIsShort: false }).where(eq(sessions.userId, userId))
}
