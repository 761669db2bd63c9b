import { publishedKeys } from '#server/transparency/published-keys.ts'
import { page } from '../door.ts'
import type { Route } from './+types/keys'

const door = page('page.everyone')

/** For programs. */
export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application }) => {
    const keys = await publishedKeys(application)
    const named = keys.map(({ publicKey, begunOn }) => ({ algorithm: 'Ed25519', publicKey, begunOn }))
    return Response.json({ keys: named }, { headers: { 'Cache-Control': 'public, max-age=300' } })
  })
}
