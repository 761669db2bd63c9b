import { redirect } from 'react-router'
import { page } from '../door.ts'
import type { Route } from './+types/page-itself'

const door = page('page.everyone')

/** Where a copy would stand, for somebody who has none: the page itself. */
export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async () => {
    // A second slash would make it an address of another site.
    throw redirect(`/${(args.params['*'] ?? '').replace(/^[/\\]+/, '')}${args.url.search}`)
  })
}
