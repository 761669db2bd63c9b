import { showTile } from '#server/transparency/serve-log.ts'
import { page } from '../door.ts'
import type { Route } from './+types/tile'

const door = page('page.everyone')

/** For programs: a part of the log that never changes. */
export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application }) => {
    const tile = await showTile(application, `tile/${args.params['*']}`)
    const headers = {
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Type': 'application/octet-stream',
    }
    return new Response(new Uint8Array(tile), { headers })
  })
}
