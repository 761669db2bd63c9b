import { boolean, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type {
  Availability,
  ExpertiseArea,
  ExpertLanguage,
  ExpertVerification,
  ExpertZone,
} from '#domain/experts/expert.ts'
import { bytea, moment } from './column-types.ts'

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
})

export const expertDrafts = pgTable('expert_drafts', {
  userId: uuid('user_id').primaryKey(),
  sealedWords: bytea('sealed_words').notNull(),
  updatedOn: date('updated_on', { mode: 'string' }).notNull(),
})
