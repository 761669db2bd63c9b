import { join } from 'node:path'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Connect, ViteDevServer } from 'vite'
import { seedWhenEmpty } from '#server/database/seed/seed-when-empty.ts'
import { apiDoor } from '#server/doors/api/api.ts'
import { readRoutes } from '#server/doors/api/routes.ts'
import { startHearing } from '#server/events/start-hearing.ts'
import type { Application } from '#server/kernel/application.ts'
import type { Environment } from '#server/kernel/env.ts'
import { openApplication } from '#server/kernel/open-application.ts'
import { handlers } from '#server/schedule/jobs/handlers.ts'
import { schedule } from '#server/schedule/jobs/schedule.ts'
import { startWork } from '#server/schedule/start-work.ts'
import type { PageSettings } from './answer-page.ts'
import { clientAddress } from './client-address.ts'
import { developmentLogIn } from './development-log-in.ts'
import { noPageCache } from './kept/page-cache.ts'
import { listen } from './listen.ts'
import { readOfflineChecksum } from './offline-edition.ts'
import { developmentPolicy } from './security-headers.ts'
import { createSite } from './site.ts'
import { openToolFiles, toolsNotBuilt } from './tool-files.ts'

/** The whole server for `npm run dev`, until `stop`. Only `dev.ts` loads this, and the program that operators start does not. */
export async function startDevelopment(environment: Environment, vite: ViteDevServer) {
  const { application, close, announceStop } = await openApplication(environment)
  const stopWorking = startWork(application, { handlers, schedule })
  const stopHearing = startHearing(application)
  const invitation = await seedWhenEmpty(application)
  const listening = await listen(await createDevelopmentSite(application, vite), environment)
  return {
    /** For the first administrator, while there is none. */
    invitation,
    async stop() {
      announceStop()
      await listening.close()
      await Promise.all([stopWorking(), stopHearing()])
      await close()
    },
  }
}

type PagesModule = { createPages(application: Application): PageSettings['pages'] }

/** The site for `npm run dev`: pages from their sources, reloaded as one types. */
async function createDevelopmentSite(application: Application, vite: ViteDevServer) {
  const built = join(import.meta.dirname, '../../../build/tools')
  const offlineSha256 = await readOfflineChecksum(built)
  const addressOf = clientAddress(false)
  const api = apiDoor(application, await readRoutes(), addressOf)
  return createSite(application, {
    tools: offlineSha256 === null ? toolsNotBuilt : await openToolFiles(built),
    pages: await developedPages(vite, { ...application, offlineSha256, apiDocument: api.document }),
    cache: noPageCache,
    isBehindCaches: false,
    policy: developmentPolicy,
    files: (site) => {
      developmentLogIn(application)(site)
      site.use(async (context, next) => (await viteFirst(vite.middlewares, context.env)) ?? (await next()))
    },
    api: api.mount,
    addressOf,
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
    async answer(request, pageRequest) {
      newest = await load()
      return newest.answer(request, pageRequest)
    },
    holdsFile: (pathname) => newest.holdsFile(pathname),
    leadOn: (others) => newest.leadOn(others),
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
