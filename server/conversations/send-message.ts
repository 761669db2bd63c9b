import { z } from 'zod'
import { type Message, messageLimits, subjects } from '#domain/conversations/message.ts'
import type { Caller } from '#server/access/caller.ts'
import { countCaller } from '#server/access/effort.ts'
import { type Input, parseInput } from '#server/input/parse-input.ts'
import { line, requiredParagraphs } from '#server/input/text.ts'
import { openUseCase } from '#server/kernel/use-case.ts'
import { startConversation } from './write-conversation.ts'

const schema = z.object({
  subject: z.enum(subjects),
  text: requiredParagraphs(messageLimits.text),
  reply: line(messageLimits.reply),
})

/**
 * Keeps what a visitor wrote, sealed under its own key, with the day. Who wrote is not noted, also when they are
 * logged in.
 *
 * @param caller for counting tries
 * @throws Invalid, LimitReached
 */
export const sendMessage = openUseCase(
  'message.send',
  async ({ application }, input: Input, caller: Caller): Promise<void> => {
    const message: Message = parseInput(schema, {
      ...input,
      subject: input.subject || undefined,
      reply: input.reply ?? '',
    })
    await countCaller(application, 'message:network', caller)
    const id = application.randomness.uuid()
    await application.database.queries.transaction((transaction) =>
      startConversation(application, transaction, {
        ...{ id, kind: 'contact', reportId: null, side: 'visitor', content: message },
      }),
    )
  },
)
