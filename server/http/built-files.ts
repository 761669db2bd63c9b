import type { HttpBindings } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'

const forever = 'public, max-age=31536000, immutable'
const aDay = 'public, max-age=86400'

/**
 * The files of the client build. Those under /assets carry their hash in their name, so they never change.
 *
 * @param root the folder of the client build
 */
export function builtFiles(root: string) {
  return (site: Hono<{ Bindings: HttpBindings }>) => {
    site.get(
      '/assets/*',
      serveStatic({
        root,
        precompressed: true,
        onFound: (_path, context) => context.header('Cache-Control', forever),
      }),
      (context) => context.text('Not found', 404),
    )
    site.get(
      '*',
      serveStatic({
        root,
        precompressed: true,
        onFound: (_path, context) => context.header('Cache-Control', aDay),
      }),
    )
  }
}
