import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Scope } from '#domain/actor.ts'
import type { MessageKind, StopReason } from '#domain/api/webhooks.ts'
import type { FilesEvery } from '#domain/figures/file-days.ts'
import type { InvoiceKind } from '#domain/plans/invoices.ts'
import type { LogKind } from '#domain/plans/organisation-rules.ts'
import type { PaidPlan } from '#domain/plans/paid-plans.ts'
import type { DisputeOutcome, PaymentState } from '#domain/plans/payments.ts'
import type { EarlyEnd, PeriodSource } from '#domain/plans/periods.ts'
import type { PaidTier } from '#domain/plans/plans.ts'
import type { CountedFeature } from '#domain/plans/quotas.ts'
import type { EntryKind } from '#domain/plans/team.ts'
import type { Decision, Play } from '#domain/plans/trial.ts'
import type { Seller } from '#server/kernel/seller.ts'
import { bytea, moment } from '../column-types.ts'

export type { PeriodSource }

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
  sealedSeller: bytea('sealed_seller'),
  cancelledOn: date('cancelled_on', { mode: 'string' }),
})

export const vouchers = pgTable('vouchers', {
  codeHash: bytea('code_hash').primaryKey(),
  batchId: uuid('batch_id').notNull(),
  redeemedOn: date('redeemed_on', { mode: 'string' }),
})

export const organisations = pgTable('organisations', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  ownerId: uuid('owner_id').notNull(),
  foundedOn: date('founded_on', { mode: 'string' }).notNull(),
})

export const organisationSeats = pgTable('organisation_seats', {
  holderId: uuid('holder_id').primaryKey(),
  organisationId: uuid('organisation_id').notNull(),
  takenOn: date('taken_on', { mode: 'string' }).notNull(),
  isGuest: boolean('is_guest').notNull().default(false),
})

export const organisationInvites = pgTable('organisation_invites', {
  codeHash: bytea('code_hash').primaryKey(),
  organisationId: uuid('organisation_id').notNull(),
  expiresOn: date('expires_on', { mode: 'string' }).notNull(),
  isGuest: boolean('is_guest').notNull().default(false),
})

export const apiKeys = pgTable('api_keys', {
  id: uuid('id').primaryKey(),
  holderId: uuid('holder_id').notNull(),
  name: text('name').notNull(),
  keyHash: bytea('key_hash').notNull(),
  ending: text('ending').notNull(),
  scopes: text('scopes').array().$type<Scope[]>().notNull(),
  networks: text('networks').array().notNull(),
  madeOn: date('made_on', { mode: 'string' }).notNull(),
  expiresOn: date('expires_on', { mode: 'string' }).notNull(),
  lastUsedOn: date('last_used_on', { mode: 'string' }),
})

export const organisationRules = pgTable('organisation_rules', {
  organisationId: uuid('organisation_id').primaryKey(),
  needsPasskey: boolean('needs_passkey').notNull(),
  sessionHours: integer('session_hours'),
  networks: text('networks').array().notNull(),
  exportsByTwo: boolean('exports_by_two').notNull(),
})

export const organisationLog = pgTable('organisation_log', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  organisationId: uuid('organisation_id').notNull(),
  kind: text('kind').$type<LogKind>().notNull(),
  actorId: uuid('actor_id'),
  happenedOn: date('happened_on', { mode: 'string' }).notNull(),
})

export const organisationExports = pgTable('organisation_exports', {
  id: uuid('id').primaryKey(),
  organisationId: uuid('organisation_id').notNull(),
  askedBy: uuid('asked_by').notNull(),
  askedMark: bytea('asked_mark').notNull(),
  sealedAsked: bytea('sealed_asked').notNull(),
  askedOn: date('asked_on', { mode: 'string' }).notNull(),
  agreedBy: uuid('agreed_by'),
  agreedOn: date('agreed_on', { mode: 'string' }),
})

export const teamFolders = pgTable('team_folders', {
  id: uuid('id').primaryKey(),
  organisationId: uuid('organisation_id').notNull(),
  sealedName: bytea('sealed_name').notNull(),
  madeBy: uuid('made_by'),
  madeOn: date('made_on', { mode: 'string' }).notNull(),
})

export const teamEntries = pgTable('team_entries', {
  id: uuid('id').primaryKey(),
  folderId: uuid('folder_id').notNull(),
  kind: text('kind').$type<EntryKind>().notNull(),
  sealedContent: bytea('sealed_content').notNull(),
  authorId: uuid('author_id'),
  addedOn: date('added_on', { mode: 'string' }).notNull(),
  forId: uuid('for_id'),
  dueOn: date('due_on', { mode: 'string' }),
  doneOn: date('done_on', { mode: 'string' }),
  doneBy: uuid('done_by'),
  place: bigint('place', { mode: 'number' }).generatedAlwaysAsIdentity(),
})

export const teamBoards = pgTable('team_boards', {
  id: uuid('id').primaryKey(),
  organisationId: uuid('organisation_id').notNull(),
  sealedName: bytea('sealed_name').notNull(),
  madeBy: uuid('made_by'),
  madeOn: date('made_on', { mode: 'string' }).notNull(),
  filesEvery: text('files_every').$type<FilesEvery>(),
  filesWeekday: smallint('files_weekday').notNull().default(1),
  filesMonthDay: smallint('files_month_day').notNull().default(1),
  filesSince: date('files_since', { mode: 'string' }),
})

export const teamCards = pgTable('team_cards', {
  id: uuid('id').primaryKey(),
  boardId: uuid('board_id').notNull(),
  sealedCard: bytea('sealed_card').notNull(),
  embedHash: bytea('embed_hash'),
  place: bigint('place', { mode: 'number' }).generatedAlwaysAsIdentity(),
})

export const teamFiles = pgTable(
  'team_files',
  {
    boardId: uuid('board_id').notNull(),
    madeOn: date('made_on', { mode: 'string' }).notNull(),
    sealedCsv: bytea('sealed_csv').notNull(),
  },
  (table) => [primaryKey({ columns: [table.boardId, table.madeOn] })],
)

export const webhooks = pgTable('webhooks', {
  id: uuid('id').primaryKey(),
  holderId: uuid('holder_id').notNull(),
  name: text('name').notNull(),
  sealedSetup: bytea('sealed_setup').notNull(),
  madeOn: date('made_on', { mode: 'string' }).notNull(),
  failures: integer('failures').notNull().default(0),
  nextAt: moment('next_at').notNull(),
  leasedUntil: moment('leased_until'),
  lastTakenOn: date('last_taken_on', { mode: 'string' }),
  stoppedOn: date('stopped_on', { mode: 'string' }),
  stoppedWhy: text('stopped_why').$type<StopReason>(),
})

export const webhookMessages = pgTable('webhook_messages', {
  id: uuid('id').primaryKey(),
  webhookId: uuid('webhook_id').notNull(),
  kind: text('kind').$type<MessageKind>().notNull(),
  referenceNumber: text('reference_number').notNull(),
  changedOn: date('changed_on', { mode: 'string' }).notNull(),
  writtenAt: moment('written_at').notNull(),
  place: bigint('place', { mode: 'number' }).generatedAlwaysAsIdentity(),
})

export const payments = pgTable('payments', {
  reference: text('reference').primaryKey(),
  plan: text('plan').$type<PaidPlan>().notNull(),
  amountKobo: integer('amount_kobo').notNull(),
  state: text('state').$type<PaymentState>().notNull(),
  channel: text('channel'),
  startedOn: date('started_on', { mode: 'string' }).notNull(),
  settledOn: date('settled_on', { mode: 'string' }),
  lookAt: moment('look_at'),
  looks: integer('looks').notNull().default(0),
  renews: boolean('renews').notNull().default(false),
  refundAgreedOn: date('refund_agreed_on', { mode: 'string' }),
})

export const invoiceCounts = pgTable(
  'invoice_counts',
  {
    kind: text('kind').$type<InvoiceKind>().notNull(),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
  },
  ({ kind, year }) => [primaryKey({ columns: [kind, year] })],
)

export const invoices = pgTable(
  'invoices',
  {
    kind: text('kind').$type<InvoiceKind>().notNull(),
    year: integer('year').notNull(),
    place: integer('place').notNull(),
    madeOn: date('made_on', { mode: 'string' }).notNull(),
    reference: text('reference').notNull(),
    plan: text('plan').$type<PaidPlan>().notNull(),
    grossKobo: integer('gross_kobo').notNull(),
    vatKobo: integer('vat_kobo').notNull(),
    seller: jsonb('seller').$type<Seller>().notNull(),
  },
  ({ kind, year, place }) => [primaryKey({ columns: [kind, year, place] })],
)

export const usageMonths = pgTable(
  'usage_months',
  {
    holderId: uuid('holder_id').notNull(),
    feature: text('feature').$type<CountedFeature>().notNull(),
    month: date('month', { mode: 'string' }).notNull(),
    used: integer('used').notNull(),
  },
  ({ holderId, feature, month }) => [primaryKey({ columns: [holderId, feature, month] })],
)

export const renewals = pgTable('renewals', {
  holderId: uuid('holder_id').primaryKey(),
  plan: text('plan').$type<PaidPlan>().notNull(),
  endsOn: date('ends_on', { mode: 'string' }).notNull(),
  tries: integer('tries').notNull().default(0),
  nextTryOn: date('next_try_on', { mode: 'string' }),
  sealedAuthorization: bytea('sealed_authorization').notNull(),
  cardLastFour: text('card_last_four').notNull(),
  cardExpires: text('card_expires').notNull(),
  reference: text('reference'),
  toldTries: integer('told_tries').notNull().default(0),
  cardTold: boolean('card_told').notNull().default(false),
})

export const trialPayments = pgTable('trial_payments', {
  reference: text('reference').primaryKey(),
  amountKobo: integer('amount_kobo').notNull(),
  play: text('play').$type<Play>(),
  arrivesAt: moment('arrives_at'),
  decision: text('decision').$type<Decision>(),
})

export const paymentDisputes = pgTable('payment_disputes', {
  id: text('id').primaryKey(),
  reference: text('reference').notNull(),
  openedOn: date('opened_on', { mode: 'string' }).notNull(),
  answerBy: date('answer_by', { mode: 'string' }),
  outcome: text('outcome').$type<DisputeOutcome>(),
  endedOn: date('ended_on', { mode: 'string' }),
})

export const paymentAccounts = pgTable('payment_accounts', {
  reference: text('reference').primaryKey(),
  holderId: uuid('holder_id').notNull(),
  eraseOn: date('erase_on', { mode: 'string' }).notNull(),
})
