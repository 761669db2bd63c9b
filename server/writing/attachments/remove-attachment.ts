import { useCase } from '#server/kernel/use-case.ts'
import { findDraftAttachment } from './attachment-queries.ts'
import { discardAttachment } from './discard-attachment.ts'

/** Takes a file of one's own draft away, whole or not. @throws SignInNeeded, NotFound */
export const removeAttachment = useCase(
  'draft.delete',
  async ({ application, actor }, draftId: string, attachmentId: string): Promise<void> => {
    await discardAttachment(application, await findDraftAttachment(application, actor, draftId, attachmentId))
  },
)
