import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { visitFactsContext } from './visit-facts.ts'

/** Renders a page whole: what the loaders brought is there already, and a page in one piece can be kept and compressed. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = context.get(visitFactsContext)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Promise((resolve, reject) => {
    const page = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        onAllReady: () => page.pipe(collect((body) => resolve(new Response(body, { status, headers })))),
        onShellError: reject,
        onError: (error) => context.get(visitFactsContext).logFault(error),
      },
    )
  })
}

/** Unknown errors of loaders and actions are logged where they are turned into pages; these are the router's own. */
export function handleError(error: unknown, { context }: { context: Readonly<RouterContextProvider> }): void {
  if (error instanceof Error) context.get(visitFactsContext).logFault(error)
}

function collect(finish: (body: Uint8Array<ArrayBuffer>) => void): Writable {
  const chunks: Buffer[] = []
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk)
      done()
    },
    final(done) {
      finish(new Uint8Array(Buffer.concat(chunks)))
      done()
    },
  })
}
