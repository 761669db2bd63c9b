import { atomFeed } from '#server/finding/atom-feed.ts'
import { visit } from '../visit.ts'
import type { Route } from './+types/feed'

export function loader(args: Route.LoaderArgs) {
  return visit(args, async ({ application }) => {
    const headers = {
      'Content-Type': 'application/atom+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=300',
    }
    return new Response(await atomFeed(application), { headers })
  })
}
