import { matchPath, type ServerBuild } from 'react-router'
import { languageOf, languages } from '#words/catalogue.ts'

/** Whose files a page takes: of people who are logged in, or of everyone. */
export type FileSenders = 'people' | 'everyone'

/** What a page exports as its `handle` when its form holds a file: such a form may be larger, and streams. */
export type FileFormHandle = { holdsFile: FileSenders }

type Routes = ServerBuild['routes']

/** Tells by the path of a request, in any language and with or without scripts, whose files its page takes. */
export function fileForms(routes: Routes): (pathname: string) => FileSenders | null {
  const forms = Object.values(routes).flatMap((route) =>
    route && holdsFile(route.module.handle)
      ? [{ path: pathOf(routes, route.id), senders: route.module.handle.holdsFile }]
      : [],
  )
  return (pathname) => {
    const { prefix } = languages[languageOf(pathname)]
    // With scripts, React Router asks for the data of a page by this ending.
    const inSite = pathname.slice(prefix.length).replace(/\.data$/, '')
    return forms.find(({ path }) => matchPath(path, inSite) !== null)?.senders ?? null
  }
}

function holdsFile(handle: unknown): handle is FileFormHandle {
  return typeof handle === 'object' && handle !== null && 'holdsFile' in handle
}

/** With a `/` before it, and with the paths of the frames around the page. */
export function pathOf(routes: Routes, id: string): string {
  const route = routes[id]
  if (!route) return ''
  const above = route.parentId ? pathOf(routes, route.parentId) : ''
  return route.path ? `${above}/${route.path}` : above
}
