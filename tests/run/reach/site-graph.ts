import type { SourceFile } from '../../boundaries/source-file.ts'
import { type Asked, digestOf, walks } from '../asked/record.ts'
import { doorsReached } from './doors-reached.ts'
import { type Importers, importersOf, isFollowed, reachedFrom, targetsOf } from './imports-of-files.ts'
import { namersOfWords } from './words-asked.ts'

/** What every page is drawn in, built by or sent by, and what each test in a browser runs in. */
const around = [
  /^web\/(root|frame|entry\.\w+|routes|pages)\.tsx?$/,
  /^server\/doors\/pages\/(?!.*\.test\.ts|development-)/,
  /^(vite-plugins|program)\/(?!.*\.test\.ts)/,
  /^(playwright|vite)\.config\.ts$/,
]

/**
 * What the program does without being asked. All that writes imports these tables, so no import is followed from them: a page is reached by
 * what it shows. But whatever a test sees may come of them.
 */
const tables = [
  'server/events/consumers.ts',
  'server/schedule/jobs/handlers.ts',
  'server/schedule/jobs/schedule.ts',
]

/** What runs as the program, beside its pages. */
const program = 'start.ts'

/** Fills the site that the browsers ask. */
const setUp = 'tests/support/browser-setup.ts'

/**
 * Makes the people and reports of that site by calling use cases. Each run in browsers begins with it, and ends where it fails: so what it
 * calls is tried however few tests follow.
 */
const filling = 'tests/support/people-the-world.ts'

const tableOfRoutes = 'web/routes.ts'

export type SiteGraph = {
  files: readonly SourceFile[]
  importers: Importers
  /** The files of the tests that fill the site. */
  fills: ReadonlySet<string>
}

/** @param files all sources there are */
export function siteGraph(files: readonly SourceFile[]): SiteGraph {
  // The table of routes names each of them, and both the site and the walks read it.
  const followed = files.filter(({ path }) => path !== tableOfRoutes && path !== filling)
  const importers = importersOf(followed)
  for (const table of tables) importers.delete(table)
  return { files, importers, fills: fillers(files) }
}

/** What a change reaches of the site and its tests. Null when that is all there is, or when imports do not tell. */
export function reachedOfSite(
  changed: readonly string[],
  { files, importers, fills }: SiteGraph,
): Set<string> | null {
  if (!isFollowed(changed) || changed.some((path) => fills.has(path) || tables.includes(path))) return null
  const starts = changed.flatMap((path) => namersOfWords(path, files) ?? [path])
  const reached = reachedFrom(starts, importers)
  const isAround = (path: string) => around.some((each) => each.test(path))
  return [...reached].some(isAround) ? null : reached
}

/**
 * Whether a change reaches nothing that a test asks: no import leads to it from a changed file, and none to a route that the record says it
 * asks. Of a test that is not in the record, or was changed since, that is never so.
 *
 * @param reached from `reachedOfSite`
 */
export function unasked(
  reached: ReadonlySet<string> | null,
  files: readonly SourceFile[],
  asked: Asked,
): (test: SourceFile) => boolean {
  if (reached === null || [program, ...tables].some((path) => reached.has(path))) return () => false
  const isDoor = doorsReached(reached, files)
  return ({ path, text }) => {
    const row = asked[path]
    const isKnown = row?.text === digestOf(text) && row.asks.length > 0
    return isKnown && !reached.has(path) && !row.asks.some((name) => reached.has(name) || isDoor(name))
  }
}

/**
 * The files of routes that no import leads to from a change, for the tests that ask every route. None where a test may see anything of it,
 * or where one of these tests changed, or what it takes from other tests.
 */
export function unreachedRoutes(changed: readonly string[], graph: SiteGraph): string[] {
  const reached = reachedOfSite(changed, graph)
  if (reached === null || [program, ...tables].some((path) => reached.has(path))) return []
  const ofTests = changed.filter((path) => path.startsWith('tests/'))
  const byTests = reachedFrom(ofTests, graph.importers)
  if (walks.some((path) => byTests.has(path))) return []
  return filesOfRoutes(graph.files).filter((path) => !reached.has(path))
}

/** Each file that the table of routes names. */
export function filesOfRoutes(files: readonly SourceFile[]): string[] {
  const known = new Set(files.map(({ path }) => path))
  const table = files.find(({ path }) => path === tableOfRoutes)
  return table ? [...new Set(targetsOf(table))].filter((path) => known.has(path)) : []
}

/** From the set-up on. */
function fillers(files: readonly SourceFile[]): Set<string> {
  const known = new Map(files.map((file) => [file.path, file]))
  const found = new Set([setUp])
  for (const path of found) {
    const file = known.get(path)
    for (const target of file ? targetsOf(file) : [])
      if (target.startsWith('tests/') && known.has(target)) found.add(target)
  }
  return found
}
