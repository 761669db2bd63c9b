import { date, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { ConsequenceKind } from '#domain/publishing/consequences.ts'
import type { DisputedPart, Outcome, Part, ProposedOutcome } from '#domain/publishing/corrections.ts'
import type { IdentityProof } from '#domain/publishing/identity-checks.ts'
import type { Addressee } from '#domain/publishing/right-of-reply.ts'
import { bytea, moment } from '../column-types.ts'

// What is asked, disputed and corrected in public reports; part of `schema.ts`.

/** Its id is that of its conversation, which holds what was written. */
export const correctionRequests = pgTable('correction_requests', {
  id: uuid('id').primaryKey(),
  codeHash: bytea('code_hash').notNull(),
  withdrawnOn: date('withdrawn_on', { mode: 'string' }),
})

export const disputes = pgTable('disputes', {
  id: uuid('id').primaryKey(),
  reportId: uuid('report_id').notNull(),
  part: text('part').$type<DisputedPart>().notNull(),
  disputedOn: date('disputed_on', { mode: 'string' }).notNull(),
  openedBy: uuid('opened_by').notNull(),
  openedAt: moment('opened_at').notNull(),
})

export const correctionRequestDecisions = pgTable('correction_request_decisions', {
  requestId: uuid('request_id').primaryKey(),
  decision: text('decision').$type<'accepted' | 'refused'>().notNull(),
  disputeId: uuid('dispute_id'),
  decidedBy: uuid('decided_by').notNull(),
  decidedAt: moment('decided_at').notNull(),
})

export const identityChecks = pgTable('identity_checks', {
  requestId: uuid('request_id').primaryKey(),
  proof: text('proof').$type<IdentityProof>().notNull(),
  checkedOn: date('checked_on', { mode: 'string' }).notNull(),
  checkedBy: uuid('checked_by').notNull(),
})

export const corrections = pgTable('corrections', {
  id: uuid('id').primaryKey(),
  reportId: uuid('report_id').notNull(),
  disputeId: uuid('dispute_id'),
  outcome: text('outcome').$type<ProposedOutcome>().notNull(),
  sealedProposal: bytea('sealed_proposal').notNull(),
  proposedBy: uuid('proposed_by').notNull(),
  proposedAt: moment('proposed_at').notNull(),
  decision: text('decision').$type<'confirmed' | 'declined'>(),
  decidedBy: uuid('decided_by'),
  decidedAt: moment('decided_at'),
})

export const publicCorrections = pgTable('public_corrections', {
  id: uuid('id').primaryKey(),
  reportId: uuid('report_id').notNull(),
  referenceNumber: text('reference_number').notNull(),
  disputeId: uuid('dispute_id'),
  outcome: text('outcome').$type<Outcome>().notNull(),
  parts: text('parts').array().$type<Part[]>().notNull(),
  words: text('words').notNull(),
  disputedOn: date('disputed_on', { mode: 'string' }),
  publishedAt: moment('published_at').notNull(),
})

export const publicConsequences = pgTable('public_consequences', {
  id: uuid('id').primaryKey(),
  reportId: uuid('report_id').notNull(),
  reportStatus: text('report_status').notNull().default('approved'),
  kind: text('kind').$type<ConsequenceKind>().notNull(),
  happenedOn: date('happened_on', { mode: 'string' }).notNull(),
  source: text('source').notNull(),
})

export const replyNotices = pgTable('reply_notices', {
  reportId: uuid('report_id').primaryKey(),
  choice: text('choice').$type<'notified' | 'left_out'>().notNull(),
  addressee: text('addressee').$type<Addressee>(),
  answerUntil: date('answer_until', { mode: 'string' }),
  recordedOn: date('recorded_on', { mode: 'string' }).notNull(),
  recordedBy: uuid('recorded_by').notNull(),
  sealedReason: bytea('sealed_reason'),
  repliedOn: date('replied_on', { mode: 'string' }),
  sealedReply: bytea('sealed_reply'),
})

export const publicReplies = pgTable('public_replies', {
  reportId: uuid('report_id').primaryKey(),
  reportStatus: text('report_status').notNull().default('approved'),
  reply: text('reply').notNull(),
  repliedOn: date('replied_on', { mode: 'string' }).notNull(),
})
