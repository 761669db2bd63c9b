import { NotFound } from '#domain/errors.ts'
import { siteNow } from '#server/settings/site-now.ts'
import { page } from '../door.ts'
import type { Route } from './+types/logo'

const door = page('page.everyone')

/** The logo that counts now, by the hash of its bytes: another one has another address. */
export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application }) => {
    const { logo } = await siteNow(application)
    if (logo?.sha256 !== args.params.sha256) throw new NotFound()
    const headers = {
      'Content-Type': logo.type,
      // As a file it keeps the headers that it brings.
      'Content-Disposition': 'inline; filename="logo"',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'X-Content-Type-Options': 'nosniff',
    }
    return new Response(Buffer.from(logo.base64, 'base64'), { headers })
  })
}
