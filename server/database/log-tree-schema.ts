import type { DaySize } from '@fitila/log/tree-leaf'
import { bigint, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { ShownKind } from '#domain/events/what-is-shown.ts'
import { bytea } from './column-types.ts'

// The log as a tree, and what it commits to of what the public reads; beside `log-schema.ts`.

export const shownDocuments = pgTable('shown_documents', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  subjectKind: text('subject_kind').$type<ShownKind>().notNull(),
  subjectId: uuid('subject_id').notNull(),
  reference: text('reference'),
  sha256: text('sha256').notNull(),
  shownOn: date('shown_on', { mode: 'string' }).notNull(),
})

export const logLeaves = pgTable('log_leaves', {
  id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  madeOn: date('made_on', { mode: 'string' }).notNull(),
  source: text('source').notNull(),
  rowId: bigint('row_id', { mode: 'number' }).notNull(),
  salt: bytea('salt').notNull(),
  personalSalt: bytea('personal_salt'),
  personal: bytea('personal').notNull(),
  hash: bytea('hash').notNull(),
})

export const logOuterLeaves = pgTable('log_outer_leaves', {
  place: integer('place').primaryKey(),
  day: date('day', { mode: 'string' }).notNull(),
  entry: text('entry').notNull(),
})

export const logTrees = pgTable('log_trees', {
  day: date('day', { mode: 'string' }).primaryKey(),
  size: integer('size').$type<DaySize>().notNull(),
  paddingSeed: bytea('padding_seed').notNull(),
})

export const logPlaces = pgTable('log_places', {
  leafId: bigint('leaf_id', { mode: 'number' }).primaryKey(),
  day: date('day', { mode: 'string' }).notNull(),
  place: integer('place').notNull(),
  path: bytea('path').notNull(),
})

export const logCheckpoints = pgTable('log_checkpoints', {
  size: integer('size').primaryKey(),
  note: text('note').notNull(),
})

export const logCosignatures = pgTable('log_cosignatures', {
  size: integer('size').notNull(),
  witness: text('witness').notNull(),
  line: text('line').notNull(),
})
