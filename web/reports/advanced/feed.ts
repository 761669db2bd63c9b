import { feedOfSearch } from '#server/finding/saved/feed-of-search.ts'
import { page } from '../../door.ts'
import type { Route } from './+types/feed'

const door = page('page.everyone')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application }) => {
    const feed = await feedOfSearch(application, args.params.secret)
    const headers = {
      'Content-Type': 'application/atom+xml; charset=utf-8',
      'Cache-Control': 'private, max-age=300',
    }
    return new Response(feed, { headers })
  })
}
