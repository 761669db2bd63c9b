import { matchPath, type ServerBuild } from 'react-router'
import { languageOf, languages } from '#words/catalogue.ts'

/** What a page exports as its `handle` when its form holds a file: such a form may be larger, and streams. */
export type FileFormHandle = { holdsFile: true }

type Routes = ServerBuild['routes']

/** Tells by the path of a request, in any language and with or without scripts, whether its page has such a form. */
export function fileForms(routes: Routes): (pathname: string) => boolean {
  const paths = Object.values(routes).flatMap((route) =>
    route && holdsFile(route.module.handle) ? [pathOf(routes, route.id)] : [],
  )
  return (pathname) => {
    const { prefix } = languages[languageOf(pathname)]
    // With scripts, React Router asks for the data of a page by this ending.
    const inSite = pathname.slice(prefix.length).replace(/\.data$/, '')
    return paths.some((path) => matchPath(path, inSite) !== null)
  }
}

function holdsFile(handle: unknown): handle is FileFormHandle {
  return typeof handle === 'object' && handle !== null && 'holdsFile' in handle && handle.holdsFile === true
}

function pathOf(routes: Routes, id: string): string {
  const route = routes[id]
  if (!route) return ''
  const above = route.parentId ? pathOf(routes, route.parentId) : ''
  return route.path ? `${above}/${route.path}` : above
}
