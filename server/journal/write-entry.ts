import { eq } from 'drizzle-orm'
import type { JournalEntry } from '#domain/journal/entry.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { journalDays, journalEntries } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { keysOf, storeKeys } from '#server/sealing/key-queries.ts'
import type { SubjectKey } from '#server/sealing/subject-key.ts'

/** Seals an entry under the key of its day. The row itself says only on which day it was, and whether it is an alarm. */
export async function writeEntry(application: Application, entry: JournalEntry): Promise<void> {
  const { database, randomness } = application
  const { id: dayId, key } = await today(application)
  const id = randomness.uuid()
  const sealedEntry = key.seal(`entry:${id}`, entry)
  await database.queries
    .insert(journalEntries)
    .values({ id, dayId, isAlarm: entry.kind === 'alarm', sealedEntry })
}

type DayWithKey = { id: string; key: SubjectKey<'journal'> }

async function today(application: Application): Promise<DayWithKey> {
  const { queries } = application.database
  const day = dayInNigeria(application.now())
  const found = await findDay(application, day)
  if (found) return found
  // Two at once: the second waits for the first to commit, and finds its day.
  const made = await queries.transaction(async (transaction) => {
    const id = application.randomness.uuid()
    const written = await transaction
      .insert(journalDays)
      .values({ id, day })
      .onConflictDoNothing()
      .returning({ id: journalDays.id })
    if (written.length === 0) return null
    const subject = { kind: 'journal', id } as const
    const { key, wrappedKeys } = application.vault.newKey(subject)
    await storeKeys(transaction, subject, wrappedKeys)
    return { id, key }
  })
  const ready = made ?? (await findDay(application, day))
  if (!ready) throw new Error('the day of the journal was not written')
  return ready
}

/** The key of a day. Null for a day without entries, and for one whose key was deleted. */
export async function findDay(application: Application, day: string): Promise<DayWithKey | null> {
  const { queries } = application.database
  const [row] = await queries.select({ id: journalDays.id }).from(journalDays).where(eq(journalDays.day, day))
  if (!row) return null
  const wrapped = (await keysOf(queries, 'journal', [row.id])).get(row.id) ?? []
  return { id: row.id, key: application.vault.openKey({ kind: 'journal', id: row.id }, wrapped) }
}
