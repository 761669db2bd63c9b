import { writeRoots } from '@fitila/log/root-text'
import { everyRoot } from '#server/transparency/list-roots.ts'
import { page } from '../door.ts'
import type { Route } from './+types/roots'

const door = page('page.everyone')

/** Every root there is, to be kept by others. */
export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application }) => {
    const headers = { 'Cache-Control': 'public, max-age=300', 'Content-Type': 'text/plain; charset=utf-8' }
    return new Response(writeRoots(await everyRoot(application)), { headers })
  })
}
