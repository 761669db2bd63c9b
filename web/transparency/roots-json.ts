import { everyRoot } from '#server/transparency/list-roots.ts'
import { visit } from '../visit.ts'
import type { Route } from './+types/roots-json'

/** For programs. */
export function loader(args: Route.LoaderArgs) {
  return visit(args, async ({ application }) => {
    const headers = { 'Cache-Control': 'public, max-age=300' }
    return Response.json({ roots: await everyRoot(application) }, { headers })
  })
}
