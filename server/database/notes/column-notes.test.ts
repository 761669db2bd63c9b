import { getTableColumns, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { daysOfReport } from '#domain/retention/report-ends.ts'
import * as log from '../log-schema.ts'
import * as tree from '../log-tree-schema.ts'
import * as people from '../people-schema.ts'
import * as schema from '../schema.ts'
import { columnNotes, personalTables } from './column-notes.ts'
import type { TableNote } from './table-note.ts'

const notes: Record<string, TableNote | null> = columnNotes
const tables = Object.entries({ ...schema, ...people, ...log, ...tree }).flatMap(([name, value]) =>
  is(value, PgTable) ? [[name, value] as const] : [],
)

test('every column that the database holds has a note for the privacy page, or is marked as no one’s', () => {
  const lacking = tables.flatMap(([name, table]) => {
    const note = notes[name]
    if (note === undefined) return [name]
    const named = Object.keys(note?.columns ?? {})
    return note === null
      ? []
      : Object.keys(getTableColumns(table)).flatMap((column) =>
          named.includes(column) ? [] : [`${name}.${column}`],
        )
  })
  expect(lacking).toEqual([])
})

test('no note speaks of a table or a column that is gone', () => {
  const known = tables.flatMap(([name, table]) => [
    name,
    ...Object.keys(getTableColumns(table)).map((column) => `${name}.${column}`),
  ])
  const told = Object.entries(notes).flatMap(([name, note]) => [
    name,
    ...Object.keys(note?.columns ?? {}).map((column) => `${name}.${column}`),
  ])
  expect(told.filter((name) => !known.includes(name))).toEqual([])
})

test('a column that points to an account is never called no one’s', () => {
  const pointing = tables.flatMap(([name, table]) =>
    Object.keys(getTableColumns(table))
      .filter((column) => /^(userId|ownerMark|receiverMark|actorId)$|By$|(verifier|reviewer)Id$/.test(column))
      .map((column) => [`${name}.${column}`, notes[name]?.columns[column] ?? null]),
  )
  expect(pointing.length).toBeGreaterThan(5)
  expect(pointing.filter(([, words]) => words === null)).toEqual([])
})

test('each column of a table is told in words of its own', () => {
  for (const { title, columns } of personalTables(daysOfReport))
    expect(new Set(columns).size, title).toBe(columns.length)
})

test('the privacy page lists the sealed words and leaves out what concerns no one', () => {
  const titles = personalTables(daysOfReport).map(({ title }) => title)
  expect(titles).toContain('Reports')
  expect(titles).toHaveLength(Object.values(notes).filter((note) => note !== null).length)
})
