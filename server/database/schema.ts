import { sql } from 'drizzle-orm'
import { bigint, boolean, date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Actor } from '#domain/actor.ts'
import type { AppealStatus } from '#domain/archive/archive-record.ts'
import type { EventKind, SubjectKind } from '#domain/events/event.ts'
import type { Role } from '#domain/people/roles.ts'
import type { StatementLabel, StatementPlace } from '#domain/publishing/statements.ts'
import type { ReportText } from '#domain/reports/fields.ts'
import type { KindOfWrong } from '#domain/reports/kinds-of-wrong.ts'
import type { ReviewType } from '#domain/reports/peer-review.ts'
import type { State } from '#domain/reports/places.ts'
import type { Sector } from '#domain/reports/sectors.ts'
import type { VerificationMethod } from '#domain/reports/verification.ts'
import type { Status } from '#domain/reports/workflow.ts'
import type { Lane } from '#server/schedule/lanes.ts'
import { bytea, moment, rating, tsvector } from './column-types.ts'

export * from './tables/case-tables.ts'
export * from './tables/correction-tables.ts'
export * from './tables/count-tables.ts'
export * from './tables/journal-tables.ts'
export * from './tables/judgement-tables.ts'
export * from './tables/sealed-tables.ts'
export * from './tables/setting-tables.ts'
export * from './tables/signature-tables.ts'
export * from './tables/source-tables.ts'

// The columns as the queries know them. The migrations make them; a test holds the two against each other.

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
  changedOn: date('changed_on', { mode: 'string' }),
  changeNote: text('change_note').notNull().default(''),
  withdrawnOn: date('withdrawn_on', { mode: 'string' }),
  withdrawalReason: text('withdrawal_reason').notNull().default(''),
})

export const reports = pgTable('reports', {
  id: uuid('id').primaryKey(),
  referenceNumber: text('reference_number').notNull(),
  ownerMark: uuid('owner_mark'),
  submissionKey: uuid('submission_key').notNull(),
  status: text('status').$type<Status>().notNull().default('pending'),
  credibilityRating: rating('credibility_rating').notNull().default(0),
  contentVersion: integer('content_version').notNull().default(1),
  sealedWords: bytea('sealed_words').notNull(),
  sealedEarlier: bytea('sealed_earlier'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
  withdrawnOn: date('withdrawn_on', { mode: 'string' }),
  erasedOn: date('erased_on', { mode: 'string' }),
})

export const reportCounts = pgTable('report_counts', {
  status: text('status').$type<Status>().notNull(),
  part: integer('part').notNull(),
  reports: bigint('reports', { mode: 'number' }).notNull(),
})

export const reportVersions = pgTable('report_versions', {
  reportId: uuid('report_id').notNull(),
  contentVersion: integer('content_version').notNull(),
  sealedWords: bytea('sealed_words').notNull(),
  handedInOn: date('handed_in_on', { mode: 'string' }),
})

export const matchKeys = pgTable('match_keys', {
  label: uuid('label').primaryKey(),
  pointer: uuid('pointer').notNull(),
})

export const matchKeySubjects = pgTable('match_key_subjects', {
  subjectId: uuid('subject_id').primaryKey(),
  sealedLabels: bytea('sealed_labels').notNull(),
})

export const subjectsToIndex = pgTable('subjects_to_index', {
  subjectId: uuid('subject_id').primaryKey(),
  kind: text('kind').$type<'report' | 'conviction'>().notNull(),
})

export const drafts = pgTable('drafts', {
  id: uuid('id').primaryKey(),
  ownerMark: uuid('owner_mark').notNull(),
  version: integer('version').notNull(),
  sealedWords: bytea('sealed_words').notNull(),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
})

export const attachments = pgTable('attachments', {
  id: uuid('id').primaryKey(),
  draftId: uuid('draft_id'),
  formHash: bytea('form_hash'),
  reportId: uuid('report_id'),
  requestId: uuid('request_id'),
  storageName: text('storage_name').notNull(),
  sealedAbout: bytea('sealed_about').notNull(),
  parts: integer('parts').notNull().default(0),
  isWhole: boolean('is_whole').notNull().default(false),
  createdAt: moment('created_at').notNull(),
  place: integer('place').notNull(),
  arrivedOn: date('arrived_on', { mode: 'string' }),
  firstVersion: integer('first_version').notNull().default(1),
  originalOf: uuid('original_of'),
})

export const reportVerifications = pgTable('report_verifications', {
  id: uuid('id').primaryKey(),
  reportId: uuid('report_id').notNull(),
  contentVersion: integer('content_version').notNull(),
  verifierId: uuid('verifier_id').notNull(),
  method: text('method').$type<VerificationMethod>().notNull(),
  sealedNotes: bytea('sealed_notes').notNull(),
  sealedStatements: bytea('sealed_statements'),
  assignmentId: uuid('assignment_id'),
  verifiedAt: moment('verified_at').notNull(),
})

export const peerReviews = pgTable('peer_reviews', {
  id: uuid('id').primaryKey(),
  reportId: uuid('report_id').notNull(),
  contentVersion: integer('content_version').notNull(),
  reviewerId: uuid('reviewer_id').notNull(),
  reviewerRole: text('reviewer_role').$type<Role>().notNull(),
  reviewType: text('review_type').$type<ReviewType>().notNull(),
  sealedComments: bytea('sealed_comments').notNull(),
  createdAt: moment('created_at').notNull(),
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

export const reportClaims = pgTable('report_claims', {
  reportId: uuid('report_id').primaryKey(),
  holderId: uuid('holder_id').notNull(),
  claimedAt: moment('claimed_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
})

export const publicReports = pgTable('public_reports', {
  reportId: uuid('report_id').primaryKey(),
  referenceNumber: text('reference_number').notNull(),
  status: text('status').$type<'approved' | 'retracted'>().notNull(),
  document: jsonb('document').$type<ReportText>(),
  personName: text('person_name').generatedAlwaysAs(sql`document ->> 'personName'`),
  position: text('position').generatedAlwaysAs(sql`document ->> 'position'`),
  wrongKind: text('wrong_kind').$type<KindOfWrong>().generatedAlwaysAs(sql`document ->> 'wrongKind'`),
  sector: text('sector').$type<Sector>().generatedAlwaysAs(sql`document ->> 'sector'`),
  state: text('state').$type<State>().generatedAlwaysAs(sql`document ->> 'state'`),
  excerpt: text('excerpt').generatedAlwaysAs(
    sql`left(coalesce(nullif(document ->> 'suspectedAssets', ''), document ->> 'whatHappened'), 241)`,
  ),
  credibilityRating: rating('credibility_rating'),
  verificationMethod: text('verification_method').$type<VerificationMethod>(),
  verifiedOn: date('verified_on', { mode: 'string' }),
  publishedAt: moment('published_at').notNull(),
  retractedAt: moment('retracted_at'),
  correctionNotice: text('correction_notice'),
  disputedOn: date('disputed_on', { mode: 'string' }),
  correctedAt: moment('corrected_at'),
  changedAt: moment('changed_at'),
})

export const publicStatements = pgTable('public_statements', {
  reportId: uuid('report_id').notNull(),
  reportStatus: text('report_status').$type<'approved'>().notNull().default('approved'),
  place: text('place').$type<StatementPlace>().notNull(),
  label: text('label').$type<StatementLabel>().notNull(),
  source: text('source').notNull(),
  seenOn: date('seen_on', { mode: 'string' }).notNull(),
})

export const searchDocs = pgTable('search_docs', {
  id: uuid('id').primaryKey(),
  kind: text('kind').$type<'report' | 'archive'>().notNull(),
  reportId: uuid('report_id'),
  archiveReference: text('archive_reference'),
  listedAt: moment('listed_at').notNull(),
  wrongKind: text('wrong_kind').$type<KindOfWrong>(),
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
  letters: text('letters').generatedAlwaysAs(sql`search_letters(word)`),
})

export const searchFacets = pgTable('search_facets', {
  facet: text('facet').primaryKey(),
  ndoc: integer('ndoc').notNull(),
})

/** What a job has to count, where no trigger can: see `server/finding/search-docs.ts`. */
export const searchChanges = pgTable('search_changes', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  added: tsvector('added'),
  removed: tsvector('removed'),
  addedFacets: text('added_facets').array().notNull().default([]),
  removedFacets: text('removed_facets').array().notNull().default([]),
})

export const events = pgTable('events', {
  id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  kind: text('kind').$type<EventKind>().notNull(),
  subjectKind: text('subject_kind').$type<SubjectKind>().notNull(),
  subjectId: uuid('subject_id').notNull(),
  actorKind: text('actor_kind').$type<Actor['kind']>().notNull(),
  actorId: uuid('actor_id'),
  statusFrom: text('status_from').$type<Status>(),
  statusTo: text('status_to').$type<Status>(),
  detail: jsonb('detail').notNull(),
  occurredAt: moment('occurred_at').notNull(),
  formerId: bigint('former_id', { mode: 'number' }),
})

export const eventCursors = pgTable('event_cursors', {
  consumer: text('consumer').primaryKey(),
  lastEvent: bigint('last_event', { mode: 'number' }).notNull(),
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
  lane: text('lane').$type<Lane>().notNull().default('chores'),
  retryUntil: moment('retry_until'),
})

export const scheduleSlots = pgTable('schedule_slots', {
  name: text('name').primaryKey(),
  startedAt: moment('started_at').notNull(),
})

export const freezes = pgTable('freezes', {
  id: uuid('id').primaryKey(),
  beganAt: moment('began_at').notNull(),
  endedAt: moment('ended_at'),
  beginNoted: boolean('begin_noted').notNull().default(false),
  endNoted: boolean('end_noted').notNull().default(false),
})

export const backupRuns = pgTable('backup_runs', {
  kind: text('kind').$type<'backup' | 'drill'>().primaryKey(),
  ranAt: moment('ran_at').notNull(),
  seconds: integer('seconds').notNull(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
})
