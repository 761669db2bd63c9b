import { z } from 'zod'
import type { Person } from '#domain/actor.ts'
import { LimitReached, NotFound, RuleBroken } from '#domain/errors.ts'
import { largestAttachment, mostAttachments } from '#domain/plans/limits.ts'
import { endingOf } from '#domain/writing/attachments.ts'
import { attachments } from '#server/database/schema.ts'
import { identifier } from '#server/input/identifier.ts'
import { type Input, parseInput } from '#server/input/parse-input.ts'
import type { Application } from '#server/kernel/application.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { lockDraft } from '#server/writing/draft-queries.ts'
import {
  type AttachmentAbout,
  type AttachmentRow,
  countOfDraft,
  ofDraft,
  openDraftAbout,
} from './attachment-queries.ts'

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
 * @throws SignInNeeded, RuleBroken, NotFound, Invalid, LimitReached 'too-many-attachments'
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

/** @throws SignInNeeded, RuleBroken, NotFound, LimitReached 'too-many-attachments' */
export async function addAttachment(
  application: Application,
  person: Person,
  draftId: string,
  { ending, size, mark }: NewAttachment,
): Promise<AttachmentRow> {
  const { database, now, randomness, vault } = application
  return database.queries.transaction(async (queries) => {
    const draft = await lockDraft(queries, person.id, identifier(draftId), now())
    if (!draft) throw new NotFound()
    const before = (await ofDraft(queries, draft.id)).find((row) => isSame(application, row, { size, mark }))
    if (before) return before
    if ((await countOfDraft(queries, draft.id)) >= mostAttachments)
      throw new LimitReached('too-many-attachments')
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
      createdAt: now(),
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
