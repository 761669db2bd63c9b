import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { SettingName } from '#domain/operating/site-settings.ts'

// What the operator says on the site and switches; part of `schema.ts`.

export const siteSettings = pgTable(
  'site_settings',
  {
    setting: text('setting').$type<SettingName>().notNull(),
    version: integer('version').notNull(),
    value: text('value').notNull(),
    setOn: date('set_on', { mode: 'string' }).notNull(),
  },
  ({ setting, version }) => [primaryKey({ columns: [setting, version] })],
)
