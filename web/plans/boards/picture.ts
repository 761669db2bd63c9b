import { showEmbeddedCard } from '#server/plans/organisations/boards/show-boards.ts'
import { page } from '../../door.ts'
import type { Route } from './+types/picture'
import { pictureOfCard } from './draw-card.tsx'

const door = page('page.everyone')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, words }) => {
    const card = await showEmbeddedCard(application, args.params.secret)
    const texts = words('boards', 'sectorNames', 'kindTitles', 'methods')
    const headers = {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      // As a file it keeps the headers that it brings.
      'Content-Disposition': 'inline; filename="picture.svg"',
      'Cache-Control': 'public, max-age=3600',
      // Pages of others show it: that is what it is for. Opened by itself it runs nothing and loads nothing.
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Robots-Tag': 'noindex',
    }
    return new Response(pictureOfCard(card, texts), { headers })
  })
}
