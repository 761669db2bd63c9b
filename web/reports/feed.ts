import { readListFilters } from '#domain/finding/list-filters.ts'
import { atomFeed } from '#server/finding/atom-feed.ts'
import { page } from '../door.ts'
import type { Route } from './+types/feed'

const door = page('page.everyone')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application }) => {
    const { filters } = readListFilters(args.url.searchParams)
    const headers = {
      'Content-Type': 'application/atom+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=300',
    }
    return new Response(await atomFeed(application, filters), { headers })
  })
}
