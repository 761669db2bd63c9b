import type { Actor } from '#domain/actor.ts'
import type { Application } from '#server/kernel/application.ts'
import { findDraftAttachment } from './attachment-queries.ts'
import { discardAttachment } from './discard-attachment.ts'

/** Takes a file of one's own draft away, whole or not. @throws SignInNeeded, NotFound */
export async function removeAttachment(
  application: Application,
  actor: Actor,
  draftId: string,
  attachmentId: string,
): Promise<void> {
  await discardAttachment(application, await findDraftAttachment(application, actor, draftId, attachmentId))
}
