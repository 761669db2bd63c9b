import { inArray } from 'drizzle-orm'
import { disagreements } from '#server/database/distribution/look-into-search.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { publicReports, searchDocs } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { changeIndex, takeFromIndex } from './change-index.ts'
import { indexReport } from './search-docs.ts'

const atOnce = 500

export type Mended = { taken: number; put: number }

/**
 * Where the index of the search is on several servers, no key holds it to what is public. Takes out what belongs to nothing public, and puts
 * in the public reports that it lacks. No process of the site may run meanwhile: what one is just writing would look like that.
 */
export async function mendIndex(application: Application): Promise<Mended> {
  const { queries } = application.database
  const mended: Mended = { taken: 0, put: 0 }
  for (const ids of await inParts(application, 'entries of no public report and no conviction')) {
    await queries.transaction((inside) =>
      takeFromIndex(application, inside, ids, () =>
        inside.delete(searchDocs).where(inArray(searchDocs.id, ids)),
      ),
    )
    mended.taken += ids.length
  }
  for (const ids of await inParts(application, 'public reports without an entry')) {
    const rows = await queries.select().from(publicReports).where(inArray(publicReports.reportId, ids))
    for (const { reportId: id, document, credibilityRating, publishedAt: at } of rows)
      await queries.transaction(async (inside) => {
        const credibility = credibilityRating ?? 0
        if (document) await indexReport(application, inside, { id, words: document, credibility, at })
        else await listTombstone(application, inside, id, at)
      })
    mended.put += rows.length
  }
  return mended
}

/** The place of a retracted report in the list, with nothing that could be found. */
async function listTombstone(
  application: Application,
  queries: Transaction,
  id: string,
  at: Date,
): Promise<void> {
  await changeIndex(application, queries, [id], () =>
    queries
      .insert(searchDocs)
      .values({ id, kind: 'report', reportId: id, listedAt: at, credibility: 0, doc: null }),
  )
}

async function inParts({ database }: Application, which: keyof typeof disagreements): Promise<string[][]> {
  const { rows } = await database.pool.query<{ id: string }>(disagreements[which])
  const ids = rows.map(({ id }) => id)
  return Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, part) =>
    ids.slice(part * atOnce, (part + 1) * atOnce),
  )
}
