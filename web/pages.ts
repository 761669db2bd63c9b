import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { Application } from '#server/kernel/application.ts'
import { type Language, languageNames, languageOf, languages } from '#words/catalogue.ts'
import { type FileSenders, fileForms } from './file-forms.ts'
import { applicationContext, type PageRequest, pageRequestContext } from './page-request.ts'

// React Router's own build; its generated module has no types.
const serverBuild = build as ServerBuild

export type Pages = {
  answer(request: Request, pageRequest: PageRequest): Promise<Response>
  /** Whether the page at this path has a form that holds a file. */
  holdsFile(pathname: string): FileSenders | null
}

/** The server build's one export: every page and form of the site, for the application that is handed in. */
export function createPages(application: Application): Pages {
  const handlers = new Map(languageNames.map((name) => [name, handlerFor(name)]))
  const answer: Pages['answer'] = async (request, pageRequest) => {
    const context = new RouterContextProvider()
    context.set(applicationContext, application)
    context.set(pageRequestContext, pageRequest)
    const handle = handlers.get(languageOf(new URL(request.url).pathname))
    if (!handle) throw new Error('a language without its pages')
    const response = await handle(request, context)
    const { renderedPage } = pageRequest
    return renderedPage ? withBody(renderedPage.body, response) : response
  }
  return { answer, holdsFile: fileForms(serverBuild.routes) }
}

/** The same pages once for each language: the router itself then puts its prefix before every link and every form. */
function handlerFor(language: Language) {
  const basename = languages[language].prefix || '/'
  return createRequestHandler({ ...serverBuild, basename }, import.meta.env.MODE)
}

function withBody(page: Buffer<ArrayBuffer>, { status, headers }: Response): Response {
  return new Response(page, { status, headers })
}
