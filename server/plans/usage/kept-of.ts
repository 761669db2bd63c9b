import { eq } from 'drizzle-orm'
import type { Person } from '#domain/actor.ts'
import { type KeptThing, keptThings, mostKept } from '#domain/plans/quotas.ts'
import { folders, nameLists, savedSearches } from '#server/database/people-schema.ts'
import type { Application } from '#server/kernel/application.ts'

/** What an account keeps of a thing; `most` is 0 while its plan does not have it. */
export type Kept = { thing: KeptThing; held: number; most: number }

const tables = {
  'saved-search': savedSearches,
  folder: folders,
  'name-list': nameLists,
} as const satisfies Record<KeptThing, unknown>

/** Things of the account's plan, and those that are paused. */
export async function keptOf({ database }: Application, { id, subscription }: Person): Promise<Kept[]> {
  const all = await Promise.all(
    keptThings.map(async (thing) => {
      const table = tables[thing]
      const held = await database.queries.$count(table, eq(table.holderId, id))
      return { thing, held, most: mostKept(subscription, thing) }
    }),
  )
  return all.filter(({ held, most }) => held > 0 || most > 0)
}
