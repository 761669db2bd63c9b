import { page } from '../door.ts'
import type { Route } from './+types/worker-script'
import script from './start-worker.ts?script'

const door = page('page.everyone')

/** The service worker, at an address that never changes. */
export function loader(args: Route.LoaderArgs) {
  const headers = { 'Content-Type': 'text/javascript; charset=utf-8' }
  return door.visit(args, async () => new Response(script, { headers }))
}
