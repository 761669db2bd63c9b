import { showCheckpoint } from '#server/transparency/serve-log.ts'
import { page } from '../door.ts'
import type { Route } from './+types/checkpoint'

const door = page('page.everyone')

/** For witnesses and other programs: https://c2sp.org/tlog-tiles */
export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application }) => {
    const headers = { 'Cache-Control': 'no-cache', 'Content-Type': 'text/plain; charset=utf-8' }
    return new Response(await showCheckpoint(application), { headers })
  })
}
