import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { HttpBindings } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono, MiddlewareHandler } from 'hono'

type Bound = { Bindings: HttpBindings }

const forever = 'public, max-age=31536000, immutable'
const aDay = 'public, max-age=86400'

/**
 * The files of the client build. Those under /assets carry their hash in their name, so they never change.
 *
 * @param root the folder of the client build
 */
export function builtFiles(root: string) {
  const paths = pathsIn(root)
  return (site: Hono<Bound>) => {
    const serveFound = serveStatic<Bound>({ root, precompressed: true })
    site.get('/assets/*', withoutTypeface, keptFor(forever, serveFound), (context) =>
      context.text('Not found', 404),
    )
    const serveFile = keptFor(aDay, serveFound)
    // The build does not change while it is served, and a page need not wait until the disk says that it is no file.
    site.get('*', (context, next) => (paths.has(context.req.path) ? serveFile(context, next) : next()))
  }
}

/**
 * A browser that was told to save data gets no typeface, and the page is read in the system's font. The answer is not kept,
 * because the next line may be a better one.
 *
 * @see https://wicg.github.io/savedata/#save-data-request-header-field
 */
const withoutTypeface: MiddlewareHandler<Bound> = async (context, next) => {
  if (!context.req.path.endsWith('.woff2')) return next()
  const saves = context.req.header('save-data')?.trim().toLowerCase() === 'on'
  if (saves) return context.body(null, 404, { 'Cache-Control': 'no-store', Vary: 'Save-Data' })
  await next()
  context.header('Vary', 'Save-Data', { append: true })
}

// `serveStatic` calls its `onFound` when the answer is made already, and a header that is set there is lost.
function keptFor(cacheControl: string, serve: MiddlewareHandler<Bound>): MiddlewareHandler<Bound> {
  return async (context, next) => {
    const found = await serve(context, next)
    if (found instanceof Response) found.headers.set('Cache-Control', cacheControl)
    return found
  }
}

function pathsIn(root: string): Set<string> {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return new Set(
    files.map(({ parentPath, name }) => `/${relative(root, join(parentPath, name)).split(sep).join('/')}`),
  )
}
