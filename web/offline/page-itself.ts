import { redirect } from 'react-router'
import { visit } from '../visit.ts'
import type { Route } from './+types/page-itself'

/** Where a copy would stand, for somebody who has none: the page itself. */
export function loader(args: Route.LoaderArgs) {
  return visit(args, async () => {
    // A second slash would make it an address of another site.
    throw redirect(`/${(args.params['*'] ?? '').replace(/^[/\\]+/, '')}${args.url.search}`)
  })
}
