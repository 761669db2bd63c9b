import { bigint, boolean, date, pgTable, uuid } from 'drizzle-orm/pg-core'
import { bytea } from '../column-types.ts'

// The security journal of staff accounts; part of `schema.ts`.

export const journalDays = pgTable('journal_days', {
  id: uuid('id').primaryKey(),
  day: date('day', { mode: 'string' }).notNull(),
})

export const journalEntries = pgTable('journal_entries', {
  id: uuid('id').primaryKey(),
  dayId: uuid('day_id').notNull(),
  place: bigint('place', { mode: 'number' }).generatedAlwaysAsIdentity(),
  isAlarm: boolean('is_alarm').notNull(),
  sealedEntry: bytea('sealed_entry').notNull(),
})
