import { date, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { JudgementGround } from '#domain/judgements/grounds.ts'
import type { NamedKind } from '#domain/judgements/mentions.ts'

// That two public records are about the same; part of `schema.ts`.

export const publicJudgements = pgTable('public_judgements', {
  id: uuid('id').primaryKey(),
  about: text('about').$type<NamedKind>().notNull(),
  firstReport: uuid('first_report'),
  firstReportStatus: text('first_report_status').notNull().default('approved'),
  firstConviction: uuid('first_conviction'),
  firstKey: text('first_key').notNull(),
  secondReport: uuid('second_report'),
  secondReportStatus: text('second_report_status').notNull().default('approved'),
  secondConviction: uuid('second_conviction'),
  secondKey: text('second_key').notNull(),
  ground: text('ground').$type<JudgementGround>().notNull(),
  restsOn: text('rests_on').notNull(),
  judgedOn: date('judged_on', { mode: 'string' }).notNull(),
})
