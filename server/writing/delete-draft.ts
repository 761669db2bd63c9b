import type { Actor } from '#domain/actor.ts'
import { NotFound, SignInNeeded } from '#domain/errors.ts'
import { identifier } from '#server/input/identifier.ts'
import type { Application } from '#server/kernel/application.ts'
import { discardDrafts } from './discard-drafts.ts'
import { findDraft } from './draft-queries.ts'

/** @throws SignInNeeded, NotFound */
export async function deleteDraft(application: Application, actor: Actor, draftId: string): Promise<void> {
  if (actor.kind === 'visitor') throw new SignInNeeded()
  const draft = await findDraft(
    application.database.queries,
    actor.id,
    identifier(draftId),
    application.now(),
  )
  if (!draft) throw new NotFound()
  await discardDrafts(application, [draft.id])
}
