import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { RuleBroken } from '#domain/errors.ts'
import type { Role } from '#domain/people/roles.ts'
import { type Caller, networkOfCaller } from '#server/access/caller.ts'
import { countCaller } from '#server/access/effort.ts'
import type { Place } from '#server/access/lanes.ts'
import { hashPassword } from '#server/access/passwords/passwords.ts'
import { endSessionsOf } from '#server/access/sessions.ts'
import { tokenHash } from '#server/access/tokens.ts'
import { accountTokens, profiles } from '#server/database/people-schema.ts'
import { type Input, parseInput } from '#server/input/parse-input.ts'
import type { Application } from '#server/kernel/application.ts'
import { openUseCase } from '#server/kernel/use-case.ts'
import { enqueue } from '#server/schedule/enqueue.ts'
import { newPasswordField, refuseWeak } from './account-input.ts'
import { forgetLinksOf, isOpenLink, useToken } from './account-tokens.ts'
import { writePassword } from './change-password.ts'

const schema = z.object({ password: newPasswordField })

/**
 * A new password by the link of a letter. Ends every session; a second step stays as it was, and is asked for at the next log-in.
 * A password that is refused leaves the link as it was.
 *
 * @throws Invalid, RuleBroken 'link-not-valid', LimitReached
 */
export const resetPassword = openUseCase(
  'account.recover',
  async ({ application }, token: string | null, input: Input, caller: Caller): Promise<void> => {
    await countCaller(application, 'login:network', caller)
    if (!token || !(await isOpenLink(application, 'reset-password', token)))
      throw new RuleBroken('link-not-valid')
    const { password } = parseInput(schema, input, 'profile-invalid')
    const place: Place = { lane: 'people', of: networkOfCaller(caller) }
    const { own, role } = await ownerBehind(application, token)
    await refuseWeak(application, place, { secret: password, own, role, code: 'profile-invalid' })
    const passwordHash = await hashPassword(application, place, password)
    await application.database.queries.transaction(async (queries) => {
      const { userId, email } = await useToken(application, queries, 'reset-password', token)
      if (!userId) throw new RuleBroken('link-not-valid')
      await writePassword(application, queries, userId, passwordHash)
      await forgetLinksOf(queries, userId)
      await endSessionsOf(application, queries, userId)
      await enqueue(application, queries, {
        kind: 'account-notice',
        data: { to: email, notice: 'password-changed' },
      })
    })
  },
)

async function ownerBehind(application: Application, token: string): Promise<{ own: string[]; role: Role }> {
  const [row] = await application.database.queries
    .select({ username: profiles.username, email: profiles.email, role: profiles.role })
    .from(accountTokens)
    .innerJoin(profiles, eq(profiles.id, accountTokens.userId))
    .where(eq(accountTokens.tokenHash, tokenHash(token)))
  return { own: row ? [row.username, row.email] : [], role: row?.role ?? 'reporter' }
}
