import { nameMatchKeys } from '@fitila/names/name-match-keys'
import { inArray, or, type SQL, sql } from 'drizzle-orm'
import { readNumber, type SoughtNumber } from '#domain/finding/search-number.ts'
import { assetMatchKeysIn } from '#domain/similar/asset-match-keys.ts'
import { reports } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { findByMatchKeys } from '#server/similar/find-by-match-keys.ts'

/** How many are looked at for one search, the best first. */
export const mostFound = 500

/**
 * The ids of reports with this number, about a person of this name, or with this thing in it: a plate, a plot, a number, a company. Opens
 * nothing: names and things are found by their match keys. Not yet
 * narrowed to what the person who asks may see.
 */
export async function searchCases(application: Application, search: string): Promise<string[]> {
  const things = assetMatchKeysIn(search).map(({ kind, key }) => `${kind}|${key}`)
  const byName = await findByMatchKeys(application, [...nameMatchKeys(search), ...things])
  const isSought = or(...readNumber(search).map(numberIs), inArray(reports.id, byName.slice(0, mostFound)))
  const rows = await application.database.queries
    .select({ id: reports.id })
    .from(reports)
    .where(isSought)
    .limit(mostFound)
  return rows.map(({ id }) => id)
}

function numberIs({ kind, text }: SoughtNumber): SQL {
  if (kind === 'whole') return sql`${reports.referenceNumber} = ${text}`
  else if (kind === 'beginning') return sql`${reports.referenceNumber} like ${`${text}%`}`
  else return sql`right(${reports.referenceNumber}, 5) = ${text}`
}
