import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { apiDoor } from '#server/doors/api/api.ts'
import { readRoutes } from '#server/doors/api/routes.ts'
import type { Application } from '#server/kernel/application.ts'
import type { Environment } from '#server/kernel/env.ts'
import type { Circuits } from '#server/onion/circuits.ts'
import type { PageSettings } from './answer-page.ts'
import { builtFiles } from './built-files.ts'
import { clientAddress } from './client-address.ts'
import { openPageCache } from './kept/page-cache.ts'
import { readOfflineChecksum } from './offline-edition.ts'
import { pagePolicy } from './security-headers.ts'
import { readSignedRelease, signedRelease } from './signed-release.ts'
import { createSite } from './site.ts'
import { readSourceArchive, sourceArchive } from './source-archive.ts'
import { openToolFiles } from './tool-files.ts'

type BuiltPages = { createPages(application: Application): PageSettings['pages'] }

const build = join(import.meta.dirname, '../../../build')

/** Reading the pages takes as long as a database takes to start. Begun early, `createBuiltSite` finds them read; a fault is told there. */
export function beginReadingPages(): void {
  readPages().catch(() => {})
}

function readPages(): Promise<BuiltPages> {
  return import(pathToFileURL(join(build, 'server/index.js')).href)
}

/** The site as it runs for real: pages and files from `build/`. */
export async function createBuiltSite(
  application: Application,
  {
    trustProxy,
    cacheUrls = [],
    circuits,
  }: Pick<Environment, 'trustProxy'> & Partial<Pick<Environment, 'cacheUrls'>> & { circuits?: Circuits },
) {
  const { createPages } = await readPages()
  const { statistics } = application.operator
  const offlineSha256 = await readOfflineChecksum(join(build, 'tools'))
  const archive = await readSourceArchive(join(build, 'source'))
  const release = await readSignedRelease(build)
  const addressOf = clientAddress(trustProxy, circuits)
  const api = apiDoor(application, await readRoutes(), addressOf)
  return createSite(application, {
    tools: await openToolFiles(join(build, 'tools')),
    pages: createPages({
      ...application,
      ...{ offlineSha256, sourceArchive: archive, signedRelease: release, apiDocument: api.document },
    }),
    cache: openPageCache(application.hub),
    isBehindCaches: cacheUrls.length > 0,
    policy: (scripts, formTargets) => pagePolicy(scripts, statistics, formTargets),
    files: (site) => {
      sourceArchive(join(build, 'source'))(site)
      signedRelease(build)(site)
      builtFiles(join(build, 'client'))(site)
    },
    api: api.mount,
    addressOf,
  })
}
