import type { ServerBuild } from 'react-router'
import { pathOf } from '../../file-forms.ts'

/**
 * The site's build with one page alone, in its frames. The router compares an address with every page that it knows, twice for each
 * request, and makes a component for each when it renders: for pages that many ask for at one moment that is a good part of the work.
 *
 * @param path of the page, as `routes.ts` writes it, with a `/` before it
 */
export function buildOfPage(build: ServerBuild, path: string): ServerBuild {
  const page = Object.values(build.routes).find((route) => route && pathOf(build.routes, route.id) === path)
  if (!page) throw new Error(`a page that the build does not know: ${path}`)
  const ids = new Set(branchOf(build.routes, page.id))
  const only = <Route>(routes: Record<string, Route>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)))
  return {
    ...build,
    routes: only(build.routes),
    assets: { ...build.assets, routes: only(build.assets.routes) },
  }
}

/** The page and the frames around it. */
function branchOf(routes: ServerBuild['routes'], id: string): string[] {
  const above = routes[id]?.parentId
  return above ? [id, ...branchOf(routes, above)] : [id]
}
