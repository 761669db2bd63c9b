import type { Caller } from '#server/access/caller.ts'
import { countCaller } from '#server/access/effort.ts'
import type { Input } from '#server/input/parse-input.ts'
import { openUseCase } from '#server/kernel/use-case.ts'
import { readCode } from './read-code.ts'
import { findDraft, type SourceDraft } from './save-for-later.ts'
import { returnByCode } from './visits.ts'

/**
 * What a code opens: an unfinished report, which the answer holds, or a visit to a report that was sent. To every other code both questions
 * are asked, and the answer is the same.
 *
 * @throws Invalid, LimitReached
 */
export const enterByCode = openUseCase(
  'source.return',
  async (
    { application },
    input: Input,
    caller: Caller,
  ): Promise<{ visit: string } | { draft: SourceDraft }> => {
    const draft = await findDraft(application, readCode(input.sourceCode))
    if (!draft) return { visit: await returnByCode(application, input, caller) }
    await countCaller(application, 'return:network', caller)
    return { draft }
  },
)
