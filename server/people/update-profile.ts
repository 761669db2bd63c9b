import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Person } from '#domain/actor.ts'
import { authorise } from '#domain/permissions/can.ts'
import type { RefusalCode } from '#domain/refusals.ts'
import { looksOf, refuseLookAlike } from '#server/access/look-alikes/look-alikes.ts'
import { countTry } from '#server/access/rate-limit.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { profiles } from '#server/database/people-schema.ts'
import { type Input, parseInput } from '#server/input/parse-input.ts'
import type { Application } from '#server/kernel/application.ts'
import { openUseCase, useCase } from '#server/kernel/use-case.ts'
import { enqueue } from '#server/schedule/enqueue.ts'
import { emailField, usernameField } from './account-input.ts'
import { forgetLinksOf, useToken } from './account-tokens.ts'
import { refuseTaken } from './create-account.ts'

const schema = z.object({ username: usernameField, email: emailField })

/** `address-waits`: the new address has to answer a letter before it counts. */
export type Updated = 'saved' | 'address-waits'

/**
 * @param input `username` and `email`; nothing else of a profile is its owner's to change
 * @throws RuleBroken 'no-logged-in-user', 'profile-taken' or 'confirmation-needed', Invalid, LimitReached
 */
export const updateProfile = useCase('account.update', async ({ application, actor }, input: Input) => {
  const { username, email } = parseInput(schema, input, formRefusal(input))
  const isNewAddress = email !== actor.email
  if (isNewAddress) {
    authorise(actor, 'account.change-email', null)
    await countTry(application, 'mail:account', actor.id)
  }
  const mustAnswer = isNewAddress && application.mail.isReal
  await refuseTaken('profile-taken', () =>
    application.database.queries.transaction(async (queries) => {
      if (username !== actor.username) {
        await refuseLookAlike(queries, username, actor.id)
        const name = { username, usernameLooks: looksOf(username) }
        await queries.update(profiles).set(name).where(eq(profiles.id, actor.id))
      }
      if (mustAnswer) await askNewAddress(application, queries, actor, email)
      else if (isNewAddress) await writeAddress(application, queries, actor, email)
    }),
  )
  return mustAnswer ? 'address-waits' : 'saved'
})

/**
 * The link that went to the new address. Needs no log-in: a person who has it reads that mailbox, and the person who asked for it gave
 * their password.
 *
 * @throws RuleBroken 'link-not-valid', RuleBroken 'profile-taken'
 */
export const confirmNewAddress = openUseCase(
  'account.recover',
  async ({ application }, token: string | null): Promise<void> => {
    await refuseTaken('profile-taken', () =>
      application.database.queries.transaction(async (queries) => {
        const { userId, email } = await useToken(application, queries, 'change-email', token)
        const [before] = await queries
          .select({ id: profiles.id, email: profiles.email })
          .from(profiles)
          .where(eq(profiles.id, userId ?? ''))
          .for('update')
        if (before) await writeAddress(application, queries, before, email)
      }),
    )
  },
)

async function askNewAddress(
  application: Application,
  queries: Transaction,
  { id: userId, email: to }: Person,
  email: string,
): Promise<void> {
  await enqueue(application, queries, { kind: 'new-address-letter', data: { userId, email } })
  await enqueue(application, queries, {
    kind: 'account-notice',
    data: { to, notice: 'address-change-asked' },
  })
}

async function writeAddress(
  application: Application,
  queries: Transaction,
  before: { id: string; email: string },
  email: string,
): Promise<void> {
  await queries.update(profiles).set({ email }).where(eq(profiles.id, before.id))
  await forgetLinksOf(queries, before.id)
  await enqueue(application, queries, {
    kind: 'account-notice',
    data: { to: before.email, notice: 'address-changed' },
  })
}

function formRefusal(input: Record<string, unknown>): RefusalCode {
  const all = ['username', 'email'].every((name) => String(input[name] ?? '').trim() !== '')
  return all ? 'profile-invalid' : 'profile-fields-missing'
}
