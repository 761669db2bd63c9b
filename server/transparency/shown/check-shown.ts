import { hashOfShown } from '@fitila/log/shown-proof'
import type { ShownKind } from '#domain/events/what-is-shown.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { nothingShown } from './commit-to-shown.ts'
import { shown, shownKinds } from './shown-documents.ts'
import { everyShownId, newestShown } from './shown-queries.ts'

const atOnce = 500

export type ShownCheck = { documents: number; problems: string[] }

/** Compares everything that is shown now with the newest leaf of each, and names what was changed beside the log. */
export async function checkShown(queries: Transaction): Promise<ShownCheck> {
  const problems: string[] = []
  let documents = 0
  for (const kind of shownKinds) {
    const ids = new Set([...(await shown[kind].everyId(queries)), ...(await everyShownId(queries, kind))])
    documents += ids.size
    const all = [...ids]
    for (let start = 0; start < all.length; start += atOnce)
      problems.push(...(await checkSome(queries, kind, all.slice(start, start + atOnce))))
  }
  return { documents, problems }
}

async function checkSome(queries: Transaction, kind: ShownKind, ids: readonly string[]): Promise<string[]> {
  const present = new Map((await shown[kind].documents(queries, ids)).map((each) => [each.id, each]))
  const logged = await newestShown(queries, kind, ids)
  return ids.flatMap((id) => {
    const [document, row] = [present.get(id), logged.get(id)]
    const sha256 = document ? hashOfShown(document.document) : nothingShown
    if (sha256 === (row?.sha256 ?? nothingShown)) return []
    const named = `${names[kind]} ${row?.reference ?? document?.reference ?? id}`
    if (!row) return [`${named}: it is shown, and the log has nothing of it.`]
    else if (!document) return [`${named}: the log has it, and it is no longer shown.`]
    else return [`${named}: what is shown is not what the log has. It was changed beside the log.`]
  })
}

const names = {
  report: 'Report',
  archive_record: 'Conviction',
  judgement: 'Judgement',
  staff: 'Member of staff',
  carried_files: 'Set of',
} as const satisfies Record<ShownKind, string>
