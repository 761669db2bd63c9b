import { bigint, boolean, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { CheckResult, ExpertCheck } from '#domain/experts/checks.ts'
import type {
  Availability,
  ExpertiseArea,
  ExpertLanguage,
  ExpertVerification,
  ExpertZone,
} from '#domain/experts/expert.ts'
import type { AssignmentState } from '#domain/experts/workflow.ts'
import { bytea, moment } from '../column-types.ts'

// Experts; part of `people-schema.ts`.

export const expertProfiles = pgTable('expert_profiles', {
  userId: uuid('user_id').primaryKey(),
  expertiseAreas: text('expertise_areas').array().$type<ExpertiseArea[]>().notNull(),
  professionalCredentials: text('professional_credentials').notNull(),
  yearsExperience: integer('years_experience').notNull(),
  bio: text('bio').notNull(),
  verificationStatus: text('verification_status').$type<ExpertVerification>().notNull().default('pending'),
  availabilityStatus: text('availability_status').$type<Availability>().notNull().default('available'),
  createdAt: moment('created_at').notNull(),
  languages: text('languages').array().$type<ExpertLanguage[]>().notNull(),
  zones: text('zones').array().$type<ExpertZone[]>().notNull(),
  isPublic: boolean('is_public').notNull().default(false),
  publicName: text('public_name').notNull().default(''),
  sealedPapers: bytea('sealed_papers'),
  erasePapersOn: date('erase_papers_on', { mode: 'string' }),
  verifiedOn: date('verified_on', { mode: 'string' }),
  verifiedUntil: date('verified_until', { mode: 'string' }),
  freeFrom: date('free_from', { mode: 'string' }),
  mostOpen: integer('most_open').notNull().default(2),
  /** The number of the last check that belongs to an earlier application or verification. */
  checksAfter: bigint('checks_after', { mode: 'number' }).notNull().default(0),
})

export const expertDrafts = pgTable('expert_drafts', {
  userId: uuid('user_id').primaryKey(),
  sealedWords: bytea('sealed_words').notNull(),
  updatedOn: date('updated_on', { mode: 'string' }).notNull(),
})

export const expertChecks = pgTable('expert_checks', {
  id: uuid('id').primaryKey(),
  number: bigint('number', { mode: 'number' }).generatedAlwaysAsIdentity(),
  expertId: uuid('expert_id').notNull(),
  kind: text('kind').$type<ExpertCheck>().notNull(),
  result: text('result').$type<CheckResult>().notNull(),
  checkedBy: uuid('checked_by').notNull(),
  checkedOn: date('checked_on', { mode: 'string' }).notNull(),
})

export const expertExtractPages = pgTable('expert_extract_pages', {
  id: uuid('id').primaryKey(),
  assignmentId: uuid('assignment_id').notNull(),
  number: integer('number').notNull(),
  sealedPicture: bytea('sealed_picture').notNull(),
})

export const expertAssignments = pgTable('expert_assignments', {
  id: uuid('id').primaryKey(),
  number: integer('number').generatedAlwaysAsIdentity().notNull(),
  reportId: uuid('report_id').notNull(),
  expertId: uuid('expert_id'),
  area: text('area').$type<ExpertiseArea>().notNull(),
  zone: text('zone').$type<ExpertZone>().notNull(),
  effortHours: integer('effort_hours').notNull(),
  state: text('state').$type<AssignmentState>().notNull(),
  invitedBy: uuid('invited_by').notNull(),
  invitedOn: date('invited_on', { mode: 'string' }).notNull(),
  lapsesOn: date('lapses_on', { mode: 'string' }).notNull(),
  dueOn: date('due_on', { mode: 'string' }).notNull(),
  acceptedOn: date('accepted_on', { mode: 'string' }),
  undertaking: integer('undertaking'),
  remindedOn: date('reminded_on', { mode: 'string' }),
  answeredOn: date('answered_on', { mode: 'string' }),
  endedOn: date('ended_on', { mode: 'string' }),
  sealedQuestion: bytea('sealed_question').notNull(),
  sealedExtract: bytea('sealed_extract'),
  sealedDraft: bytea('sealed_draft'),
  sealedAnswer: bytea('sealed_answer'),
  conversationId: uuid('conversation_id'),
})
