import { everyRoot } from '#server/transparency/list-roots.ts'
import { page } from '../door.ts'
import type { Route } from './+types/roots-json'

const door = page('page.everyone')

/** For programs. */
export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application }) => {
    const headers = { 'Cache-Control': 'public, max-age=300' }
    return Response.json({ roots: await everyRoot(application) }, { headers })
  })
}
