import { existsSync, readFileSync } from 'node:fs'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { leftOut } from '#tests/run/left-out.ts'
import routes from '#web/routes.ts'

export type SiteRoute = {
  /** As in `web/routes.ts`, with a slash in front. */
  path: string
  /** What React Router calls it: its file without the ending. */
  id: string
  /** From the root of the repository. */
  file: string
}

/** Every address of `web/routes.ts`, so that a new page cannot be forgotten. */
export const siteRoutes: readonly SiteRoute[] = flatten(routes, '')

const unreached = leftOut(process.env)

/** The same, but those whose files `npm test` told to leave out, for a change does not reach them. */
export const routesReached: readonly SiteRoute[] = siteRoutes.filter(({ file }) => !unreached.includes(file))

/** Of a table by paths of routes, the rows of the routes that are reached, and those of no route. */
export function rowsReached<Row>(rows: Readonly<Record<string, Row>>): Record<string, Row> {
  const paths = siteRoutes.filter((route) => !routesReached.includes(route)).map(({ path }) => path)
  return Object.fromEntries(Object.entries(rows).filter(([path]) => !paths.includes(path)))
}

/** Fills in what an address leaves open: `:id`, `:token`, and the star. */
export function fillIn(path: string, values: Record<string, string>): string {
  return path.replace(/:(\w+)|\*/g, (_, name: string | undefined) => values[name ?? '*'] ?? 'nowhere')
}

/** Where React Router's own client asks for a page's data; for one loader alone when `only` names its route. */
export function dataAddress(address: string, only?: Omit<SiteRoute, 'file'>): string {
  const data = address === '/' ? '/_.data' : `${address}.data`
  return only ? `${data}?_routes=${encodeURIComponent(only.id)}` : data
}

/** Whether scripts ask a route for data: it has a page, or says that scripts ask it. Every other one gives a file or takes a form. */
export function givesData(id: string): boolean {
  const [file = ''] = [`web/${id}.tsx`, `web/${id}.ts`].filter((path) => existsSync(path))
  return /^export default |isAskedBy: 'scripts'/m.test(readFileSync(file, 'utf8'))
}

function flatten(entries: readonly RouteConfigEntry[], above: string): SiteRoute[] {
  return entries.flatMap((entry) => {
    const path = entry.path ? `${above}/${entry.path}` : above
    const below = flatten(entry.children ?? [], path)
    const id = entry.id ?? entry.file.replace(/\.\w+$/, '')
    return entry.children ? below : [{ path: path || '/', id, file: `web/${entry.file}` }]
  })
}
