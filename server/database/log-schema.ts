import { bigint, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, moment } from './column-types.ts'

export const signingKeys = pgTable('signing_keys', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  publicKey: text('public_key').notNull(),
  begunOn: date('begun_on', { mode: 'string' }).notNull(),
})

export const receipts = pgTable('receipts', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  reportId: uuid('report_id').notNull(),
  contentVersion: integer('content_version').notNull(),
  commitment: text('commitment').notNull(),
  day: date('day', { mode: 'string' }).notNull(),
  key: text('key').notNull(),
  signature: text('signature').notNull(),
})

export const receiptCodes = pgTable('receipt_codes', {
  receiptId: bigint('receipt_id', { mode: 'number' }).primaryKey(),
  codeHash: bytea('code_hash').notNull(),
  sealedCode: bytea('sealed_code'),
  shownUntil: moment('shown_until').notNull(),
})

export const logWaiting = pgTable('log_waiting', {
  place: bigint('place', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  source: text('source').notNull(),
  rowId: bigint('row_id', { mode: 'number' }).notNull(),
})

export const logEntries = pgTable('log_entries', {
  position: bigint('position', { mode: 'number' }).notNull(),
  month: date('month', { mode: 'string' }).notNull(),
  source: text('source').notNull(),
  rowId: bigint('row_id', { mode: 'number' }).notNull(),
  salt: bytea('salt').notNull(),
  personalSalt: bytea('personal_salt'),
  personal: bytea('personal').notNull(),
  hash: bytea('hash').notNull(),
})

export const logDays = pgTable('log_days', {
  day: date('day', { mode: 'string' }).primaryKey(),
  entries: bigint('entries', { mode: 'number' }).notNull(),
  root: text('root').notNull(),
  before: text('before').notNull(),
  key: text('key').notNull(),
  signature: text('signature').notNull(),
})
