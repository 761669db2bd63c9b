import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  date,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { AppealStatus } from '#domain/archive/archive-record.ts'
import type { Availability, ExpertiseArea, ExpertVerification } from '#domain/experts/expert.ts'
import type { NotificationType } from '#domain/notifications/notification.ts'
import type { Digest, Wish } from '#domain/notifications/preferences.ts'
import type { AccountLinkPurpose } from '#domain/people/account-links.ts'
import type { AccountStatus } from '#domain/people/accounts.ts'
import type { SessionAssurance } from '#domain/people/assurance.ts'
import type { PeopleEventKind } from '#domain/people/people-events.ts'
import type { Role, StaffRole } from '#domain/people/roles.ts'
import type { PlanInterval, SubscriptionStatus, Tier } from '#domain/plans/plans.ts'
import type { AssetItem } from '#domain/reports/assets.ts'
import type { ReportEventKind } from '#domain/reports/events.ts'
import type { State } from '#domain/reports/places.ts'
import type { Sector } from '#domain/reports/sectors.ts'
import type { VerificationMethod } from '#domain/reports/verification.ts'
import type { Status } from '#domain/reports/workflow.ts'

const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const rating = (name: string) => numeric(name, { precision: 3, scale: 2, mode: 'number' })

// The columns as the queries know them. The migrations make them; a test holds the two against each other.

export const profiles = pgTable('profiles', {
  id: uuid('id').primaryKey(),
  username: text('username').notNull(),
  email: text('email').notNull(),
  role: text('role').$type<Role>().notNull().default('reporter'),
  status: text('status').$type<AccountStatus>().notNull().default('active'),
  subscriptionTier: text('subscription_tier').$type<Tier>().notNull().default('free'),
  subscriptionStatus: text('subscription_status').$type<SubscriptionStatus>().notNull().default('active'),
  createdAt: moment('created_at').notNull(),
  tourFinishedAt: moment('tour_finished_at'),
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
  challenge: bytea('challenge'),
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
  tokenHash: bytea('token_hash').primaryKey(),
  role: text('role').$type<StaffRole>().notNull(),
  invitedBy: uuid('invited_by'),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  acceptedBy: uuid('accepted_by'),
  acceptedAt: moment('accepted_at'),
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

export const plans = pgTable('plans', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  tier: text('tier').$type<Tier>().notNull(),
  priceKobo: integer('price_kobo').notNull(),
  interval: text('interval').$type<PlanInterval>().notNull(),
  description: text('description').notNull(),
})

export const archiveRecords = pgTable('archive_records', {
  referenceNumber: text('reference_number').primaryKey(),
  name: text('name').notNull(),
  state: text('state').notNull(),
  offense: text('offense').notNull(),
  courtLocation: text('court_location').notNull(),
  convictionDate: text('conviction_date').notNull(),
  sentence: text('sentence').notNull(),
  year: integer('year').notNull(),
  isSample: boolean('is_sample').notNull(),
  id: uuid('id').notNull().defaultRandom(),
  identity: text('identity'),
  lawSections: text('law_sections').notNull().default(''),
  chargeNo: text('charge_no').notNull().default(''),
  judge: text('judge').notNull().default(''),
  optionOfFine: text('option_of_fine').notNull().default(''),
  forfeiture: text('forfeiture').notNull().default(''),
  restitution: text('restitution').notNull().default(''),
  appealStatus: text('appeal_status').$type<AppealStatus>().notNull().default('none_known'),
  appealDate: text('appeal_date').notNull().default(''),
  sourceUrl: text('source_url').notNull().default(''),
  sourcePublisher: text('source_publisher').notNull().default(''),
  sourceDate: text('source_date').notNull().default(''),
  checkedBy: text('checked_by').notNull().default(''),
  checkedOn: text('checked_on').notNull().default(''),
  notes: text('notes').notNull().default(''),
  importedBy: uuid('imported_by'),
  importedAt: moment('imported_at'),
})

export const reports = pgTable('reports', {
  id: uuid('id').primaryKey(),
  referenceNumber: text('reference_number').notNull(),
  ownerId: uuid('owner_id'),
  submissionKey: uuid('submission_key').notNull(),
  status: text('status').$type<Status>().notNull().default('pending'),
  credibilityRating: rating('credibility_rating').notNull().default(0),
  contentVersion: integer('content_version').notNull().default(1),
  sealedWords: bytea('sealed_words').notNull(),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
})

export const reportKeys = pgTable('report_keys', {
  reportId: uuid('report_id').notNull(),
  recipient: text('recipient').notNull(),
  wrapped: bytea('wrapped').notNull(),
  createdAt: moment('created_at').notNull(),
})

export const drafts = pgTable('drafts', {
  id: uuid('id').primaryKey(),
  ownerId: uuid('owner_id').notNull(),
  version: integer('version').notNull(),
  sealedWords: bytea('sealed_words').notNull(),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
})

export const attachments = pgTable('attachments', {
  id: uuid('id').primaryKey(),
  draftId: uuid('draft_id'),
  reportId: uuid('report_id'),
  storageName: text('storage_name').notNull(),
  sealedAbout: bytea('sealed_about').notNull(),
  parts: integer('parts').notNull().default(0),
  isWhole: boolean('is_whole').notNull().default(false),
  createdAt: moment('created_at').notNull(),
})

export const reportVerifications = pgTable('report_verifications', {
  id: uuid('id').primaryKey(),
  reportId: uuid('report_id').notNull(),
  contentVersion: integer('content_version').notNull(),
  verifierId: uuid('verifier_id').notNull(),
  method: text('method').$type<VerificationMethod>().notNull(),
  sealedNotes: bytea('sealed_notes').notNull(),
  verifiedAt: moment('verified_at').notNull(),
})

export const reportDecisions = pgTable('report_decisions', {
  id: uuid('id').primaryKey(),
  reportId: uuid('report_id').notNull(),
  decision: text('decision').$type<Exclude<Status, 'pending'>>().notNull(),
  contentVersion: integer('content_version').notNull(),
  decidedBy: uuid('decided_by').notNull(),
  decidedAt: moment('decided_at').notNull(),
  sealedReason: bytea('sealed_reason'),
})

export const publicReports = pgTable('public_reports', {
  reportId: uuid('report_id').primaryKey(),
  referenceNumber: text('reference_number').notNull(),
  status: text('status').$type<'approved' | 'retracted'>().notNull(),
  personName: text('person_name'),
  position: text('position'),
  sector: text('sector').$type<Sector>(),
  state: text('state').$type<State>(),
  declaredAssets: text('declared_assets'),
  suspectedAssets: text('suspected_assets'),
  declaredItems: jsonb('declared_items').$type<AssetItem[]>(),
  suspectedItems: jsonb('suspected_items').$type<AssetItem[]>(),
  wealthSource: text('wealth_source'),
  evidence: text('evidence'),
  relevantLinks: text('relevant_links').array(),
  incidentDate: text('incident_date'),
  credibilityRating: rating('credibility_rating'),
  verificationMethod: text('verification_method').$type<VerificationMethod>(),
  verifiedOn: date('verified_on', { mode: 'string' }),
  publishedAt: moment('published_at').notNull(),
  retractedAt: moment('retracted_at'),
  correctionNotice: text('correction_notice'),
})

export const searchDocs = pgTable('search_docs', {
  id: uuid('id').primaryKey(),
  kind: text('kind').$type<'report' | 'archive'>().notNull(),
  reportId: uuid('report_id'),
  archiveReference: text('archive_reference'),
  listedAt: moment('listed_at').notNull(),
  sector: text('sector').$type<Sector>(),
  state: text('state'),
  credibility: rating('credibility').notNull(),
  doc: text('doc'),
  words: tsvector('words').generatedAlwaysAs(sql`search_words(doc)`),
  facets: text('facets').array().generatedAlwaysAs(sql`null`),
})

export const searchLexicon = pgTable('search_lexicon', {
  word: text('word').primaryKey(),
  ndoc: integer('ndoc').notNull(),
  grams: text('grams').array().generatedAlwaysAs(sql`search_grams(word)`),
})

export const searchFacets = pgTable('search_facets', {
  facet: text('facet').primaryKey(),
  ndoc: integer('ndoc').notNull(),
})

export const events = pgTable('events', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text('kind').$type<ReportEventKind>().notNull(),
  reportId: uuid('report_id').notNull(),
  actorId: uuid('actor_id').notNull(),
  statusFrom: text('status_from').$type<Status>(),
  statusTo: text('status_to').$type<Status>().notNull(),
  detail: jsonb('detail').notNull(),
  occurredAt: moment('occurred_at').notNull(),
})

export const notifications = pgTable('notifications', {
  id: uuid('id').primaryKey(),
  eventId: bigint('event_id', { mode: 'number' }).notNull(),
  userId: uuid('user_id').notNull(),
  reportId: uuid('report_id').notNull(),
  notificationType: text('notification_type').$type<NotificationType>().notNull(),
  title: text('title').notNull(),
  message: text('message').notNull(),
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

export const jobs = pgTable('jobs', {
  id: uuid('id').primaryKey(),
  kind: text('kind').notNull(),
  sealedData: bytea('sealed_data').notNull(),
  onceKey: text('once_key'),
  runAt: moment('run_at').notNull(),
  attempts: integer('attempts').notNull().default(0),
  leasedUntil: moment('leased_until'),
  handedOverAt: moment('handed_over_at'),
  createdAt: moment('created_at').notNull(),
})

export const registrations = pgTable('registrations', {
  id: uuid('id').primaryKey(),
  username: text('username').notNull(),
  email: text('email').notNull(),
  passwordHash: text('password_hash').notNull(),
  expertApplication: jsonb('expert_application'),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
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

export const peopleEvents = pgTable('people_events', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text('kind').$type<PeopleEventKind>().notNull(),
  personId: uuid('person_id').notNull(),
  actorId: uuid('actor_id').notNull(),
  roleFrom: text('role_from').$type<Role>(),
  roleTo: text('role_to').$type<Role>(),
  occurredAt: moment('occurred_at').notNull(),
})

export const expertProfiles = pgTable('expert_profiles', {
  userId: uuid('user_id').primaryKey(),
  expertiseAreas: text('expertise_areas').$type<ExpertiseArea>().array().notNull(),
  professionalCredentials: text('professional_credentials').notNull(),
  yearsExperience: integer('years_experience').notNull(),
  bio: text('bio').notNull(),
  verificationStatus: text('verification_status').$type<ExpertVerification>().notNull().default('pending'),
  availabilityStatus: text('availability_status').$type<Availability>().notNull().default('available'),
  createdAt: moment('created_at').notNull(),
})

export const messages = pgTable('messages', {
  id: uuid('id').primaryKey(),
  receivedOn: date('received_on', { mode: 'string' }).notNull(),
  sealedWords: bytea('sealed_words').notNull(),
})

export const messageKeys = pgTable('message_keys', {
  messageId: uuid('message_id').notNull(),
  recipient: text('recipient').notNull(),
  wrapped: bytea('wrapped').notNull(),
})

export const pageViews = pgTable('page_views', {
  day: date('day', { mode: 'string' }).notNull(),
  page: text('page').notNull(),
  referringSite: text('referring_site').notNull(),
  browser: text('browser').notNull(),
  device: text('device').notNull(),
  country: text('country').notNull(),
  views: integer('views').notNull(),
})
