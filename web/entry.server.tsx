import { renderToString } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { languageOf, languages } from '#words/catalogue.ts'
import { pageRequestContext } from './page-request.ts'
import { dataElement, fetchInOrder, pageScripts, scriptElement } from './page-scripts.ts'
import { slowLineScript } from './shell/early/slow-line.ts'
import { startOfScripts } from './shell/early/start-of-scripts.ts'
import { bytesOf, encodePageData } from './shell/page-data/encode-page-data.ts'
import { PiecesOfPage } from './shell/pieces/piece.tsx'
import { openPieceWriter } from './shell/pieces/piece-writer.tsx'

/**
 * Renders a page whole, in one go: what the loaders brought is there already. A page in one piece can be kept and
 * compressed, and costs half of what React's stream costs. So no loader may return a promise to be awaited in a page.
 *
 * React writes no script into it. Those that a page needs come after its content, from the build's manifest.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { serverHandoffStream, ...rest } = routerContext
  const url = new URL(request.url)
  const { prefix } = languages[languageOf(url.pathname)]
  const pageRequest = context.get(pageRequestContext)
  const pieces = openPieceWriter(pageRequest.pieces, prefix)
  const rendered = renderToString(
    <PiecesOfPage value={pieces}>
      <ServerRouter context={rest} url={request.url} />
    </PiecesOfPage>,
  )
  const parts = pieces.finished(withoutEnding(withoutDiscovery(rendered)))
  const { loaderData, errors, actionData } = rest.staticHandlerContext
  const { early, fetching, isDataApart } = startOfScripts({
    parts,
    url,
    loaderData,
    isOfVisitors: status === 200 && !errors && !actionData && pageRequest.isOfVisitors(),
  })
  const data = await encodedData({ loaderData, actionData, errors }, serverHandoffStream)
  const handed = import.meta.env.PROD && isDataApart ? pageRequest.handData(data) : null
  const scripts = pageScripts(
    {
      manifest: rest.manifest,
      serverHandoffString: rest.serverHandoffString,
      routeIds: rest.staticHandlerContext.matches.map(({ route }) => route.id),
      dataAddress: handed?.address ?? null,
    },
    import.meta.env.PROD ? fetching : fetchInOrder,
    early,
  )
  const start = [Buffer.from('<!DOCTYPE html>'), ...parts, ...(handed ? [] : dataElement(data))]
  pageRequest.renderedPage = {
    body: Buffer.concat([...start, Buffer.from(scripts.map(scriptElement).join('') + ending)]),
    scripts: [slowLineScript, ...scripts.map(({ text }) => text)],
    data: handed?.data ?? null,
  }
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(null, { status, headers })
}

/** Unknown errors of loaders and actions are logged where they are turned into pages; these are the router's own. */
export function handleError(error: unknown, { context }: { context: Readonly<RouterContextProvider> }): void {
  if (error instanceof Error) context.get(pageRequestContext).logFault(error)
}

// The router begins to encode when its stream is read (`quiet-handoff.ts`). What our encoding does not know, such as a mistake, is left to it.
async function encodedData(data: object, theirs: ReadableStream | undefined): Promise<Buffer<ArrayBuffer>> {
  const ours = encodePageData(data)
  if (ours === null) return bytesOf(theirs ? await new Response(theirs).text() : '')
  await theirs?.cancel()
  return ours
}

const ending = '</body></html>'

function withoutEnding(page: string): string {
  return page.endsWith(ending) ? page.slice(0, -ending.length) : page
}

// The router marks each link for its search for routes as it goes; ours has all of them from the start (`react-router.config.ts`).
function withoutDiscovery(page: string): string {
  return page.replaceAll(' data-discover="true"', '')
}
