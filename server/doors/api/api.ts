import type { HttpBindings } from '@hono/node-server'
import { createRoute, OpenAPIHono, type z } from '@hono/zod-openapi'
import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Program } from '#domain/actor.ts'
import type { ApiDocument, ApiParameter } from '#domain/api/document.ts'
import { isRefusal, NotFound, RuleBroken, Unavailable } from '#domain/errors.ts'
import { authorise } from '#domain/permissions/can.ts'
import { countRequest, findProgram } from '#server/access/api-keys/find-program.ts'
import { isDatabaseSilent } from '#server/database/database-unreachable.ts'
import type { Application } from '#server/kernel/application.ts'
import { describeFault } from '#server/kernel/describe-fault.ts'
import { codeSamples } from './code-samples.ts'
import { withEtag } from './etag.ts'
import { keyIn } from './key-in.ts'
import { limitHeaders } from './limit-headers.ts'
import { mcpEnd } from './mcp/mcp.ts'
import { faultProblem, problem, refusalProblem } from './problem.ts'
import { refusedParameters } from './refused-parameters.ts'
import type { ApiRoute } from './route.ts'

export const apiPath = '/api/v1'
const docsPath = '/developers'

type Api = { Bindings: HttpBindings; Variables: { program: Program } }
type Mount = (site: Hono<{ Bindings: HttpBindings }>) => void
/** The routes, and the document that describes them. */
type ApiDoor = { mount: Mount; document: ApiDocument }

/**
 * The API: each request with a key in its header, counted, checked by the schemas of its route, and answered by the same use cases as
 * the pages. What is refused has the code that a page would have.
 */
export function apiDoor(
  application: Application,
  routes: readonly ApiRoute[],
  addressOf: (request: Request, bindings: HttpBindings) => string | null,
): ApiDoor {
  const api = new OpenAPIHono<Api>()
  let written = ''
  api.get('/openapi.json', (context) =>
    withEtag(context.req.raw, new Response(written, { headers: openHeaders })),
  )
  api.use(async (context, next) => {
    const { raw } = context.req
    const program = await findProgram(application, keyIn(raw), addressOf(raw, context.env))
    context.set('program', program)
    const limits = Object.entries(limitHeaders(await countRequest(application, program)))
    await next()
    for (const [name, value] of limits) context.res.headers.set(name, value)
  })
  const parametersOf = ({ path }: ApiRoute) => document.paths[path]?.get.parameters ?? []
  for (const route of routes) mountRoute(api, application, route, () => parametersOf(route))
  api.notFound(() => refusalProblem(new NotFound()))
  api.onError((error) => problemOf(application, error))
  const document = openApiDocument(api, application.publicUrl)
  written = JSON.stringify(document)
  const answerModel = mcpEnd({ application, routes, document })
  const { inLane } = application.database
  // It only reads, also where it is asked by POST.
  api.post('/mcp', smallBody, ({ req, get }) => inLane('reading', () => answerModel(req.raw, get('program'))))
  api.all('/mcp', () => new Response(null, { status: 405, headers: { Allow: 'POST' } }))
  const mount: Mount = (site) => {
    site.route(apiPath, api)
    site.all('/api/*', () => refusalProblem(new NotFound()))
  }
  return { mount, document }
}

const smallBody = bodyLimit({
  maxSize: 64 * 1024,
  onError: () => refusalProblem(new RuleBroken('body-too-large')),
})

const openHeaders = { 'Content-Type': 'application/json', 'Cache-Control': 'public, max-age=300' }

function mountRoute(
  api: OpenAPIHono<Api>,
  application: Application,
  route: ApiRoute,
  parameters: () => readonly ApiParameter[],
): void {
  const { path, action, summary, description, body, answer } = route
  const json = (schema: z.ZodType) => ({ 'application/json': { schema } })
  const refused = { content: { 'application/problem+json': { schema: problem } } }
  const declared = createRoute({
    ...{ method: 'get', path, summary, description, security: [{ key: [action] }] },
    ...(route.tool === undefined ? {} : { 'x-tool': route.tool }),
    'x-codeSamples': codeSamples(`${application.publicUrl}${apiPath}${route.example}`),
    request: { query: route.query.strict(), params: route.params },
    responses: {
      200: { description: summary, content: json(body) },
      304: { description: 'Nothing changed since the ETag that was sent.' },
      401: { description: 'No key, or one that does not work.', ...refused },
      403: { description: 'The key was not made for this.', ...refused },
      404: { description: 'There is nothing here that the public may read.', ...refused },
      422: { description: 'A parameter is not as described.', ...refused },
      429: { description: 'The key has used what it may ask.', ...refused },
    },
  })
  // The schemas were read by the router; what they gave is typed in the file of the route.
  const answerAsked = async (context: Context) => {
    const { raw } = context.req
    const program: Program = context.get('program')
    authorise(program, action, null as never)
    const params = context.req.valid('param' as never)
    const query = context.req.valid('query' as never)
    const { body: found, next = null } = await answer({ application, program, params, query })
    const headers = new Headers({ 'Cache-Control': 'private, no-cache', Vary: 'Authorization' })
    if (next !== null) headers.set('Link', `<${nextAddress(application, raw, next)}>; rel="next"`)
    return withEtag(raw, Response.json(found, { headers }))
  }
  api.openapi(declared, answerAsked, (result, context) => {
    if (result.success) return undefined
    const asked = { parameters: parameters(), given: { ...context.req.param(), ...queryOf(context.req) } }
    return refusalProblem(refusedParameters(result.error, asked))
  })
}

function queryOf(request: Context['req']): Record<string, string | string[] | undefined> {
  const entries = Object.entries(request.queries())
  return Object.fromEntries(
    entries.map(([name, [first, ...more]]) => [name, more.length > 0 ? [first ?? '', ...more] : first]),
  )
}

/** The document that the door was made from (OpenAPI 3.1). */
function openApiDocument(api: OpenAPIHono<Api>, publicUrl: string): ApiDocument {
  api.openAPIRegistry.registerComponent('securitySchemes', 'key', { type: 'http', scheme: 'bearer' })
  const document = api.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: 'Fitila', version: '1', license: { name: 'AGPL-3.0-or-later' } },
    servers: [{ url: `${publicUrl}${apiPath}` }],
    externalDocs: { url: `${publicUrl}${docsPath}`, description: 'The same as a page to read' },
  })
  // Every route of ours is made by `mountRoute`, with these fields.
  return document as unknown as ApiDocument
}

function nextAddress({ publicUrl }: Application, request: Request, next: Record<string, string>): string {
  const { pathname, searchParams } = new URL(request.url)
  for (const [name, value] of Object.entries(next)) searchParams.set(name, value)
  return `${publicUrl}${pathname}?${searchParams}`
}

function problemOf({ log }: Application, error: unknown): Response {
  if (isRefusal(error)) return refusalProblem(error)
  log.error({ fault: describeFault(error) }, 'a request of the API failed')
  return isDatabaseSilent(error) ? refusalProblem(new Unavailable('database-silent')) : faultProblem()
}
