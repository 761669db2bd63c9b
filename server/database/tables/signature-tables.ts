import { bigint, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { SignableKind } from '#domain/events/signable-events.ts'
import type { SignedProposal } from '#domain/proposals/signed-steps.ts'
import { bytea } from '../column-types.ts'

// Decisions that a member of the staff signed with a passkey; part of `schema.ts`.

export const decisionSignatures = pgTable('decision_signatures', {
  id: uuid('id').primaryKey(),
  eventId: bigint('event_id', { mode: 'number' }),
  reportId: uuid('report_id'),
  act: text('act').$type<SignableKind | SignedProposal>().notNull(),
  signedBy: uuid('signed_by').notNull(),
  signedOn: date('signed_on', { mode: 'string' }).notNull(),
  algorithm: integer('algorithm').notNull(),
  credentialId: bytea('credential_id').notNull(),
  publicKey: bytea('public_key').notNull(),
  authenticatorData: bytea('authenticator_data').notNull(),
  clientDataJson: bytea('client_data_json').notNull(),
  signature: bytea('signature').notNull(),
  digest: bytea('digest').notNull(),
  sealedDecision: bytea('sealed_decision').notNull(),
  sha256: text('sha256').notNull(),
  proposalId: uuid('proposal_id'),
})
