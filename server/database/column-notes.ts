import { notesOnAccounts } from './notes-on-accounts.ts'
import { notesOnReports } from './notes-on-reports.ts'
import type { TableNote, TableNotes } from './table-note.ts'

/**
 * Every table and column of `schema.ts`. A new one does not compile until it is here: with words, where it concerns a
 * person, so that the privacy page cannot forget it; `null` for a table that holds nothing about anybody.
 */
export const columnNotes = { ...notesOnAccounts, ...notesOnReports } as const satisfies TableNotes

export type PersonalTable = { title: string; why: string; kept: string; columns: string[] }

/** The tables that concern people, as the privacy page lists them. */
export function personalTables(): PersonalTable[] {
  return Object.values<TableNote | null>(columnNotes)
    .filter((note) => note !== null)
    .map(({ title, why, kept, columns }) => ({
      ...{ title, why, kept },
      columns: Object.values(columns).filter((words) => words !== null),
    }))
}
