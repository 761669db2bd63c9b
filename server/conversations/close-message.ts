import { and, eq } from 'drizzle-orm'
import { NotFound } from '#domain/errors.ts'
import { conversations } from '#server/database/schema.ts'
import { transact } from '#server/events/transact.ts'
import { identifier } from '#server/input/identifier.ts'
import { useCase } from '#server/kernel/use-case.ts'

/**
 * Erases a message that was dealt with, its key with it.
 *
 * @throws SignInNeeded, RuleBroken, NotFound
 */
export const closeMessage = useCase(
  'message.close',
  async ({ application, actor }, id: string | undefined) => {
    await transact(application, async ({ queries, record }) => {
      const [erased] = await queries
        .delete(conversations)
        .where(and(eq(conversations.id, identifier(id)), eq(conversations.kind, 'contact')))
        .returning({ id: conversations.id })
      if (!erased) throw new NotFound()
      await record(actor, { kind: 'message.closed', subjectId: erased.id, detail: {} })
    })
  },
)
