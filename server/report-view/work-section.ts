import type { CaseLabel } from '#domain/cases/case-work.ts'
import { can } from '#domain/permissions/can.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { notesOf } from '#server/cases/desk/case-notes.ts'
import { type Colleague, colleaguesOf } from '#server/cases/desk/colleagues.ts'
import { workOn } from '#server/cases/desk/work-queries.ts'
import type { Reading } from './reading.ts'

/** What staff keep on a case. Null for everyone else, and for staff who may not handle it. */
export type WorkSection = {
  labels: CaseLabel[]
  dueOn: string | null
  isOverdue: boolean
  notes: { id: string; by: string | null; on: string; text: string; isByActor: boolean }[]
  /** To whom the reader may assign it. */
  colleagues: Colleague[]
} | null

export async function workSection({
  application,
  actor,
  report: { row, standing },
  key,
  isInside,
  namesOf,
}: Reading): Promise<WorkSection> {
  if (!isInside || !can(actor, 'report.arrange', standing)) return null
  const { queries } = application.database
  const [work, notes, colleagues] = await Promise.all([
    workOn(queries, [row.id]),
    notesOf(queries, row.id),
    can(actor, 'report.assign', standing) ? colleaguesOf(queries, actor.id) : [],
  ])
  const names = await namesOf(notes.map(({ authorId }) => authorId))
  const { labels = [], dueOn = null } = work.get(row.id) ?? {}
  return {
    ...{ labels, dueOn, colleagues },
    isOverdue: dueOn !== null && row.status === 'pending' && dueOn < dayInNigeria(application.now()),
    notes: notes.map(({ id, authorId, writtenOn: on, sealedNote }) => ({
      ...{ id, on, by: names.get(authorId) ?? null, isByActor: authorId === actor.id },
      text: String(key.open(`note:${id}`, sealedNote)),
    })),
  }
}
