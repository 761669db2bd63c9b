import { page } from '../door.ts'
import { keptCache } from '../shell/kept-pages.ts'
import type { Route } from './+types/worker-script'
import { answerWithCopies } from './worker.ts'

const door = page('page.everyone')

/** The function's own text: one small script at an address that never changes, and no second build for it. */
export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async () => {
    const script = `(${answerWithCopies})(self, ${JSON.stringify(keptCache)})\n`
    return new Response(script, { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } })
  })
}
