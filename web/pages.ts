import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { Application } from '#server/kernel/application.ts'
import { type Language, languageNames, languageOf, languages } from '#words/catalogue.ts'
import { applicationContext, type VisitFacts, visitFactsContext } from './visit-facts.ts'

export type Pages = (request: Request, facts: VisitFacts) => Promise<Response>

/** The server build's one export: every page and form of the site, for the application that is handed in. */
export function createPages(application: Application): Pages {
  const handlers = new Map(languageNames.map((name) => [name, handlerFor(name)]))
  return async (request, facts) => {
    const context = new RouterContextProvider()
    context.set(applicationContext, application)
    context.set(visitFactsContext, facts)
    const handle = handlers.get(languageOf(new URL(request.url).pathname))
    if (!handle) throw new Error('a language without its pages')
    const response = await handle(request, context)
    const { renderedPage } = facts
    return renderedPage ? withBody(renderedPage.body, response) : response
  }
}

/** The same pages once for each language: the router itself then puts its prefix before every link and every form. */
function handlerFor(language: Language) {
  const basename = languages[language].prefix || '/'
  // React Router's own build; its generated module has no types of its own.
  return createRequestHandler({ ...(build as ServerBuild), basename }, import.meta.env.MODE)
}

function withBody(page: Buffer<ArrayBuffer>, { status, headers }: Response): Response {
  return new Response(page, { status, headers })
}
