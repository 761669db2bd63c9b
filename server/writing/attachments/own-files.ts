import type { Application } from '#server/kernel/application.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { type OwnFile, presentAttachment } from './attachment-queries.ts'
import { draftPlace } from './draft-place.ts'
import { type FilePlace, filesAt } from './file-place.ts'

export type OwnFiles = {
  whole: OwnFile[]
  unfinished: { id: string; mark: string; next: number; size: number }[]
}

/** @throws SignInNeeded, NotFound */
export const listDraftAttachments = useCase(
  'draft.read',
  ({ application, actor }, draftId: string): Promise<OwnFiles> =>
    listAt(application, draftPlace(application, actor, draftId)),
)

/** An original that is kept for a court is told beside its cleaned file. */
export async function listAt(application: Application, place: FilePlace): Promise<OwnFiles> {
  const { queries } = application.database
  await place.check(queries)
  const rows = await filesAt(queries, place.holder)
  const originals = new Set(rows.filter(({ isWhole }) => isWhole).map(({ originalOf }) => originalOf))
  const opened = rows.map((row) => ({ row, about: place.open(row) }))
  const whole = opened.filter(({ row }) => row.isWhole && row.originalOf === null)
  return {
    whole: whole.map(({ row, about }, index) => ({
      ...presentAttachment(row, about, index),
      name: about.name,
      hasOriginal: originals.has(row.id),
    })),
    unfinished: opened
      .filter(({ row }) => !row.isWhole)
      .map(({ row, about }) => ({ id: row.id, mark: about.mark, next: row.parts, size: about.size })),
  }
}
