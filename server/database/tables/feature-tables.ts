import { date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { AlertRhythm } from '#domain/finding/saved-search.ts'
import { bytea, moment } from '../column-types.ts'

// What the paid features keep for an account; part of `people-schema.ts`.

export const savedSearches = pgTable('saved_searches', {
  id: uuid('id').primaryKey(),
  holderId: uuid('holder_id').notNull(),
  sealedSearch: bytea('sealed_search').notNull(),
  alert: text('alert').$type<AlertRhythm>().notNull(),
  lookedUntil: date('looked_until', { mode: 'string' }).notNull(),
  news: integer('news').notNull().default(0),
  feedHash: bytea('feed_hash'),
  madeOn: date('made_on', { mode: 'string' }).notNull(),
})

export const folders = pgTable('folders', {
  id: uuid('id').primaryKey(),
  holderId: uuid('holder_id').notNull(),
  sealedName: bytea('sealed_name').notNull(),
  madeOn: date('made_on', { mode: 'string' }).notNull(),
})

export const folderEntries = pgTable('folder_entries', {
  folderId: uuid('folder_id').notNull(),
  entryId: uuid('entry_id').notNull(),
  addedOn: date('added_on', { mode: 'string' }).notNull(),
  sealedNote: bytea('sealed_note'),
})

export const nameLists = pgTable('name_lists', {
  id: uuid('id').primaryKey(),
  holderId: uuid('holder_id').notNull(),
  sealedList: bytea('sealed_list').notNull(),
  entries: integer('entries').notNull(),
  sealedMatches: bytea('sealed_matches'),
  news: integer('news').notNull().default(0),
  comparedOn: date('compared_on', { mode: 'string' }),
  comparedRows: integer('compared_rows').notNull().default(0),
  workingUntil: moment('working_until'),
  madeOn: date('made_on', { mode: 'string' }).notNull(),
})
