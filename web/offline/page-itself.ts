import { page } from '../door.ts'
import { redirectTo } from '../redirect.ts'
import type { Route } from './+types/page-itself'

const door = page('page.everyone')

/** Where a copy would be, for a person who has none: the page itself. */
export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async () => {
    throw redirectTo(`/${args.params['*'] ?? ''}${args.url.search}`)
  })
}
