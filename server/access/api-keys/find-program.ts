import { and, eq, isNull, ne, or, sql } from 'drizzle-orm'
import type { Program } from '#domain/actor.ts'
import { keyQuota } from '#domain/api/keys.ts'
import { LimitReached, RuleBroken } from '#domain/errors.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { planTimeOf } from '#server/access/plans/plan-time.ts'
import { apiKeys, profiles } from '#server/database/people-schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { countUse, type Used } from '../rate-limit.ts'
import { isAllowed } from './allowed-networks.ts'
import { mayUseApi } from './key-queries.ts'
import { hashOfKey } from './key-text.ts'

const longestKey = 100
/** Its plan is looked up where there is no key, so that both take as long. */
const noAccount = '00000000-0000-0000-0000-000000000000'

/**
 * Whose key this is. Every text is hashed and looked up in the same way, also one that cannot be a key: so a key that is unknown, has
 * expired, was made for another network or lost its plan gets one answer, after the same work.
 *
 * @param address of the peer, for keys that are bound to networks
 * @throws RuleBroken 'api-key-not-valid'
 */
export async function findProgram(
  application: Application,
  key: string,
  address: string | null,
): Promise<Program> {
  const today = dayInNigeria(application.now())
  const [row] = await application.database.queries
    .select({
      key: {
        ...{ id: apiKeys.id, scopes: apiKeys.scopes, networks: apiKeys.networks },
        expiresOn: apiKeys.expiresOn,
      },
      holder: { role: profiles.role, status: profiles.status },
      ofOrganisation: networksOfOrganisation,
      ...planTimeOf(sql`coalesce(api_keys.holder_id, ${noAccount}::uuid)`, today),
    })
    .from(sql`(values (1)) as one`)
    .leftJoin(apiKeys, eq(apiKeys.keyHash, hashOfKey(key.slice(0, longestKey))))
    .leftJoin(profiles, eq(profiles.id, apiKeys.holderId))
  if (!row?.key || !row.holder) throw new RuleBroken('api-key-not-valid')
  const { id, scopes, networks, expiresOn } = row.key
  const isInNetworks = isAllowed(networks, address) && isAllowed(row.ofOrganisation ?? [], address)
  const isValid = expiresOn > today && isInNetworks && mayUseApi({ ...row.holder, ...row })
  if (!isValid) throw new RuleBroken('api-key-not-valid')
  return { kind: 'program', id, scopes }
}

/** An organisation's networks hold for the keys of its members too. */
const networksOfOrganisation = sql<string[] | null>`(select r.networks from organisation_rules r
  join organisations o on o.id = r.organisation_id
  where o.owner_id = api_keys.holder_id or exists (select from organisation_seats s
    where s.organisation_id = o.id and s.holder_id = api_keys.holder_id and not s.is_guest))`

/**
 * Counts one request of a key, and notes the day. What is left goes into the headers of the answer.
 *
 * @throws LimitReached 'api-quota-used'
 */
export async function countRequest(application: Application, { id }: Program): Promise<Used> {
  const today = dayInNigeria(application.now())
  const used = await countUse(application, id)
  if (used.day.count === 1) await noteUse(application, id, today)
  const spent = [
    ...(used.day.count > keyQuota.day ? [used.day] : []),
    ...(used.minute.count > keyQuota.minute ? [used.minute] : []),
  ]
  const [first] = spent
  if (first) throw new LimitReached('api-quota-used', first.secondsLeft)
  return used
}

async function noteUse({ database }: Application, id: string, today: string): Promise<void> {
  await database.queries
    .update(apiKeys)
    .set({ lastUsedOn: today })
    .where(and(eq(apiKeys.id, id), or(isNull(apiKeys.lastUsedOn), ne(apiKeys.lastUsedOn, today))))
}
