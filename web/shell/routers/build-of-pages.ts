import type { ServerBuild } from 'react-router'
import { pathOf } from '../../file-forms.ts'

/**
 * The site's build with some pages alone, in their frames. The router compares an address with every page that it knows, twice for each
 * request, and makes a component for each when it renders: with all pages that is a good part of the work.
 *
 * @param isAsked by the path of a page, as `routes.ts` writes it, with a `/` before it
 */
export function buildOfPages(build: ServerBuild, isAsked: (path: string) => boolean): ServerBuild {
  const ids = new Set(
    pagesOf(build).flatMap(({ id, path }) => (isAsked(path) ? branchOf(build.routes, id) : [])),
  )
  const only = <Route>(routes: Record<string, Route>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)))
  return {
    ...build,
    routes: only(build.routes),
    assets: { ...build.assets, routes: only(build.assets.routes) },
  }
}

/** Every page and every other address, by the path that leads to it alone. */
export function pagesOf({ routes }: ServerBuild): { id: string; path: string }[] {
  const frames = new Set(Object.values(routes).map((route) => route?.parentId))
  return Object.keys(routes)
    .filter((id) => !frames.has(id))
    .map((id) => ({ id, path: pathOf(routes, id) || '/' }))
}

/** The page and the frames around it. */
function branchOf(routes: ServerBuild['routes'], id: string): string[] {
  const above = routes[id]?.parentId
  return above ? [id, ...branchOf(routes, above)] : [id]
}
