import { once } from 'node:events'
import type { Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type HttpBindings, serve } from '@hono/node-server'
import type { Hono } from 'hono'
import { minutes, seconds } from '#domain/time/durations.ts'
import { capConnections } from './cap-connections.ts'

export type Listening = {
  port: number
  /** Takes no more connections, and waits until every request is answered. */
  stop(): Promise<void>
  close(): Promise<void>
}

/** How often connections are closed whose request was answered while the server stops. */
const closing = seconds(0.05)

/** @throws Error with code EADDRINUSE when another program has the port */
export async function listen(
  site: Hono<{ Bindings: HttpBindings }>,
  { host, port, trustProxy = false }: { host: string; port: number; trustProxy?: boolean },
): Promise<Listening> {
  const serverOptions = { connectionsCheckingInterval: seconds(5) }
  const server = serve({ fetch: site.fetch, hostname: host, port, serverOptions }) as Server
  server.headersTimeout = seconds(30)
  // How long a body may take is decided by who sends it, in `bodies/patience.ts`; this is the end for all.
  server.requestTimeout = minutes(20)
  capConnections(server, { isBehindProxy: trustProxy })
  const stop = stopperOf(server)
  if (!server.listening) await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    stop,
    async close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

function stopperOf(server: Server): () => Promise<void> {
  const open = new Set<ServerResponse>()
  let isStopping = false
  // Before the site, which may answer at once.
  server.prependListener('request', (_request, response: ServerResponse) => {
    if (isStopping) endAfter(response)
    open.add(response)
    response.once('close', () => open.delete(response))
  })
  return async () => {
    isStopping = true
    for (const response of open) endAfter(response)
    const closed = once(server, 'close')
    server.close()
    const timer = setInterval(() => server.closeIdleConnections(), closing)
    await closed
    clearInterval(timer)
  }
}

function endAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close')
}
