import { eq } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { NotFound } from '#domain/errors.ts'
import { authorise } from '#domain/permissions/can.ts'
import { messages } from '#server/database/schema.ts'
import { transact } from '#server/events/transact.ts'
import { identifier } from '#server/input/identifier.ts'
import type { Application } from '#server/kernel/application.ts'

/**
 * Erases a message that was dealt with, its key with it.
 *
 * @throws SignInNeeded, RuleBroken, NotFound
 */
export async function closeMessage(
  application: Application,
  actor: Actor,
  id: string | undefined,
): Promise<void> {
  authorise(actor, 'message.close', null)
  await transact(application, async ({ queries, record }) => {
    const [erased] = await queries
      .delete(messages)
      .where(eq(messages.id, identifier(id)))
      .returning({ id: messages.id })
    if (!erased) throw new NotFound()
    await record(actor, { kind: 'message.closed', subjectId: erased.id, detail: {} })
  })
}
