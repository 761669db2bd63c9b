import { and, asc, count, eq } from 'drizzle-orm'
import { z } from 'zod'
import { longestNote, mostNotes } from '#domain/cases/case-work.ts'
import { NotFound, RuleBroken } from '#domain/errors.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import type { Queries } from '#server/database/open-database.ts'
import { caseNotes } from '#server/database/schema.ts'
import { identifier } from '#server/input/identifier.ts'
import { type Input, parseInput } from '#server/input/parse-input.ts'
import { requiredParagraphs } from '#server/input/text.ts'
import { useCaseOn } from '#server/kernel/use-case.ts'
import { reportKeyOf } from '#server/reports/report-key.ts'
import { reportHeld } from '#server/reports/report-reach.ts'

const typed = z.object({ note: requiredParagraphs(longestNote) })

/**
 * Writes a note for colleagues, sealed under the key of the report.
 *
 * @param input `note`
 * @throws SignInNeeded, NotFound, RuleBroken 'too-many-notes', Invalid
 */
export const noteReport = useCaseOn(
  'report.note',
  reportHeld,
  async ({ application, actor, unit, report }, _reportId: string, input: Input) => {
    const { note } = parseInput(typed, input)
    const reportId = report.row.id
    const [notes] = await unit.queries
      .select({ number: count() })
      .from(caseNotes)
      .where(eq(caseNotes.reportId, reportId))
    if ((notes?.number ?? 0) >= mostNotes) throw new RuleBroken('too-many-notes')
    const id = application.randomness.uuid()
    await unit.queries.insert(caseNotes).values({
      ...{ id, reportId, authorId: actor.id, writtenOn: dayInNigeria(application.now()) },
      sealedNote: reportKeyOf(application, report).seal(`note:${id}`, note),
    })
  },
)

/** Deletes the actor's own note. @throws SignInNeeded, NotFound, RuleBroken */
export const deleteNote = useCaseOn(
  'report.note',
  reportHeld,
  async ({ actor, unit, report }, _reportId: string, noteId: string) => {
    const deleted = await unit.queries
      .delete(caseNotes)
      .where(
        and(
          eq(caseNotes.id, identifier(noteId)),
          eq(caseNotes.reportId, report.row.id),
          eq(caseNotes.authorId, actor.id),
        ),
      )
      .returning({ id: caseNotes.id })
    if (deleted.length === 0) throw new NotFound()
  },
)

/** Sealed, the oldest first. */
export function notesOf(queries: Queries, reportId: string) {
  return queries
    .select({
      id: caseNotes.id,
      authorId: caseNotes.authorId,
      writtenOn: caseNotes.writtenOn,
      sealedNote: caseNotes.sealedNote,
    })
    .from(caseNotes)
    .where(eq(caseNotes.reportId, reportId))
    .orderBy(asc(caseNotes.place))
}
