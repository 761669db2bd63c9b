import { findConflict } from '#domain/cases/conflict.ts'
import { changedFields } from '#domain/reports/changed-fields.ts'
import type { FieldName, ReportText } from '#domain/reports/fields.ts'
import { findDeclaration } from '#server/cases/declaration-queries.ts'
import { reportTextOf } from '#server/reports/report-key.ts'
import { dayOfVersion, type EarlierVersion, earlierVersions } from '#server/writing/report-versions.ts'
import type { Reading } from './reading.ts'

export type ReportVersion = {
  number: number
  /** The day on which it was handed in, where it is known. */
  day: string | null
  /** What says something else than in the version before it. Empty for the first that we have. */
  changed: FieldName[]
  /** Null for the version that the page shows anyway. */
  words: ReportText | null
}

/** Every version of a report that its source changed, the newest first, for the source and for staff. Empty where there is one alone. */
export async function versionsSection(reading: Reading): Promise<ReportVersion[]> {
  const { application, report, reader, key } = reading
  if (reader === 'reader' || report.row.erasedOn !== null) return []
  const { queries } = application.database
  const { id, contentVersion } = report.row
  const earlier = await earlierVersions(queries, id, key)
  if (earlier.length === 0) return []
  const seen = await withoutConflicts(reading, earlier)
  const present = {
    ...{ contentVersion, words: reportTextOf(application, report) },
    handedInOn: await dayOfVersion(queries, id, contentVersion),
  }
  const all = [present, ...seen]
  return all.map(({ contentVersion: number, handedInOn: day, words }, place) => {
    const before = all[place + 1]
    return {
      ...{ number, day, changed: before ? changedFields(before.words, words) : [] },
      words: place === 0 ? null : words,
    }
  })
}

/** A version that named a member of staff stays hidden from them, also when a later one names another person. */
async function withoutConflicts(
  { application, actor, reader }: Reading,
  versions: EarlierVersion[],
): Promise<EarlierVersion[]> {
  if (reader === 'owner') return versions
  const declared = await findDeclaration(application, application.database.queries, actor.id)
  if (!declared) return []
  return versions.filter(({ words }) => findConflict(words, declared.declaration) === null)
}
