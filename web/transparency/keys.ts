import { publishedKeys } from '#server/transparency/published-keys.ts'
import { visit } from '../visit.ts'
import type { Route } from './+types/keys'

/** For programs. */
export function loader(args: Route.LoaderArgs) {
  return visit(args, async ({ application }) => {
    const keys = await publishedKeys(application)
    const named = keys.map(({ publicKey, begunOn }) => ({ algorithm: 'Ed25519', publicKey, begunOn }))
    return Response.json({ keys: named }, { headers: { 'Cache-Control': 'public, max-age=300' } })
  })
}
