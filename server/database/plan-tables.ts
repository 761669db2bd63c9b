import { date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { EarlyEnd } from '#domain/plans/periods.ts'
import type { PaidTier } from '#domain/plans/plans.ts'
import { bytea } from './column-types.ts'

export type PeriodSource = 'payment' | 'voucher' | 'grant' | 'moved'

export const planPeriods = pgTable('plan_periods', {
  id: uuid('id').primaryKey(),
  holderId: uuid('holder_id').notNull(),
  tier: text('tier').$type<PaidTier>().notNull(),
  startsOn: date('starts_on', { mode: 'string' }).notNull(),
  endsOn: date('ends_on', { mode: 'string' }).notNull(),
  source: text('source').$type<PeriodSource>().notNull(),
  sourceMark: bytea('source_mark').notNull(),
  endedOn: date('ended_on', { mode: 'string' }),
  endedWhy: text('ended_why').$type<EarlyEnd>(),
})

export const voucherBatches = pgTable('voucher_batches', {
  id: uuid('id').primaryKey(),
  tier: text('tier').$type<PaidTier>().notNull(),
  days: integer('days').notNull(),
  madeOn: date('made_on', { mode: 'string' }).notNull(),
  expiresOn: date('expires_on', { mode: 'string' }).notNull(),
})

export const vouchers = pgTable('vouchers', {
  codeHash: bytea('code_hash').primaryKey(),
  batchId: uuid('batch_id').notNull(),
  redeemedOn: date('redeemed_on', { mode: 'string' }),
})
