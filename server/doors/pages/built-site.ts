import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Application } from '#server/kernel/application.ts'
import type { PageSettings } from './answer-page.ts'
import { builtFiles } from './built-files.ts'
import { clientAddress } from './client-address.ts'
import { readOfflineChecksum } from './offline-edition.ts'
import { openPageCache } from './page-cache.ts'
import { pagePolicy } from './security-headers.ts'
import { createSite } from './site.ts'
import { openToolFiles } from './tool-files.ts'

type BuiltPages = { createPages(application: Application): PageSettings['pages'] }

/** The site as it runs for real: pages and files from `build/`. */
export async function createBuiltSite(application: Application, { trustProxy }: { trustProxy: boolean }) {
  const build = join(import.meta.dirname, '../../../build')
  const { createPages }: BuiltPages = await import(pathToFileURL(join(build, 'server/index.js')).href)
  const { statistics } = application.operator
  const offlineSha256 = await readOfflineChecksum(join(build, 'tools'))
  return createSite(application, {
    tools: await openToolFiles(join(build, 'tools')),
    pages: createPages({ ...application, offlineSha256 }),
    cache: openPageCache(application.hub),
    policy: (scripts) => pagePolicy(scripts, statistics),
    files: builtFiles(join(build, 'client')),
    addressOf: clientAddress(trustProxy),
  })
}
