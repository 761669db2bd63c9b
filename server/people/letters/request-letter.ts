import { z } from 'zod'
import type { Caller } from '#server/access/caller.ts'
import { countCaller } from '#server/access/effort.ts'
import { type Input, parseInput } from '#server/input/parse-input.ts'
import { openUseCase } from '#server/kernel/use-case.ts'
import { enqueue } from '#server/schedule/enqueue.ts'
import { emailField } from '../account-input.ts'

const schema = z.object({ email: emailField })

/**
 * A person forgot their password, or lost the letter that confirms their address. The answer and the work are the same for every
 * address: it is put aside, sealed, and looked up after the answer.
 *
 * @param caller for counting tries
 * @throws Invalid, LimitReached
 */
export const requestLetter = openUseCase(
  'account.recover',
  async ({ application }, kind: 'reset-letter' | 'confirmation-letter', input: Input, caller: Caller) => {
    await countCaller(application, 'mail:network', caller)
    const { email } = parseInput(schema, input)
    await enqueue(application, application.database.queries, { kind, data: { email } })
  },
)
