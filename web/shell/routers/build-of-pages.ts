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

/**
 * The site's build where the addresses that give a file have none. Asked for their data, as only the scripts of a page ask, they are not
 * found. An address without a page whose data scripts ask for says so in its `handle`.
 */
export function buildOfData(build: ServerBuild): ServerBuild {
  const nothing = build.routes['not-found']?.module
  if (!nothing) throw new Error('the build has no page for what is not found')
  const routes = Object.entries(build.routes).map(([id, route]) => {
    return [id, route && !givesData(route.module) ? { ...route, module: nothing } : route] as const
  })
  return { ...build, routes: Object.fromEntries(routes) }
}

/** What an address without a page says of itself, where scripts ask for its data. */
export type DataHandle = { isAskedBy: 'scripts' }

type Module = NonNullable<ServerBuild['routes'][string]>['module']

function givesData(module: Module): boolean {
  const handle: unknown = module.handle
  const isAsked = typeof handle === 'object' && handle !== null && 'isAskedBy' in handle
  return module.default !== undefined || isAsked
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
