import { inArray, type SQL, sql } from 'drizzle-orm'
import type { SettingEvent } from '#domain/events/setting-events.ts'
import { events } from '#server/database/schema.ts'

/**
 * A condition: events of these kinds, which happened to the site as a whole. They are few among millions, and an index holds them alone.
 * PostgreSQL uses it where the condition of the index is written out, and not sent as a parameter.
 */
export function areOfSettings(...kinds: SettingEvent['kind'][]): SQL {
  return sql`${events.subjectKind} = 'setting' and ${inArray(events.kind, kinds)}`
}
