import { renderToString } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { withLateScripts } from './late-scripts.ts'
import { visitFactsContext } from './visit-facts.ts'

/**
 * Renders a page whole, in one go: what the loaders brought is there already. A page in one piece can be kept and
 * compressed, and costs half of what React's stream costs. So no loader may return a promise to be awaited in a page.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const facts = context.get(visitFactsContext)
  const { serverHandoffStream, ...rest } = routerContext
  const page = renderToString(<ServerRouter context={rest} url={request.url} nonce={facts.nonce} />)
  const pieces = serverHandoffStream ? await readPieces(serverHandoffStream) : []
  const handoff = rest.renderMeta?.didRenderScripts ? handoffScript(pieces, facts.nonce) : ''
  const whole = withNonceOnData(lateScriptsWhenBuilt(withoutEnding(page)), facts.nonce)
  facts.renderedPage = Buffer.from(`<!DOCTYPE html>${whole}${handoff}${ending}`)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(null, { status, headers })
}

/** Unknown errors of loaders and actions are logged where they are turned into pages; these are the router's own. */
export function handleError(error: unknown, { context }: { context: Readonly<RouterContextProvider> }): void {
  if (error instanceof Error) context.get(visitFactsContext).logFault(error)
}

// Vite's own modules, while somebody develops, have an order among them that must stay.
const lateScriptsWhenBuilt = import.meta.env.PROD ? withLateScripts : (page: string) => page

// React Router writes structured data without one, and our policy is held to be about every inline script.
function withNonceOnData(page: string, nonce: string): string {
  return page.replaceAll(
    '<script type="application/ld+json">',
    `<script type="application/ld+json" nonce="${nonce}">`,
  )
}

const ending = '</body></html>'

function withoutEnding(page: string): string {
  return page.endsWith(ending) ? page.slice(0, -ending.length) : page
}

async function readPieces(stream: ReadableStream<Uint8Array>): Promise<string[]> {
  const decoder = new TextDecoder()
  const pieces: string[] = []
  for await (const bytes of stream) pieces.push(decoder.decode(bytes, { stream: true }))
  return pieces
}

/**
 * What the loaders brought, for the router in the browser, as React Router's own `StreamTransfer` writes it. That one
 * waits for its stream while it renders, which only React's streaming renderer can.
 */
function handoffScript(pieces: readonly string[], nonce: string): string {
  const calls = pieces.map((piece) => `enqueue(${asScriptText(piece)})`)
  const statements = [...calls, 'close()'].map(
    (call) => `window.__reactRouterContext.streamController.${call};`,
  )
  return `<script nonce="${nonce}">${statements.join('')}</script>`
}

// Without a `<` nothing in the text can end the script or begin a comment in it.
function asScriptText(text: string): string {
  return JSON.stringify(text).replaceAll('<', '\\u003c')
}
