import { page } from '../door.ts'
import type { Route } from './+types/robots'

const door = page('page.everyone')

// Results of searches are made of the pages that are in the index already.
export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application: { publicUrl } }) => {
    const lines = [
      'User-agent: *',
      'Disallow: /search',
      'Disallow: /live/',
      `Sitemap: ${publicUrl}/sitemap.xml`,
    ]
    return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
  })
}
