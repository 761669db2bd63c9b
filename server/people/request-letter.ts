import { z } from 'zod'
import { countTry } from '#server/access/rate-limit.ts'
import { parseInput } from '#server/input/parse-input.ts'
import type { Application } from '#server/kernel/application.ts'
import { enqueue } from '#server/schedule/enqueue.ts'
import { emailField } from './account-input.ts'

const schema = z.object({ email: emailField })

/**
 * Somebody forgot their password, or lost the letter that confirms their address. The answer and the work are the same for every
 * address: it is put aside, sealed, and looked up after the answer.
 *
 * @param network see `networkOf`
 * @throws Invalid, LimitReached
 */
export async function requestLetter(
  application: Application,
  kind: 'reset-letter' | 'confirmation-letter',
  input: Record<string, unknown>,
  network: string | null,
): Promise<void> {
  await countTry(application, 'mail:network', network)
  const { email } = parseInput(schema, input)
  await enqueue(application, application.database.queries, { kind, data: { email } })
}
