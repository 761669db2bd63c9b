import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { besideField, type Edited, editedColumns, editedParts } from '#domain/archive/edited-record.ts'
import { longestCell, readConviction } from '#domain/archive/import-row.ts'
import { type FieldProblems, fieldProblem, Invalid, NotFound, RuleBroken } from '#domain/errors.ts'
import { longestReason } from '#domain/reports/report.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { archiveRecords } from '#server/database/schema.ts'
import { transact } from '#server/events/transact.ts'
import { type Input, parseInput } from '#server/input/parse-input.ts'
import { requiredParagraphs } from '#server/input/text.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { propose } from '#server/proposals/propose.ts'
import type { ArchiveRow } from './archive-queries.ts'

const form = z.object({ changeNote: requiredParagraphs(longestReason) })

export type EditableConviction = { referenceNumber: string; cells: Edited }

/**
 * A conviction as an administrator may change it.
 *
 * @throws SignInNeeded, NotFound, RuleBroken 'conviction-withdrawn'
 */
export const openConviction = useCase(
  'archive.preview',
  async ({ application }, number: string): Promise<EditableConviction> => {
    const row = await changeable(application.database.queries, number)
    return { referenceNumber: row.referenceNumber, cells: cellsOf(row) }
  },
)

/**
 * Proposes to change a conviction in its place. It counts when a second person, who reads each part before and after, has
 * confirmed it.
 *
 * @param input every column of `editedColumns`, and `changeNote`, which the public reads
 * @throws SignInNeeded, NotFound, Invalid, RuleBroken 'conviction-withdrawn', 'nothing-changed', 'proposal-waits',
 *   'confirmation-needed'
 */
export const editConviction = useCase(
  'archive.edit',
  async ({ application, actor }, number: string, input: Input): Promise<void> => {
    const { changeNote } = parseInput(form, input)
    await transact(application, async (unit) => {
      const row = await changeable(unit.queries, number)
      const before = cellsOf(row)
      const after = readCells(input, row, application.now())
      if (editedParts(before, after).length === 0) throw new RuleBroken('nothing-changed')
      const { id: subjectId, referenceNumber } = row
      const detail = { referenceNumber }
      await propose(application, unit.queries, {
        ...{ act: 'archive_edit', subjectId, proposedBy: actor.id, detail },
        seal: (place) => application.vault.seal(place, { changeNote, before, after }),
      })
      await unit.record(actor, { kind: 'archive_record.edit_proposed', subjectId, detail })
    })
  },
)

export function cellsOf(row: ArchiveRow): Edited {
  // The table's own columns.
  return Object.fromEntries(editedColumns.map((column) => [column, row[column]])) as Edited
}

async function changeable(queries: Queries | Transaction, number: string): Promise<ArchiveRow> {
  const [row] = await queries
    .select()
    .from(archiveRecords)
    .where(eq(archiveRecords.referenceNumber, number.toUpperCase()))
  if (!row) throw new NotFound()
  if (row.withdrawnOn) throw new RuleBroken('conviction-withdrawn')
  return row
}

/** By the rules of an import. @throws Invalid */
function readCells(input: Input, { year }: ArchiveRow, now: Date): Edited {
  const cells = Object.fromEntries(editedColumns.map((column) => [column, String(input[column] ?? '')]))
  const answer = readConviction({ ...cells, year: String(year) }, now)
  if ('conviction' in answer) {
    const { year: _, ...edited } = answer.conviction
    return edited
  }
  const problems: FieldProblems = {}
  for (const refusal of answer.refusals) {
    const { column, code } = besideField[refusal]
    const columns =
      refusal === 'cell-missing'
        ? needed.filter((each) => cells[each]?.trim() === '')
        : refusal === 'cell-too-long'
          ? editedColumns.filter((each) => (cells[each] ?? '').length > longestCell)
          : [column]
    for (const each of columns) problems[each] ??= fieldProblem(code, longestCell)
  }
  throw new Invalid('invalid', problems)
}

const needed = ['name', 'offense', 'courtLocation', 'sentence', 'convictionDate'] as const
