import type { ReportPeriods } from '#domain/retention/report-ends.ts'
import { keptInTable } from '#domain/retention/retention.ts'
import { notesOnAccounts } from './notes-on-accounts.ts'
import { notesOnExperts } from './notes-on-experts.ts'
import { notesOnPlans } from './notes-on-plans.ts'
import { notesOnReports } from './notes-on-reports.ts'
import { notesOnStaffWork } from './notes-on-staff-work.ts'
import { notesOnWhatIsPublic } from './notes-on-what-is-public.ts'
import type { TableNote, TableNotes } from './table-note.ts'

/**
 * Every table and column of `schema.ts`. A new one does not compile until it is here: with words, where it concerns a
 * person, so that the privacy page cannot forget it; `null` for a table that holds nothing about anyone.
 */
export const columnNotes = {
  ...notesOnAccounts,
  ...notesOnExperts,
  ...notesOnPlans,
  ...notesOnReports,
  ...notesOnStaffWork,
  ...notesOnWhatIsPublic,
} as const satisfies TableNotes

export type PersonalTable = { title: string; why: string; kept: string; columns: string[] }

/** The tables that concern people, as the privacy page lists them, and how long each is kept. @param periods of reports, as they count now */
export function personalTables(periods: ReportPeriods): PersonalTable[] {
  return Object.entries<TableNote | null>(columnNotes).flatMap(([name, note]) =>
    note === null
      ? []
      : [
          {
            ...{ title: note.title, why: note.why, kept: keptInTable(tableNameOf(name), periods) },
            columns: Object.values(note.columns).flatMap((words) => words ?? []),
          },
        ],
  )
}

// The schema names its tables as the database does, in another case; a test compares the two.
function tableNameOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
