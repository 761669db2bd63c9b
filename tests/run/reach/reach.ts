import type { SourceFile } from '../../boundaries/source-file.ts'
import type { Asked } from '../asked/record.ts'
import { slowTests } from '../slow-lane.ts'
import { importersOf, isFollowed, isSource, reachedFrom, startsOf } from './imports-of-files.ts'
import { reachedOfSite, type SiteGraph, unasked } from './site-graph.ts'

/** What reads files by their folder, or is built of all of them: no import tells what these need. */
const readsAll = [
  'server/doors/api/routes.ts',
  'server/doors/pages/built-site.ts',
  'server/doors/pages/development-site.ts',
  'tests/boundaries/read-source-files.ts',
] as const

/** What no test on a database of the server's own reads. */
const elsewhere = /\.md$|^(docs|ui|web|toolkit|\.github)\//

/**
 * The tests on a database that no import leads to from a changed file. All of `tests/` asks the whole site: see below. Empty when a file
 * changed that is reached in other ways, as a migration or a package is.
 */
export function unreachedTests(changed: readonly string[], files: readonly SourceFile[]): string[] {
  if (!changed.every((path) => isSource(path) || elsewhere.test(path))) return []
  const importers = importersOf(files)
  const [reached, always] = [
    reachedFrom(startsOf(changed, files), importers),
    reachedFrom(readsAll, importers),
  ]
  return files
    .map(({ path }) => path)
    .filter((path) => path.endsWith('.database.test.ts') && !path.startsWith('tests/'))
    .filter((path) => !reached.has(path) && !always.has(path))
}

export const asksInVitest = /^tests\/.*\.database\.test\.ts$/

/**
 * Of the tests on a database that ask the whole site, those that a change does not reach, nor what they ask. One that reads files is asked
 * always.
 */
export function unreachedSiteTests(changed: readonly string[], graph: SiteGraph, asked: Asked): string[] {
  const isUnasked = unasked(reachedOfSite(changed, graph), graph.files, asked)
  return graph.files
    .filter(({ path, imports }) => asksInVitest.test(path) && !imports.some(isReader))
    .filter((file) => !guarded.has(file.path) && isUnasked(file))
    .map(({ path }) => path)
}

const guarded = new Set(slowTests.flatMap(({ files }) => files))

/** What lets a test read files or start programs that no import tells of. */
const readers = /^(?:node:)?(?:fs|fs\/promises|child_process|worker_threads)$|^vite$/
const readerOfSources = 'tests/boundaries/read-source-files.ts'
const ofTools = /^(toolkit|packages)\//
const ofServer = /^server\//

/** What tests of the server's own parts read by no file, unless they read all sources or what is built of them. */
const ofPages = /^(web|words)\/|^CHANGELOG\.md$/
const ofSite = /^(server|web|words|domain|program|operations)\//

/** What each test begins with, as `vitest.config.ts` says. */
const beforeEachTest = 'tests/run/refuse-stray-errors.ts'

/**
 * The tests without a database that no import leads to from a changed file. One that reads files is asked always; one of the tools
 * reads none of the site's, and one of the server none of the pages. The slow lane has guards of its own. Empty when a file changed that is reached in other ways.
 */
export function unreachedUnits(changed: readonly string[], files: readonly SourceFile[]): string[] {
  if (!isFollowed(changed)) return []
  const importers = importersOf(files)
  const reached = reachedFrom(startsOf(changed, files), importers)
  if (reached.has(beforeEachTest)) return []
  const reading = files.filter(({ imports }) => imports.some(isReader)).map(({ path }) => path)
  const always = reachedFrom(reading, importers)
  const readingAll = reachedFrom(readsAll, importers)
  const isSiteAlone = changed.every((path) => ofSite.test(path))
  const arePagesAlone = changed.every((path) => ofPages.test(path))
  const readsNone = (path: string) =>
    (isSiteAlone && ofTools.test(path)) || (arePagesAlone && ofServer.test(path) && !readingAll.has(path))
  return files
    .map(({ path }) => path)
    .filter((path) => /\.test\.tsx?$/.test(path) && !path.endsWith('.database.test.ts') && !guarded.has(path))
    .filter((path) => !reached.has(path) && (!always.has(path) || readsNone(path)))
}

/**
 * The tests without a browser that no import leads to from a changed file, whatever they read. For a quick look while one works; null when
 * imports do not tell what is reached.
 */
export function unreachedByImport(changed: readonly string[], files: readonly SourceFile[]): string[] | null {
  const reached = reachedFrom(startsOf(changed, files), importersOf(files))
  if (!isFollowed(changed) || reached.has(beforeEachTest)) return null
  return files.map(({ path }) => path).filter((path) => /\.test\.tsx?$/.test(path) && !reached.has(path))
}

const isReader = ({ specifier, target, isTypeOnly }: SourceFile['imports'][number]) =>
  !isTypeOnly && (readers.test(specifier) || (target.kind === 'file' && target.path === readerOfSources))
