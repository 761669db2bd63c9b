import { NotFound } from '#domain/errors.ts'
import { identifier } from '#server/input/identifier.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { markOf } from '#server/sealing/account-marks.ts'
import { discardDrafts } from './discard-drafts.ts'
import { findDraft } from './draft-queries.ts'

/** @throws SignInNeeded, NotFound */
export const deleteDraft = useCase('draft.delete', async ({ application, actor }, draftId: string) => {
  const draft = await findDraft(
    application.database.queries,
    markOf(application, 'drafts', actor.id),
    identifier(draftId),
    application.now(),
  )
  if (!draft) throw new NotFound()
  await discardDrafts(application, [draft.id])
})
