import { posix } from 'node:path'
import type { SourceFile } from '../boundaries/source-file.ts'
import { slowTests } from './slow-lane.ts'
import { askersOfWords } from './words-asked.ts'

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
 * The tests on a database that no import leads to from a changed file. All of `tests/` asks the whole site, so nothing of it is among
 * them. Empty when a file changed that is reached in other ways, as a migration or a package is.
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

const guarded = new Set(slowTests.flatMap(({ files }) => files))

/** What lets a test read files or start programs that no import tells of. */
const readers = /^(?:node:)?(?:fs|fs\/promises|child_process|worker_threads)$|^vite$/
const ofTools = /^(toolkit|packages)\//
const ofSite = /^(server|web|words|domain|program|operations)\//

/** What each test begins with, as `vitest.config.ts` says. */
const beforeEachTest = 'tests/run/refuse-stray-errors.ts'

/**
 * The tests without a database that no import leads to from a changed file. One that reads files is asked always; one of the tools
 * reads none of the site's. The slow lane has guards of its own. Empty when a file changed that is reached in other ways.
 */
export function unreachedUnits(changed: readonly string[], files: readonly SourceFile[]): string[] {
  if (!isFollowed(changed)) return []
  const importers = importersOf(files)
  const reached = reachedFrom(startsOf(changed, files), importers)
  if (reached.has(beforeEachTest)) return []
  const reading = files.filter(({ imports }) => imports.some(isReader)).map(({ path }) => path)
  const always = reachedFrom(reading, importers)
  const isSiteAlone = changed.every((path) => ofSite.test(path))
  return files
    .map(({ path }) => path)
    .filter((path) => /\.test\.tsx?$/.test(path) && !path.endsWith('.database.test.ts') && !guarded.has(path))
    .filter((path) => !reached.has(path) && (!always.has(path) || (isSiteAlone && ofTools.test(path))))
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

const isReader = ({ specifier, isTypeOnly }: SourceFile['imports'][number]) =>
  !isTypeOnly && readers.test(specifier)

/** What every page is drawn in or sent by. */
const aroundPages = /^web\/(root|frame|entry\.\w+|routes)\.tsx?$/

const walkOfPages = 'tests/accessibility/routes.spec.ts'

/** Fills the site that the browsers ask. */
const setUp = 'tests/support/browser-setup.ts'

/**
 * The modules of pages that no import leads to from a changed file, and the test that walks through them when that is all of them:
 * for the look for barriers on each page. Empty when something changed that is around each page, or that is reached in other ways, as a
 * style sheet is.
 */
export function unreachedPages(changed: readonly string[], files: readonly SourceFile[]): string[] {
  if (!isFollowed(changed)) return []
  // The table of pages names each of them, and the walk reads it.
  const reached = reachedFrom(
    startsOf(changed, files),
    importersOf(files.filter(({ path }) => path !== routes)),
  )
  const isAround = (path: string) => [walkOfPages, setUp].includes(path) || aroundPages.test(path)
  if ([...reached].some(isAround)) return []
  const pages = modulesOfPages(files)
  const unreached = pages.filter((path) => !reached.has(path))
  return unreached.length === pages.length ? [...unreached, walkOfPages] : unreached
}

const routes = 'web/routes.ts'

function modulesOfPages(files: readonly SourceFile[]): string[] {
  const known = new Set(files.map(({ path }) => path))
  const table = files.find(({ path }) => path === routes)
  return table
    ? [...new Set(targetsOf(table))].filter((path) => path.endsWith('.tsx') && known.has(path))
    : []
}

/** What runs as the site. */
const site = /^(server|web|program)\/.*(?<!\.test)\.tsx?$|^(start|demo)\.ts$/

/** The tests in the browser that ask the site, when no import leads to any of it from a changed file. The slow lane has guards of its own. */
export function unreachedSpecs(changed: readonly string[], files: readonly SourceFile[]): string[] {
  if (!isFollowed(changed)) return []
  const reached = reachedFrom(startsOf(changed, files), importersOf(files))
  if (reached.has(setUp) || [...reached].some((path) => site.test(path))) return []
  return files
    .map(({ path }) => path)
    .filter((path) => /^tests\/browser\/(?!toolkit\/).*\.spec\.ts$/.test(path) && !reached.has(path))
    .filter((path) => !guarded.has(path))
}

/** Whether imports tell all that the changed files reach. */
function isFollowed(changed: readonly string[]): boolean {
  return changed.every((path) => isSource(path) || /\.md$|^(docs|\.github)\//.test(path))
}

const isSource = (path: string) => /\.tsx?$/.test(path) && path.includes('/')

/** What changed; of a file of words, what shows its texts. */
function startsOf(changed: readonly string[], files: readonly SourceFile[]): string[] {
  return changed.flatMap((path) => askersOfWords(path, files) ?? [path])
}

function reachedFrom(
  paths: readonly string[],
  importers: ReadonlyMap<string, ReadonlySet<string>>,
): Set<string> {
  const reached = new Set(paths)
  // A set goes on to what is added to it on the way.
  for (const path of reached) for (const importer of importers.get(path) ?? []) reached.add(importer)
  return reached
}

function importersOf(files: readonly SourceFile[]): Map<string, Set<string>> {
  const importers = new Map<string, Set<string>>()
  for (const file of files)
    for (const target of targetsOf(file)) {
      const known = importers.get(target) ?? new Set()
      importers.set(target, known.add(file.path))
    }
  return importers
}

/** Names the programs that build. Each run begins with the build, whatever changed. */
const partsOfBuild = 'program/build-parts.ts'

/** Files that it imports, and those that it names, as the program of another process. Types are gone when a test runs. */
function targetsOf({ path, text, imports }: SourceFile): string[] {
  const imported = imports.flatMap(({ target, isTypeOnly }) =>
    target.kind === 'file' && !isTypeOnly ? [target.path] : [],
  )
  const specifiers = new Set(imports.map(({ specifier }) => specifier))
  if (path === partsOfBuild) return imported
  const named = [...text.matchAll(/['"`]([\w./-]+\.tsx?)['"`]/g)].flatMap(([, name = '']) =>
    specifiers.has(name) ? [] : [name, posix.join(posix.dirname(path), name)],
  )
  return [...imported, ...named]
}
