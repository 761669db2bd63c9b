import { RuleBroken } from '#domain/errors.ts'
import { identifier } from '#server/input/identifier.ts'
import type { Input } from '#server/input/parse-input.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { findBySubmissionKey } from '#server/reports/report-queries.ts'
import { markOf } from '#server/sealing/account-marks.ts'
import { findDraft, presentDraft } from './draft-queries.ts'
import type { Submitted } from './sendings/sending.ts'
import { handIn } from './submit-report.ts'

/**
 * Submits a draft as it was shown in its preview. Pressed twice, it is one report.
 *
 * @param input `draftVersion` as it was shown
 * @throws SignInNeeded, RuleBroken 'draft-changed', 'draft-gone', Invalid, LimitReached
 */
export const sendDraft = useCase(
  'report.submit',
  async ({ application, actor }, draftId: string, input: Input): Promise<Submitted> => {
    const id = identifier(draftId)
    const { queries } = application.database
    const draft = await findDraft(queries, markOf(application, 'drafts', actor.id), id, application.now())
    if (!draft) {
      const before = await findBySubmissionKey(queries, markOf(application, 'reports', actor.id), id)
      if (before) return before
      throw new RuleBroken('draft-gone')
    }
    if (Number(input.draftVersion) !== draft.version) throw new RuleBroken('draft-changed')
    const { fields } = presentDraft(application, draft)
    return handIn(application, actor, { ...fields, submissionKey: id }, { hasLeft: true })
  },
)
