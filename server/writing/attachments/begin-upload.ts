import { z } from 'zod'
import type { Person } from '#domain/actor.ts'
import { LimitReached, NotFound, RuleBroken } from '#domain/errors.ts'
import { largestAttachment, mostAttachments } from '#domain/plans/limits.ts'
import { beginningOfDay } from '#domain/time/day-in-nigeria.ts'
import { endingOf } from '#domain/writing/attachments.ts'
import { attachments } from '#server/database/schema.ts'
import { identifier } from '#server/input/identifier.ts'
import { type Input, parseInput } from '#server/input/parse-input.ts'
import type { Application } from '#server/kernel/application.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { markOf } from '#server/sealing/account-marks.ts'
import { lockDraft } from '#server/writing/draft-queries.ts'
import { refuseOnLowDisk, refuseOverQuota } from './account-quota.ts'
import { type AttachmentAbout, type AttachmentRow, ofDraft, openDraftAbout } from './attachment-queries.ts'

const schema = z.object({
  name: z.string().max(1_000),
  size: z.coerce.number().int().min(0),
  mark: z.string().max(2_000).default(''),
})

export type Upload = { id: string; next: number }

/**
 * Makes room for a file that will come in parts. The same file begun again is gone on with.
 *
 * @param input `name`, `size` in bytes, `mark` by which the browser will know the file again
 * @throws SignInNeeded, RuleBroken, NotFound, Invalid, LimitReached 'too-many-attachments' or 'files-take-too-much', Unavailable 'disk-low'
 */
export const beginUpload = useCase(
  'report.submit',
  async ({ application, actor }, draftId: string, input: Input): Promise<Upload> => {
    const { name, size, mark } = parseInput(schema, input)
    if (size === 0) throw new RuleBroken('attachment-empty')
    if (size > largestAttachment) throw new RuleBroken('attachment-too-large')
    const row = await addAttachment(application, actor, draftId, { ending: endingOf(name), size, mark })
    return { id: row.id, next: row.parts }
  },
)

type NewAttachment = Pick<AttachmentAbout, 'ending' | 'size' | 'mark'>

/** @throws SignInNeeded, RuleBroken, NotFound, LimitReached 'too-many-attachments' or 'files-take-too-much', Unavailable 'disk-low' */
export async function addAttachment(
  application: Application,
  person: Person,
  draftId: string,
  { ending, size, mark }: NewAttachment,
): Promise<AttachmentRow> {
  const { database, now, randomness, vault } = application
  await refuseOnLowDisk(application)
  const ownerMark = markOf(application, 'drafts', person.id)
  return database.queries.transaction(async (queries) => {
    const draft = await lockDraft(queries, ownerMark, identifier(draftId), now())
    if (!draft) throw new NotFound()
    const present = await ofDraft(queries, draft.id)
    const before = present.find((row) => isSame(application, row, { size, mark }))
    if (before) return before
    if (present.length >= mostAttachments) throw new LimitReached('too-many-attachments')
    await refuseOverQuota(application, queries, { ownerMark, size })
    const id = randomness.uuid()
    const about: AttachmentAbout = {
      ...{ ending, size, mark, kind: null, sha256: null },
      key: randomness.bytes(32).toString('base64'),
    }
    const row: AttachmentRow = {
      id,
      draftId: draft.id,
      reportId: null,
      storageName: randomness.bytes(20).toString('hex'),
      sealedAbout: vault.seal(`attachment:${id}`, about),
      parts: 0,
      isWhole: false,
      createdAt: beginningOfDay(now()),
      place: (present.at(-1)?.place ?? 0) + 1,
    }
    await queries.insert(attachments).values(row)
    return row
  })
}

function isSame(
  application: Application,
  row: AttachmentRow,
  { size, mark }: { size: number; mark: string },
) {
  if (row.isWhole || mark === '') return false
  const about = openDraftAbout(application, row)
  return about.mark === mark && about.size === size
}
