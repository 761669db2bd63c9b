import { bigint, boolean, date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { NotificationType } from '#domain/notifications/notification.ts'
import type { Digest, Wish } from '#domain/notifications/preferences.ts'
import type { AccountLinkPurpose } from '#domain/people/account-links.ts'
import type { AccountStatus } from '#domain/people/accounts.ts'
import type { SessionAssurance } from '#domain/people/assurance.ts'
import type { GrantableCapacity, GrantSubject } from '#domain/people/grants.ts'
import type { Role } from '#domain/people/roles.ts'
import type { ProposalState, ProposedAct } from '#domain/proposals/acts.ts'
import type { Status } from '#domain/reports/workflow.ts'
import { bytea, moment } from './column-types.ts'

export * from './tables/expert-tables.ts'
export * from './tables/feature-tables.ts'
export * from './tables/plan-tables.ts'

// The columns as the queries know them. The migrations make them; a test holds the two against each other.

export const profiles = pgTable('profiles', {
  id: uuid('id').primaryKey(),
  username: text('username').notNull(),
  email: text('email').notNull(),
  role: text('role').$type<Role>().notNull().default('reporter'),
  status: text('status').$type<AccountStatus>().notNull().default('active'),
  createdAt: moment('created_at').notNull(),
  tourFinishedAt: moment('tour_finished_at'),
  secondStepSince: moment('second_step_since'),
  broughtThrough: uuid('brought_through').array().notNull().default([]),
  usernameLooks: text('username_looks').array(),
  lastUsedOn: date('last_used_on', { mode: 'string' }),
})

export const credentials = pgTable('credentials', {
  userId: uuid('user_id').primaryKey(),
  passwordHash: text('password_hash').notNull(),
  changedAt: moment('changed_at').notNull(),
})

export const sessions = pgTable('sessions', {
  id: uuid('id').notNull().defaultRandom(),
  tokenHash: bytea('token_hash').primaryKey(),
  userId: uuid('user_id').notNull(),
  assurance: text('assurance').$type<SessionAssurance>().notNull().default('password'),
  confirmedAt: moment('confirmed_at'),
  passwordIsShort: boolean('password_is_short').notNull().default(false),
  challenge: bytea('challenge'),
  byPasskey: boolean('by_passkey').notNull().default(false),
  challengeExpiresAt: moment('challenge_expires_at'),
  createdAt: moment('created_at').notNull(),
  lastUsedOn: date('last_used_on', { mode: 'string' }).notNull(),
  expiresAt: moment('expires_at').notNull(),
})

export const totpFactors = pgTable('totp_factors', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  sealedSecret: bytea('sealed_secret').notNull(),
  createdAt: moment('created_at').notNull(),
  activatedAt: moment('activated_at'),
  lastStep: bigint('last_step', { mode: 'number' }),
})

export const recoveryCodes = pgTable('recovery_codes', {
  codeHash: bytea('code_hash').primaryKey(),
  userId: uuid('user_id').notNull(),
  createdAt: moment('created_at').notNull(),
})

export const passkeys = pgTable('passkeys', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  credentialId: bytea('credential_id').notNull(),
  publicKey: bytea('public_key').notNull(),
  signCount: bigint('sign_count', { mode: 'number' }).notNull().default(0),
  name: text('name').notNull(),
  createdAt: moment('created_at').notNull(),
  lastUsedOn: date('last_used_on', { mode: 'string' }),
})

export const invitations = pgTable('invitations', {
  id: uuid('id').notNull().defaultRandom(),
  tokenHash: bytea('token_hash').primaryKey(),
  role: text('role').$type<Role>().notNull(),
  invitedBy: uuid('invited_by'),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  acceptedBy: uuid('accepted_by'),
  acceptedAt: moment('accepted_at'),
  openedAt: moment('opened_at'),
})

export const rateLimits = pgTable('rate_limits', {
  bucket: bytea('bucket').primaryKey(),
  windowStartedAt: moment('window_started_at').notNull(),
  tries: integer('tries').notNull(),
})

export const dailySalts = pgTable('daily_salts', {
  day: date('day', { mode: 'string' }).primaryKey(),
  salt: bytea('salt').notNull(),
})

export const notifications = pgTable('notifications', {
  id: uuid('id').primaryKey(),
  // Null for news of a saved search.
  eventId: bigint('event_id', { mode: 'number' }),
  eventAt: moment('event_at'),
  receiverMark: uuid('receiver_mark').notNull(),
  reportId: uuid('report_id'),
  notificationType: text('notification_type').$type<NotificationType>().notNull(),
  kind: text('kind').notNull(),
  parameters: jsonb('parameters').$type<Record<string, string>>().notNull(),
  statusFrom: text('status_from').$type<Status>(),
  statusTo: text('status_to').$type<Status>(),
  createdAt: moment('created_at').notNull(),
  readAt: moment('read_at'),
  inApp: boolean('in_app').notNull().default(true),
  byMail: boolean('by_mail').notNull().default(false),
})

export const notificationPreferences = pgTable('notification_preferences', {
  userId: uuid('user_id').primaryKey(),
  wishes: jsonb('wishes').$type<Record<string, Wish>>().notNull(),
  digest: text('digest').$type<Digest>().notNull(),
  updatedAt: moment('updated_at').notNull(),
})

export const registrations = pgTable('registrations', {
  id: uuid('id').primaryKey(),
  username: text('username').notNull(),
  email: text('email').notNull(),
  passwordHash: text('password_hash').notNull(),
  expertApplication: jsonb('expert_application'),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  usernameLooks: text('username_looks').array(),
})

export const accountTokens = pgTable('account_tokens', {
  tokenHash: bytea('token_hash').primaryKey(),
  purpose: text('purpose').$type<AccountLinkPurpose>().notNull(),
  userId: uuid('user_id'),
  registrationId: uuid('registration_id'),
  email: text('email').notNull(),
  wrongCodes: integer('wrong_codes').notNull().default(0),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
})

export const staffDeclarations = pgTable('staff_declarations', {
  userId: uuid('user_id').primaryKey(),
  sealedWords: bytea('sealed_words').notNull(),
  sealedConflicts: bytea('sealed_conflicts').notNull(),
  declaredAt: moment('declared_at').notNull(),
  comparedAt: moment('compared_at'),
  comparedThrough: uuid('compared_through'),
  comparedReports: bigint('compared_reports', { mode: 'number' }).notNull().default(0),
})

export const grants = pgTable('grants', {
  id: uuid('id').primaryKey(),
  subjectKind: text('subject_kind').$type<GrantSubject['kind']>().notNull(),
  subjectId: uuid('subject_id').notNull(),
  holderId: uuid('holder_id').notNull(),
  capacity: text('capacity').$type<GrantableCapacity>().notNull(),
  grantedBy: uuid('granted_by').notNull(),
  grantedAt: moment('granted_at').notNull(),
  until: moment('until').notNull(),
})

export const proposals = pgTable('proposals', {
  id: uuid('id').primaryKey(),
  act: text('act').$type<ProposedAct>().notNull(),
  subjectKind: text('subject_kind').notNull(),
  subjectId: uuid('subject_id').notNull(),
  sealedPayload: bytea('sealed_payload'),
  detail: jsonb('detail').notNull().default({}),
  proposedBy: uuid('proposed_by').notNull(),
  proposedAt: moment('proposed_at').notNull(),
  state: text('state').$type<ProposalState>().notNull().default('waiting'),
  decidedBy: uuid('decided_by'),
  decidedAt: moment('decided_at'),
  until: moment('until').notNull(),
  aloneFrom: moment('alone_from'),
  notBefore: moment('not_before').notNull(),
})
