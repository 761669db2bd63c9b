import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { Application } from '#server/application.ts'
import { applicationContext, type VisitFacts, visitFactsContext } from './visit-facts.ts'

export type Pages = (request: Request, facts: VisitFacts) => Promise<Response>

/** The server build's one export: every page and form of the site, for the application that is handed in. */
export function createPages(application: Application): Pages {
  const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE)
  return async (request, facts) => {
    const context = new RouterContextProvider()
    context.set(applicationContext, application)
    context.set(visitFactsContext, facts)
    const response = await handle(request, context)
    const { renderedPage } = facts
    return renderedPage ? withBody(renderedPage, response) : response
  }
}

function withBody(page: Buffer<ArrayBuffer>, { status, headers }: Response): Response {
  return new Response(page, { status, headers })
}
