import { createHash, randomUUID } from 'node:crypto'
import type { Person } from '#domain/actor.ts'
import { mostAttachments } from '#domain/plans/limits.ts'
import type { Application } from '#server/kernel/application.ts'
import { openAttachment } from '#server/writing/attachments/open-attachment.ts'
import { listDraftAttachments } from '#server/writing/attachments/own-files.ts'
import { saveDraft } from '#server/writing/save-draft.ts'
import { sendDraft } from '#server/writing/send-draft.ts'
import { buildReport } from '#tests/cast.ts'
import { samplePdf } from '#tests/support/documents/sample-files.ts'
import type { Visit } from '#tests/support/visit-of.ts'

/** Files that one person puts beside one draft. */
export type SentFiles = { draft: string; acknowledged: number; refused: number }

export async function newFiles(application: Application, owner: Person): Promise<SentFiles> {
  const draft = randomUUID()
  await saveDraft(application, owner, { ...buildReport(), submissionKey: draft, draftVersion: '0' })
  return { draft, acknowledged: 0, refused: 0 }
}

/** One file after the other as a plain form, until it is over or the draft is full. */
export async function sendFiles(
  site: string,
  visit: Visit,
  files: SentFiles,
  isOver: () => boolean,
): Promise<void> {
  // A file without an answer may be there: so none too many is sent.
  while (!isOver() && files.acknowledged + files.refused < mostAttachments)
    if (await isAcknowledged(site, visit, files.draft)) files.acknowledged += 1
    else files.refused += 1
}

async function isAcknowledged(site: string, { cookie, formToken }: Visit, draft: string): Promise<boolean> {
  const body = new FormData()
  body.set('formToken', formToken)
  body.set('file', new Blob([new Uint8Array(samplePdf)]), 'sample.pdf')
  return fetch(`${site}/drafts/${draft}/files`, {
    ...{ method: 'POST', headers: { cookie }, body, redirect: 'manual' },
    signal: AbortSignal.timeout(40_000),
  }).then(
    ({ status }) => status === 303,
    () => false,
  )
}

/** Sends the draft, and opens each of its files. @returns how many that were acknowledged are not there, or not whole */
export async function countLost(
  application: Application,
  owner: Person,
  { draft, acknowledged }: SentFiles,
): Promise<number> {
  // The free plan takes five reports a month.
  const sender = { ...owner, subscription: { tier: 'premium', status: 'active' } } as const
  const { whole } = await listDraftAttachments(application, owner, draft)
  const { id } = await sendDraft(application, sender, draft, { draftVersion: '1' })
  const contents = new Map<string, number>()
  for (const file of whole) {
    const { body } = await openAttachment(application, owner, id, file.id)
    const hash = createHash('sha256')
    for await (const piece of body) hash.update(piece)
    const content = hash.digest('hex')
    contents.set(content, (contents.get(content) ?? 0) + 1)
  }
  // All were the same file, so what differs is broken.
  return Math.max(0, acknowledged - Math.max(0, ...contents.values()))
}
