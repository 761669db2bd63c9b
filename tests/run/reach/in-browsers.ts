import { type Asked, walks } from '../asked/record.ts'
import { slowTests, toolsInBrowsers } from '../slow-lane.ts'
import { filesOfRoutes, reachedOfSite, type SiteGraph, unasked } from './site-graph.ts'

const walkOfPages = 'tests/accessibility/routes.spec.ts'

/**
 * The modules of pages that no import leads to from a changed file, and the test that walks through them when that is all of them:
 * for the look for barriers on each page. Empty when something changed that is around each page, or that is reached in other ways, as a
 * style sheet is.
 */
export function unreachedPages(changed: readonly string[], graph: SiteGraph): string[] {
  const reached = reachedOfSite(changed, graph)
  if (reached === null || reached.has(walkOfPages)) return []
  const pages = filesOfRoutes(graph.files).filter((path) => path.endsWith('.tsx'))
  const unreached = pages.filter((path) => !reached.has(path))
  return unreached.length === pages.length ? [...unreached, walkOfPages] : unreached
}

/**
 * The tests in browsers that a change does not reach, nor what they ask. The slow lane has guards of its own; of its tools those are among
 * them that are of other tools.
 */
export function unreachedSpecs(changed: readonly string[], graph: SiteGraph, asked: Asked): string[] {
  const reached = reachedOfSite(changed, graph)
  const isUnasked = unasked(reached, graph.files, asked)
  const isWalkUnreached = (path: string) =>
    path !== walkOfPages &&
    reached !== null &&
    !reached.has(path) &&
    ![...reached].some((each) => site.test(each))
  return graph.files
    .filter(({ path }) => isInBrowsers.test(path) && !guarded.has(path))
    .filter((file) => (walks.includes(file.path) ? isWalkUnreached(file.path) : isUnasked(file)))
    .map(({ path }) => path)
}

export const isInBrowsers = /^tests\/(browser|accessibility)\/.*\.spec\.ts$/

/** What runs as the site. */
const site = /^(server|web|program)\/.*(?<!\.test)\.tsx?$|^(start|demo)\.ts$/

const guarded = new Set(
  slowTests.flatMap(({ files }) => files).filter((path) => !toolsInBrowsers.includes(path)),
)
