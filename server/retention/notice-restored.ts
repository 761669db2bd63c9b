import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { max } from 'drizzle-orm'
import { z } from 'zod'
import { clock } from '#domain/actor.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { events } from '#server/database/schema.ts'
import { transact } from '#server/events/transact.ts'
import type { Application } from '#server/kernel/application.ts'
import { endEverySession } from './end-every-session.ts'

const shape = z.object({ newestEvent: z.number() })

/**
 * Events are never deleted. A database that has fewer than this machine saw before was put back from a backup: then every session, visit
 * and link ends, because some had ended since, and the log says so, for every reader, on its next day.
 *
 * @param dataFolder where this machine notes the newest event that it saw; it holds nothing else
 */
export async function noticeRestored(application: Application, dataFolder: string): Promise<boolean> {
  const kept = await readPlace(dataFolder)
  const found = await newestEvent(application.database.queries)
  const isRestored = kept !== null && found < kept
  if (isRestored) await noteRestored(application, { eventsKept: kept, eventsFound: found })
  await keepPlace(application, dataFolder)
  return isRestored
}

/** For the program that puts a backup back. */
export async function noteRestored(
  application: Application,
  detail: { eventsKept: number; eventsFound: number },
): Promise<void> {
  const ended = await endEverySession(application)
  const subjectId = application.randomness.uuid()
  await transact(application, (unit) => unit.record(clock, { kind: 'setting.restored', subjectId, detail }))
  application.log.warn({ ...detail, ...ended }, 'this database is older than it was: everybody logs in again')
}

/** Notes the newest event, so that an older database is noticed at the next start. In one step: a cut leaves the note before. */
export async function keepPlace({ database }: Application, dataFolder: string): Promise<void> {
  const path = placeIn(dataFolder)
  const text = JSON.stringify({ newestEvent: await newestEvent(database.queries) })
  await writeFile(`${path}.new`, text, { mode: 0o600 })
  await rename(`${path}.new`, path)
}

export async function newestEvent(queries: Queries | Transaction): Promise<number> {
  const [row] = await queries.select({ newest: max(events.id) }).from(events)
  return Number(row?.newest ?? 0)
}

async function readPlace(dataFolder: string): Promise<number | null> {
  const text = await readFile(placeIn(dataFolder), 'utf8').catch(() => null)
  if (text === null) return null
  try {
    return shape.parse(JSON.parse(text)).newestEvent
  } catch {
    // Half a file, from before there was one step: as if there were none.
    return null
  }
}

function placeIn(dataFolder: string): string {
  return join(dataFolder, 'newest-event.json')
}
