import { recentConvictions } from '#server/archive/recent-convictions.ts'
import { page } from '../door.ts'
import { linksOf } from '../shell/menus/site-links.ts'
import type { Route } from './+types/sitemap'

const door = page('page.everyone')

/** The pages that are open to all (sitemaps.org 0.9). A report's own page needs an account, so none is here. */
export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application }) => {
    const menus = (['reports', 'resources', 'compliance', 'legal'] as const).flatMap((group) =>
      linksOf(group),
    )
    const paths = ['/', ...new Set(menus.map(({ href }) => href))].filter((path) => path.startsWith('/'))
    const convictions = await recentConvictions(application)
    const all = [...paths, ...convictions.map((reference) => `/archive/${reference}`)]
    return new Response(written(all.map((path) => `${application.publicUrl}${path}`)), {
      headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
    })
  })
}

function written(addresses: readonly string[]): string {
  const lines = addresses.map((address) => `  <url><loc>${address.replaceAll('&', '&amp;')}</loc></url>\n`)
  return `<?xml version="1.0" encoding="utf-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('')}</urlset>\n`
}
