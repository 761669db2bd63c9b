import type { LoggedRow } from '@fitila/log/chain-entry'
import type { NamedText } from '@fitila/log/encode-records'

/** A row as text, by the names of its columns; without those that are empty. */
export type Columns = ReadonlyMap<string, string>

/** The columns as they are, in the order of their names. */
export function splitRow(columns: Columns): LoggedRow {
  return split(columns, ['actor_id', 'person_id'])
}

/** As `splitRow`, with these columns kept back: a proof shows the others. */
export function splitBy(personal: readonly string[]): (columns: Columns) => LoggedRow {
  return (columns) => split(columns, personal)
}

/**
 * Events of reports were chained before events had other subjects, and actors who are no persons: what was meant without being
 * said is left out, so that every hash of that time still holds.
 */
export function splitEvent(columns: Columns): LoggedRow {
  const said = new Map(columns)
  leaveOut(said, 'actor_kind', 'person')
  if (leaveOut(said, 'subject_kind', 'report')) rename(said, 'subject_id', 'report_id')
  return split(said, columns.get('subject_kind') === 'person' ? ['actor_id', 'subject_id'] : ['actor_id'])
}

/** As such a row was in the table `people_events`. Whatever would not have fitted into that table shows, and changes the hash. */
export function formerPersonEvent(columns: Columns): LoggedRow {
  const said = new Map(columns)
  said.delete('id')
  rename(said, 'former_id', 'id')
  leaveOut(said, 'actor_kind', 'person')
  if (leaveOut(said, 'subject_kind', 'person')) rename(said, 'subject_id', 'person_id')
  const detail = JSON.parse(said.get('detail') ?? 'null')
  for (const [name, value] of Object.entries(detail ?? {}))
    said.set(detailColumns[name] ?? `detail.${name}`, String(value))
  said.delete('detail')
  return split(said, ['actor_id', 'person_id'])
}

const detailColumns: Readonly<Record<string, string>> = { roleFrom: 'role_from', roleTo: 'role_to' }

function leaveOut(columns: Map<string, string>, name: string, meant: string): boolean {
  return columns.get(name) === meant && columns.delete(name)
}

function rename(columns: Map<string, string>, from: string, to: string): void {
  const text = columns.get(from)
  if (text !== undefined) columns.set(to, text)
  columns.delete(from)
}

function split(columns: Columns, personal: readonly string[]): LoggedRow {
  const inOrder = [...columns].map(([name, text]): NamedText => [name, text]).toSorted(byName)
  return {
    content: inOrder.filter(([name]) => !personal.includes(name)),
    personal: inOrder.filter(([name]) => personal.includes(name)),
  }
}

// As `collate "C"` does: names of columns are ASCII.
function byName([one]: NamedText, [other]: NamedText): number {
  return one < other ? -1 : 1
}
