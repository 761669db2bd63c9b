import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { Application } from '#server/kernel/application.ts'
import { type Language, languageNames, languageOf, languages } from '#words/catalogue.ts'
import { type FileSenders, fileForms } from './file-forms.ts'
import { applicationContext, type PageRequest, pageRequestContext } from './page-request.ts'
import { redirectForGood } from './redirect.ts'
import { buildOfData, pagesOf } from './shell/routers/build-of-pages.ts'
import { canonicalPaths } from './shell/routers/canonical-path.ts'
import { openBuildChoice } from './shell/routers/choose-build.ts'
import { refusedDownload } from './shell/routers/refused-download.tsx'

// React Router's own build; its generated module has no types.
const serverBuild = build as ServerBuild

export type Pages = {
  answer(request: Request, pageRequest: PageRequest): Promise<Response>
  /** Whether the page at this path has a form that holds a file. */
  holdsFile(pathname: string): FileSenders | null
  /**
   * Where an address is not spelled as the tables of routes spell it, the answer that leads to the spelling which is.
   *
   * @param others paths that are answered before the pages, as Hono writes them
   */
  leadOn(others: readonly string[]): (url: URL) => Response | null
}

/** The server build's one export: every page and form of the site, for the application that is handed in. */
export function createPages(application: Application): Pages {
  const handlers = new Map(languageNames.map((name) => [name, handlerFor(name)]))
  const answer: Pages['answer'] = async (request, pageRequest) => {
    const context = new RouterContextProvider()
    context.set(applicationContext, application)
    context.set(pageRequestContext, pageRequest)
    const { pathname } = new URL(request.url)
    const handlerAt = handlers.get(languageOf(pathname))
    if (!handlerAt) throw new Error('a language without its pages')
    const response = await handlerAt(pathname, isReading(request))(request, context)
    const { renderedPage } = pageRequest
    if (renderedPage) return withBody(renderedPage.body, response)
    else return (await refusedDownload(request, response, styleSheets)) ?? response
  }
  const paths = pagesOf(serverBuild).map(({ path }) => path)
  const leadOn: Pages['leadOn'] = (others) => {
    const canonical = canonicalPaths(paths, others)
    return ({ pathname, search }) => {
      const path = canonical(pathname)
      return path === pathname ? null : redirectForGood(path + search)
    }
  }
  return { answer, holdsFile: fileForms(serverBuild.routes), leadOn }
}

/** The same pages once for each language: the router itself then puts its prefix before every link and every form. */
function handlerFor(language: Language) {
  const { prefix } = languages[language]
  const made = new Map<string, ReturnType<typeof createRequestHandler>>()
  return (pathname: string, isReading: boolean) => {
    const path = pathname.slice(prefix.length) || '/'
    const isData = isReading && path.endsWith('.data')
    const { name: page, make } = isData ? chooseData(path) : chooseBuild(path)
    const name = isData ? `data of ${page}` : page
    const known = made.get(name)
    const handler =
      known ?? createRequestHandler({ ...make(), basename: prefix || '/' }, import.meta.env.MODE)
    made.set(name, handler)
    return handler
  }
}

const chooseBuild = openBuildChoice(serverBuild)
const chooseData = openBuildChoice(buildOfData(serverBuild))
const styleSheets = serverBuild.assets.routes.root?.css ?? []

function withBody(page: Buffer<ArrayBuffer>, { status, headers }: Response): Response {
  return new Response(page, { status, headers })
}

function isReading({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD'
}
