import type { Caller } from '#server/access/caller.ts'
import { countCaller } from '#server/access/effort.ts'
import type { Input } from '#server/input/parse-input.ts'
import { openUseCase } from '#server/kernel/use-case.ts'
import { readCode } from './read-code.ts'
import { findDraft, type SourceDraft } from './save-for-later.ts'
import { findTip } from './tips/find-tip.ts'
import { openTipVisit, returnByCode } from './visits.ts'

export type Entered = { visit: string; opens: 'report' | 'tip' } | { draft: SourceDraft }

/**
 * What a code opens: an unfinished report, which the answer holds, or a visit to a report or a tip that was sent. For every other code all
 * questions are asked, and the answer is the same.
 *
 * @throws Invalid, LimitReached
 */
export const enterByCode = openUseCase(
  'source.return',
  async ({ application }, input: Input, caller: Caller): Promise<Entered> => {
    const code = readCode(input.sourceCode)
    const draft = await findDraft(application, code)
    const tip = await findTip(application, code)
    if (!draft && tip === null)
      return { visit: await returnByCode(application, input, caller), opens: 'report' }
    await countCaller(application, 'return:network', caller)
    if (draft) return { draft }
    return { visit: await openTipVisit(application, tip ?? ''), opens: 'tip' }
  },
)
