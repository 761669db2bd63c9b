import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Application } from '#server/application.ts'
import type { PageSettings } from './answer-page.ts'
import { builtFiles } from './built-files.ts'
import { clientAddress } from './client-address.ts'
import { openPageCache } from './page-cache.ts'
import { pagePolicy } from './security-headers.ts'
import { createSite } from './site.ts'

type BuiltPages = { createPages(application: Application): PageSettings['pages'] }

/** The site as it runs for real: pages and files from `build/`. */
export async function createBuiltSite(application: Application, { trustProxy }: { trustProxy: boolean }) {
  const build = join(import.meta.dirname, '../../build')
  const { createPages }: BuiltPages = await import(pathToFileURL(join(build, 'server/index.js')).href)
  return createSite(application, {
    pages: createPages(application),
    cache: openPageCache(application.hub),
    policy: (nonce) => pagePolicy([`'nonce-${nonce}'`]),
    files: builtFiles(join(build, 'client')),
    addressOf: clientAddress(trustProxy),
  })
}
