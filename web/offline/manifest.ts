import { NotFound } from '#domain/errors.ts'
import { page } from '../door.ts'
import type { Route } from './+types/manifest'
import lamp192 from './icons/lamp-192.png?url'
import lamp512 from './icons/lamp-512.png?url'
import sheet192 from './icons/sheet-192.png?url'
import sheet512 from './icons/sheet-512.png?url'

/** What an icon on the home screen is called and looks like: ours, or one that does not name us. */
const looks = {
  fitila: { name: 'Fitila', colour: '#181c38', icons: [lamp192, lamp512] },
  reader: { name: 'Reader', colour: '#ffffff', icons: [sheet192, sheet512] },
} as const

const door = page('page.everyone')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async () => {
    const look = Object.entries(looks).find(([name]) => name === args.params.look)?.[1]
    if (!look) throw new NotFound()
    const { name, colour, icons } = look
    const manifest = {
      ...{ name, short_name: name, lang: 'en-NG', start_url: '/offline', scope: '/', display: 'minimal-ui' },
      ...{ background_color: colour, theme_color: colour },
      icons: icons.map((src, place) => {
        const side = place === 0 ? '192x192' : '512x512'
        return { src, sizes: side, type: 'image/png', purpose: 'any' }
      }),
    }
    const headers = { 'Content-Type': 'application/manifest+json; charset=utf-8' }
    return new Response(`${JSON.stringify(manifest)}\n`, { headers })
  })
}
