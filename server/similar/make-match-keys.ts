import { inArray, sql } from 'drizzle-orm'
import { comparable, matchKeysOf } from '#domain/similar/similar.ts'
import { writeHeaders } from '#server/cases/headers/case-headers.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { archiveRecords, matchKeySubjects, subjectsToIndex } from '#server/database/schema.ts'
import { hearEvents } from '#server/events/hear-events.ts'
import type { Application } from '#server/kernel/application.ts'
import { asUuid } from '#server/sealing/match-key-index.ts'
import { countEntries } from './count-entries.ts'
import { type EntryRow, insertEntries, overwritePointers } from './match-key-queries.ts'
import { openMany } from './open-many.ts'

const atOnce = 50
/** Every report gets a multiple of these, so that their number does not tell how much is in it. */
const bucket = 32

type Subject = { id: string; matchKeys: string[] }

/**
 * Makes the match keys of some of what waits for it, in one transaction. Any number of processes may call it at once, and be killed.
 *
 * @returns how many were taken; 0 when nothing waits
 */
export async function makeMatchKeys(application: Application): Promise<number> {
  await hearEvents(application, 'match-keys')
  return application.database.queries.transaction(async (queries) => {
    // The entries of a match key are counted, and then the next ones written: by one at a time.
    await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended('report-marks', 3))`)
    const waiting = await queries
      .delete(subjectsToIndex)
      .where(
        inArray(
          subjectsToIndex.subjectId,
          sql`(select subject_id from subjects_to_index order by subject_id limit ${atOnce} for update skip locked)`,
        ),
      )
      .returning()
    if (waiting.length === 0) return 0
    const idsOf = (kind: 'report' | 'conviction') =>
      waiting.filter((each) => each.kind === kind).map(({ subjectId }) => subjectId)
    const subjects = [
      ...(await reportsToMark(application, queries, idsOf('report'))),
      ...(await convictionsToMark(queries, idsOf('conviction'))),
    ]
    await forgetEntries(
      application,
      queries,
      waiting.map(({ subjectId }) => subjectId),
    )
    await writeEntries(application, queries, subjects)
    return waiting.length
  })
}

/** A few seconds' work, so that a stop need not wait long. What is left waits for the next call. */
const mostRounds = 20

/** Makes the match keys of what waits for them. */
export async function makeWaitingMatchKeys(application: Application): Promise<void> {
  let rounds = 0
  while (rounds < mostRounds && (await makeMatchKeys(application)) > 0) rounds += 1
}

async function reportsToMark(
  application: Application,
  queries: Transaction,
  ids: readonly string[],
): Promise<Subject[]> {
  const opened = await openMany(application, queries, ids)
  // They are open now, so what the table of cases is filtered by is written too.
  await writeHeaders(application, queries, opened)
  return opened.map(({ row, words }) => ({ id: row.id, matchKeys: matchKeysOf(comparable(words)) }))
}

async function convictionsToMark(queries: Transaction, ids: readonly string[]): Promise<Subject[]> {
  const rows = await queries
    .select({ id: archiveRecords.id, name: archiveRecords.name })
    .from(archiveRecords)
    .where(inArray(archiveRecords.id, [...ids]))
  return rows.map(({ id, name }) => ({ id, matchKeys: matchKeysOf({ personName: name, assets: [] }) }))
}

async function forgetEntries(
  { vault, randomness }: Application,
  queries: Transaction,
  ids: readonly string[],
): Promise<void> {
  const before = await queries
    .delete(matchKeySubjects)
    .where(inArray(matchKeySubjects.subjectId, [...ids]))
    .returning()
  const labels = before.flatMap(({ subjectId, sealedLabels }) =>
    readLabels(vault.open(`marks:${subjectId}`, sealedLabels)),
  )
  await overwritePointers(
    queries,
    labels.map((label) => ({ label, pointer: asUuid(randomness.bytes(16)) })),
  )
}

function readLabels(content: unknown): string[] {
  return String(content).split(' ').filter(Boolean)
}

async function writeEntries(
  { vault, keys, randomness }: Application,
  queries: Transaction,
  subjects: readonly Subject[],
): Promise<void> {
  const counted = await countEntries(
    queries,
    keys.marks,
    subjects.flatMap(({ matchKeys }) => matchKeys),
  )
  const nextEntries = new Map(counted.map((each) => [each.matchKey, { ...each }]))
  const rows: EntryRow[] = []
  for (const { id, matchKeys } of subjects) {
    const own: EntryRow[] = []
    for (const matchKey of new Set(matchKeys)) {
      const next = nextEntries.get(matchKey)
      if (!next) continue
      const { opened, count } = next
      own.push({ label: opened.entry(count).label, pointer: opened.pointTo(id, count) })
      next.count += 1
    }
    const sealedLabels = vault.seal(`marks:${id}`, own.map(({ label }) => label).join(' '))
    await queries.insert(matchKeySubjects).values({ subjectId: id, sealedLabels })
    const missing = (bucket - (own.length % bucket)) % bucket
    const padding = Array.from({ length: missing }, () => ({
      label: asUuid(randomness.bytes(16)),
      pointer: asUuid(randomness.bytes(16)),
    }))
    rows.push(...own, ...padding)
  }
  // In the order of the labels, which is by chance: those of one report are not together.
  await insertEntries(
    queries,
    rows.toSorted((one, other) => (one.label < other.label ? -1 : 1)),
  )
}
