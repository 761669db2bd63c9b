import { and, asc, eq, gt } from 'drizzle-orm'
import type { Scope } from '#domain/actor.ts'
import { mostKeys } from '#domain/api/keys.ts'
import { addDays, type Day, dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { hasApiAccess } from '#server/access/api-keys/key-queries.ts'
import { apiKeys, profiles } from '#server/database/people-schema.ts'
import { useCase } from '#server/kernel/use-case.ts'

export type OwnKey = {
  id: string
  name: string
  /** Its last four characters. */
  ending: string
  scopes: Scope[]
  networks: string[]
  madeOn: Day
  lastDay: Day
  lastUsedOn: Day | null
}

export type OwnKeys = { keys: OwnKey[]; hasAccess: boolean; canMake: boolean }

/** The actor's keys that have not expired, the oldest first. @throws SignInNeeded */
export const listOwnKeys = useCase('key.see', async ({ application, actor }): Promise<OwnKeys> => {
  const { queries } = application.database
  const today = dayInNigeria(application.now())
  const rows = await queries
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.holderId, actor.id), gt(apiKeys.expiresOn, today)))
    .orderBy(asc(apiKeys.madeOn), asc(apiKeys.id))
  const hasAccess = await hasApiAccess(queries, eq(profiles.id, actor.id), today)
  return {
    keys: rows.map(({ id, name, ending, scopes, networks, madeOn, expiresOn, lastUsedOn }) => ({
      ...{ id, name, ending, scopes, networks, madeOn, lastUsedOn },
      lastDay: addDays(expiresOn, -1),
    })),
    hasAccess,
    canMake: hasAccess && rows.length < mostKeys,
  }
})
