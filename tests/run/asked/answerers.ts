import { matchRoutes } from 'react-router'
import { siteRoutes } from '#tests/support/site-routes.ts'
import { languageOf, languages } from '#words/catalogue.ts'

/** What answers beside the pages, and how the record names it. A tool goes by its address. */
const doors = [
  { path: /^\/(tools\/[\w-]+)/, name: null },
  { path: /^\/api\//, name: 'api' },
] as const

/** Built files, and what the doors answer without a page. Whatever changes of these is around each page. */
const around = /^\/(assets|source|live|\.well-known)(\/|$)|^\/(favicon\.ico|payments\/news)$/

const routes = siteRoutes.map(({ path, file }) => ({ path, id: file }))

const known: ReadonlySet<string> = new Set([
  ...siteRoutes.map(({ file }) => file),
  ...doors.flatMap(({ name }) => name ?? []),
])

/** Whether the record may have this name: a file of `web/routes.ts`, a door above, or the address of a tool. */
export function isAnswerer(name: string): boolean {
  return known.has(name) || doors.some((door) => door.name === null && door.path.test(`/${name}`))
}

/** The file of the route that answers at this path, also when it is asked for the data of a page alone. Null where no page answers. */
export function answererOf(pathname: string): string | null {
  const door = doors.find(({ path }) => path.test(pathname))
  if (door) return door.name ?? door.path.exec(pathname)?.[1] ?? null
  if (around.test(pathname) || !isDecodable(pathname)) return null
  const path = pathname.replace(/^\/page-data\/[^/]+/, '').replace(/(?:\/_?)?\.data$/, '') || '/'
  const { prefix } = languages[languageOf(path)]
  const [match] = matchRoutes(routes, path.slice(prefix.length) || '/') ?? []
  return match?.route.id ?? null
}

/** Of another address the site says that there is nothing, and the router complains of it. */
function isDecodable(pathname: string): boolean {
  try {
    decodeURI(pathname)
    return true
  } catch {
    return false
  }
}
