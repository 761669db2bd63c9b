import { randomUUID } from 'node:crypto'
import { saveDraft } from '#server/writing/save-draft.ts'
import { buildReport } from '#tests/cast.ts'
import { visitOf } from '#tests/support/visit-of.ts'
import type { World } from './world.ts'

/** Sends a file with the plain form beside a new draft, as a source would. */
export async function sendBesideDraft(
  { application, people, baseURL }: World,
  name: string,
  bytes: Buffer,
): Promise<{ status: number; draftId: string }> {
  const draftId = randomUUID()
  const saving = { ...buildReport(), submissionKey: draftId, draftVersion: '0' }
  await saveDraft(application, people.stranger, saving)
  const { cookie, formToken } = await visitOf(application, people.stranger)
  const body = new FormData()
  body.set('formToken', formToken)
  body.set('file', new Blob([new Uint8Array(bytes)]), name)
  const { status } = await fetch(`${baseURL}/drafts/${draftId}/files`, {
    ...{ method: 'POST', redirect: 'manual', headers: { cookie }, body },
  })
  return { status, draftId }
}

/** Drafts are limited, and the next file needs one. */
export async function forgetDraft({ application }: World, draftId: string): Promise<void> {
  await application.database.pool.query('delete from drafts where id = $1', [draftId])
}
