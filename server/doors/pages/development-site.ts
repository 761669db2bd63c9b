import { join } from 'node:path'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Connect, ViteDevServer } from 'vite'
import type { Application } from '#server/kernel/application.ts'
import type { PageSettings } from './answer-page.ts'
import { clientAddress } from './client-address.ts'
import { readOfflineChecksum } from './offline-edition.ts'
import { noPageCache } from './page-cache.ts'
import { developmentPolicy } from './security-headers.ts'
import { createSite } from './site.ts'
import { openToolFiles, toolsNotBuilt } from './tool-files.ts'

type PagesModule = { createPages(application: Application): PageSettings['pages'] }

/** The site for `npm run dev`: pages from their sources, reloaded as one types. */
export async function createDevelopmentSite(application: Application) {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
  const built = join(import.meta.dirname, '../../../build/tools')
  const offlineSha256 = await readOfflineChecksum(built)
  return createSite(application, {
    tools: offlineSha256 === null ? toolsNotBuilt : await openToolFiles(built),
    pages: await developedPages(vite, { ...application, offlineSha256 }),
    cache: noPageCache,
    policy: developmentPolicy,
    files: (site) =>
      site.use(async (context, next) => (await viteFirst(vite.middlewares, context.env)) ?? (await next())),
    addressOf: clientAddress(false),
  })
}

/** The pages as their sources are now: each request asks for them again. */
async function developedPages(vite: ViteDevServer, application: Application): Promise<PageSettings['pages']> {
  const load = async () => {
    const module = (await vite.ssrLoadModule('/web/pages.ts')) as PagesModule
    return module.createPages(application)
  }
  let newest = await load()
  return {
    async answer(request, facts) {
      newest = await load()
      return newest.answer(request, facts)
    },
    holdsFile: (pathname) => newest.holdsFile(pathname),
  }
}

/** Vite answers for its own modules, straight to the socket; everything else goes on to the pages. */
async function viteFirst(
  vite: Connect.Server,
  { incoming, outgoing }: HttpBindings,
): Promise<Response | null> {
  return new Promise((resolve, reject) => {
    outgoing.once('finish', () => resolve(RESPONSE_ALREADY_SENT))
    vite(incoming, outgoing, (error: unknown) => (error ? reject(error) : resolve(null)))
  })
}
