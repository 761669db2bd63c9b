import { bigint, date, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { CaseLabel } from '#domain/cases/case-work.ts'
import type { Warning } from '#domain/retention/report-ends.ts'
import { bytea } from '../column-types.ts'

// What staff keep on a case; part of `schema.ts`.

export const caseWork = pgTable('case_work', {
  reportId: uuid('report_id').primaryKey(),
  labels: text('labels').array().$type<CaseLabel[]>().notNull().default([]),
  dueOn: date('due_on', { mode: 'string' }),
})

export const caseNotes = pgTable('case_notes', {
  id: uuid('id').primaryKey(),
  reportId: uuid('report_id').notNull(),
  authorId: uuid('author_id').notNull(),
  writtenOn: date('written_on', { mode: 'string' }).notNull(),
  place: bigint('place', { mode: 'number' }).generatedAlwaysAsIdentity(),
  sealedNote: bytea('sealed_note').notNull(),
})

export const caseJoins = pgTable('case_joins', {
  reportId: uuid('report_id').primaryKey(),
  sealedOthers: bytea('sealed_others').notNull(),
})

export const caseHeaders = pgTable('case_headers', {
  reportId: uuid('report_id').primaryKey(),
  contentVersion: integer('content_version').notNull(),
  sealedHeader: bytea('sealed_header').notNull(),
})

export const savedFilters = pgTable('saved_filters', {
  id: uuid('id').primaryKey(),
  ownerId: uuid('owner_id').notNull(),
  filters: text('filters').notNull(),
})

export const petitions = pgTable('petitions', {
  id: uuid('id').primaryKey(),
  reportId: uuid('report_id').notNull(),
  place: bigint('place', { mode: 'number' }).generatedAlwaysAsIdentity(),
  proposedBy: uuid('proposed_by').notNull(),
  confirmedBy: uuid('confirmed_by').notNull(),
  decidedOn: date('decided_on', { mode: 'string' }).notNull(),
  sealedContent: bytea('sealed_content').notNull(),
  sentOn: date('sent_on', { mode: 'string' }),
  answeredOn: date('answered_on', { mode: 'string' }),
  sealedAnswer: bytea('sealed_answer'),
})

export const reportEndings = pgTable('report_endings', {
  reportId: uuid('report_id').primaryKey(),
  endsOn: date('ends_on', { mode: 'string' }).notNull(),
  warned: smallint('warned').$type<Warning>().notNull(),
})

export const legalHolds = pgTable('legal_holds', {
  reportId: uuid('report_id').primaryKey(),
  setOn: date('set_on', { mode: 'string' }).notNull(),
  until: date('until', { mode: 'string' }).notNull(),
  proposedBy: uuid('proposed_by').notNull(),
  confirmedBy: uuid('confirmed_by'),
  sealedReason: bytea('sealed_reason').notNull(),
})
