import { sql } from 'drizzle-orm'
import { reports } from '#server/database/schema.ts'

/** What `shownStatus` has to know of a report beside its status, as columns of a query on reports. */
export const told = {
  // Written out: a column handed in here would lose its table's name, and mean the one of `v`.
  isVerified: sql<boolean>`exists (select 1 from report_verifications v
    where v.report_id = reports.id and v.content_version = reports.content_version)`,
  isErased: sql<boolean>`(${reports.erasedOn} is not null)`,
}
