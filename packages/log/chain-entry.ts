import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { encodeRecords, type NamedText } from './encode-records.ts'

/** What one row of an append-only table says, each column under its name; empty columns are left out. */
export type LoggedRow = {
  content: readonly NamedText[]
  /** The columns that name people. */
  personal: readonly NamedText[]
}

export type EntryPlace = { before: string; position: number; source: string; salt: string }

/** What the first entry has before it, and the first day. */
export const nothingBefore = '0'.repeat(64)

/** Represents who it was. Without the salt, no one can tell who that is. All hashes and salts in hexadecimal digits. */
export function commitToPeople(salt: string, personal: LoggedRow['personal']): string {
  return hashOf([['format', 'fitila-log-people-1'], ['salt', salt], ...inRow(personal)])
}

/** The hash of an entry, which holds that of the entry before it. */
export function chainEntry(place: EntryPlace, people: string, content: LoggedRow['content']): string {
  const { before, position, source, salt } = place
  return hashOf([
    ['format', 'fitila-log-entry-1'],
    ['before', before],
    ['position', String(position)],
    ['source', source],
    ['salt', salt],
    ['people', people],
    ...inRow(content),
  ])
}

/** The root of a day covers every entry up to then. Two days without an entry between them do not show it. */
export function rootOf(day: string, head: string): string {
  return hashOf([
    ['format', 'fitila-log-root-1'],
    ['day', day],
    ['head', head],
  ])
}

function inRow(columns: readonly NamedText[]): NamedText[] {
  return columns.map(([name, text]): NamedText => [`row.${name}`, text])
}

function hashOf(records: readonly NamedText[]): string {
  return bytesToHex(sha256(encodeRecords(records)))
}
