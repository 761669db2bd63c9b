import { boolean, date, pgTable, uuid } from 'drizzle-orm/pg-core'
import { bytea, moment } from '../column-types.ts'

// What a source's code is recognised by, and open visits; part of `schema.ts`.

export const sourceAccess = pgTable('source_access', {
  reportId: uuid('report_id').primaryKey(),
  lookupHash: bytea('lookup_hash').notNull(),
  formHash: bytea('form_hash').notNull(),
  inQuarantine: boolean('in_quarantine').notNull(),
  lastVisit: date('last_visit', { mode: 'string' }).notNull(),
})

export const sourceDrafts = pgTable('source_drafts', {
  lookupHash: bytea('lookup_hash').primaryKey(),
  sealedDraft: bytea('sealed_draft').notNull(),
  savedOn: date('saved_on', { mode: 'string' }).notNull(),
})

export const tipAccess = pgTable('tip_access', {
  conversationId: uuid('conversation_id').primaryKey(),
  lookupHash: bytea('lookup_hash').notNull(),
  formHash: bytea('form_hash').notNull(),
  inQuarantine: boolean('in_quarantine').notNull().default(false),
})

export const sourceVisits = pgTable('source_visits', {
  tokenHash: bytea('token_hash').primaryKey(),
  sealedReport: bytea('sealed_report').notNull(),
  expiresAt: moment('expires_at').notNull(),
})
