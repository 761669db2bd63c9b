import { sql } from 'drizzle-orm'
import { date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { ConversationKind, Side } from '#domain/conversations/conversation.ts'
import type { BoundAs, SubjectKind } from '#server/sealing/subject.ts'
import { bytea } from '../column-types.ts'

// Keys of whatever is sealed under its own key, and conversations; part of `schema.ts`.

export const sealedKeys = pgTable('sealed_keys', {
  subjectKind: text('subject_kind').$type<SubjectKind>().notNull(),
  subjectId: uuid('subject_id').notNull(),
  recipient: text('recipient').notNull(),
  wrapped: bytea('wrapped').notNull(),
  boundAs: text('bound_as').$type<BoundAs>().notNull(),
  reportId: uuid('report_id').generatedAlwaysAs(sql`null`),
  conversationId: uuid('conversation_id').generatedAlwaysAs(sql`null`),
  assignmentId: uuid('assignment_id').generatedAlwaysAs(sql`null`),
  journalId: uuid('journal_id').generatedAlwaysAs(sql`null`),
})

export const conversations = pgTable('conversations', {
  id: uuid('id').primaryKey(),
  kind: text('kind').$type<ConversationKind>().notNull(),
  reportId: uuid('report_id'),
  openedOn: date('opened_on', { mode: 'string' }).notNull(),
  closedOn: date('closed_on', { mode: 'string' }),
})

export const conversationMessages = pgTable('conversation_messages', {
  conversationId: uuid('conversation_id').notNull(),
  number: integer('number').notNull(),
  side: text('side').$type<Side>().notNull(),
  sentOn: date('sent_on', { mode: 'string' }).notNull(),
  sealedContent: bytea('sealed_content').notNull(),
})
