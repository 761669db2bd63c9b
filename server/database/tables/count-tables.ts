import { date, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { Measure, Wait } from '#domain/figures/measures.ts'
import type { SummedProperty } from '#domain/figures/public-sums.ts'
import type { RefusedDirective, RefusedSource } from '#domain/operating/refused-by-browsers.ts'
import { moment } from '../column-types.ts'

// Sums of a day, which name no one.

export const pageViews = pgTable('page_views', {
  day: date('day', { mode: 'string' }).notNull(),
  page: text('page').notNull(),
  referringSite: text('referring_site').notNull(),
  browser: text('browser').notNull(),
  device: text('device').notNull(),
  country: text('country').notNull(),
  views: integer('views').notNull(),
})

export const refusedByBrowsers = pgTable('refused_by_browsers', {
  day: date('day', { mode: 'string' }).notNull(),
  directive: text('directive').$type<RefusedDirective>().notNull(),
  source: text('source').$type<RefusedSource>().notNull(),
  times: integer('times').notNull(),
})

export const dailyFigures = pgTable('daily_figures', {
  day: date('day', { mode: 'string' }).notNull(),
  measure: text('measure').$type<Measure>().notNull(),
  reports: integer('reports').notNull(),
})

export const dailyWaits = pgTable('daily_waits', {
  day: date('day', { mode: 'string' }).notNull(),
  wait: text('wait').$type<Wait>().notNull(),
  waited: integer('waited').notNull(),
  reports: integer('reports').notNull(),
})

export const dailyPublicSums = pgTable('daily_public_sums', {
  day: date('day', { mode: 'string' }).notNull(),
  property: text('property').$type<SummedProperty>().notNull(),
  value: text('value').notNull(),
  reports: integer('reports').notNull(),
})

/** The sums of the days, by the first day of their month. Triggers of the daily tables write them. */
export const monthlyFigures = pgTable('monthly_figures', {
  month: date('month', { mode: 'string' }).notNull(),
  measure: text('measure').notNull(),
  reports: integer('reports').notNull(),
})

export const monthlyWaits = pgTable('monthly_waits', {
  month: date('month', { mode: 'string' }).notNull(),
  wait: text('wait').notNull(),
  waited: integer('waited').notNull(),
  reports: integer('reports').notNull(),
})

/** What the site looks at of itself. */
export const siteLooks = pgTable('site_looks', {
  what: text('what').$type<'certificate' | 'search' | 'account-marks'>().primaryKey(),
  lookedAt: moment('looked_at').notNull(),
  goodUntil: moment('good_until').notNull(),
})
