import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { notificationTypesFor } from '#domain/notifications/notification.ts'
import { digests, type Preferences, preferencesOf, withoutMail } from '#domain/notifications/preferences.ts'
import { beginningOfDay } from '#domain/time/day-in-nigeria.ts'
import { notificationPreferences } from '#server/database/people-schema.ts'
import { type Input, parseInput } from '#server/input/parse-input.ts'
import type { Application } from '#server/kernel/application.ts'
import { useCase } from '#server/kernel/use-case.ts'

/** A person's choices; without a row, the usual ones. */
export async function readPreferences(
  { database }: Application,
  { id }: { id: string },
): Promise<Preferences> {
  const [row] = await database.queries
    .select()
    .from(notificationPreferences)
    .where(eq(notificationPreferences.userId, id))
  return preferencesOf(row ?? null)
}

/** The actor's own choices. */
export const ownPreferences = useCase('notifications.choose', ({ application, actor }) =>
  readPreferences(application, actor),
)

const schema = z.object({ digest: z.enum(digests) })

/**
 * Reads the form of the page: `app.<type>` and `mail.<type>` for each box that is ticked, and `digest`.
 *
 * @throws SignInNeeded, Invalid
 */
export const savePreferences = useCase(
  'notifications.choose',
  async ({ application, actor }, input: Input): Promise<void> => {
    const { digest } = parseInput(schema, input, 'invalid')
    const isTicked = (box: string) => input[box] !== undefined
    const wishes = notificationTypesFor(actor.role).map((type) => [
      type,
      { app: isTicked(`app.${type}`), mail: isTicked(`mail.${type}`) },
    ])
    await store(application, actor.id, { wishes: Object.fromEntries(wishes), digest })
  },
)

/** No more mail of this kind; what is told in the app stays as it is. */
export async function stopMail(application: Application, userId: string): Promise<void> {
  await store(application, userId, withoutMail(await readPreferences(application, { id: userId })))
}

// Types of a newer version, in the row but not in this form, keep their answer.
async function store({ database, now }: Application, userId: string, { wishes, digest }: Preferences) {
  const [before] = await database.queries
    .select({ wishes: notificationPreferences.wishes })
    .from(notificationPreferences)
    .where(eq(notificationPreferences.userId, userId))
  const row = { wishes: { ...before?.wishes, ...wishes }, digest, updatedAt: beginningOfDay(now()) }
  await database.queries
    .insert(notificationPreferences)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: notificationPreferences.userId, set: row })
}
