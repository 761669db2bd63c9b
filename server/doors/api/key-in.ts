import { RuleBroken } from '#domain/errors.ts'

const names = new Set(['key', 'api_key', 'apikey', 'api-key', 'token', 'access_token', 'authorization'])

/**
 * The key in the header of a request. One in the address is refused, also beside one in the header: addresses are in histories and in
 * the records of every machine on the way.
 *
 * @throws RuleBroken 'key-in-address' or 'api-key-needed'
 */
export function keyIn(request: Request): string {
  for (const [name, value] of new URL(request.url).searchParams)
    if (names.has(name.toLowerCase()) || value.includes('ftl_live_')) throw new RuleBroken('key-in-address')
  const key = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  if (key === undefined) throw new RuleBroken('api-key-needed')
  return key
}
