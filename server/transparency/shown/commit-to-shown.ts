import { hashOfShown } from '@fitila/log/shown-proof'
import type { ShownKind } from '#domain/events/what-is-shown.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { shownDocuments } from '#server/database/log-tree-schema.ts'
import type { Transaction } from '#server/database/open-database.ts'
import type { Application } from '#server/kernel/application.ts'
import { shown, shownKinds } from './shown-documents.ts'
import { everyShownId, newestShown } from './shown-queries.ts'

const atOnce = 500

/** The entry in the log for a subject of which nothing is shown any more. */
export const nothingShown = hashOfShown(null)

type Now = Pick<Application, 'now'>

/**
 * Writes into the log what is shown of these subjects from now on, where it is something else than before. In the transaction that
 * changes it: whatever is changed without this is named by the check of the log.
 */
export async function commitToShown(
  application: Now,
  queries: Transaction,
  kind: ShownKind,
  subjectIds: readonly string[],
): Promise<void> {
  const ids = [...new Set(subjectIds)]
  for (let start = 0; start < ids.length; start += atOnce)
    await commitToSome(application, queries, kind, ids.slice(start, start + atOnce))
}

/** For what was there before the log committed to it, and for tools that fill a database. */
export async function commitToEverythingShown(application: Now, queries: Transaction): Promise<void> {
  for (const kind of shownKinds) {
    const ids = [...(await shown[kind].everyId(queries)), ...(await everyShownId(queries, kind))]
    await commitToShown(application, queries, kind, ids)
  }
}

async function commitToSome(
  application: Now,
  queries: Transaction,
  kind: ShownKind,
  ids: readonly string[],
): Promise<void> {
  const documents = new Map((await shown[kind].documents(queries, ids)).map((each) => [each.id, each]))
  const before = await newestShown(queries, kind, ids)
  const shownOn = dayInNigeria(application.now())
  const rows = ids.flatMap((subjectId) => {
    const present = documents.get(subjectId)
    const former = before.get(subjectId)
    const sha256 = present ? hashOfShown(present.document) : nothingShown
    if (sha256 === (former?.sha256 ?? nothingShown)) return []
    const reference = present?.reference ?? former?.reference ?? null
    return [{ subjectKind: kind, subjectId, reference, sha256, shownOn }]
  })
  if (rows.length > 0) await queries.insert(shownDocuments).values(rows)
}
