import type { Person } from '#domain/actor.ts'
import { NotFound } from '#domain/errors.ts'
import { identifier } from '#server/input/identifier.ts'
import type { Application } from '#server/kernel/application.ts'
import { markOf } from '#server/sealing/account-marks.ts'
import { lockDraft } from '#server/writing/draft-queries.ts'
import { refuseOverQuota } from './account-quota.ts'
import { openDraftAbout, ownDraft, sealDraftAbout } from './attachment-queries.ts'
import { type FilePlace, nothingArrives } from './file-place.ts'

/** Files beside the person's own draft. The use case that asks for it has asked the rule. */
export function draftPlace(application: Application, person: Person, draftId: string): FilePlace {
  const ownerMark = markOf(application, 'drafts', person.id)
  return {
    holder: { draftId: identifier(draftId), formHash: null, reportId: null, requestId: null },
    check: (queries) => ownDraft(application, queries, person, draftId),
    async admit(queries, size) {
      const draft = await lockDraft(queries, ownerMark, identifier(draftId), application.now())
      if (!draft) throw new NotFound()
      await refuseOverQuota(application, queries, { ownerMark, size })
    },
    seal: (id, about) => sealDraftAbout(application, id, about),
    open: (row) => openDraftAbout(application, row),
    arrive: nothingArrives,
    keepsNames: true,
  }
}
