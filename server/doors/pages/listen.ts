import { once } from 'node:events'
import { chmod, rm } from 'node:fs/promises'
import type { Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer, type HttpBindings } from '@hono/node-server'
import type { Hono } from 'hono'
import { minutes, seconds } from '#domain/time/durations.ts'
import type { Circuits } from '#server/onion/circuits.ts'
import { capConnections } from './cap-connections.ts'

export type Listening = {
  port: number
  /** Takes no more connections, and waits until every request is answered. */
  stop(): Promise<void>
  close(): Promise<void>
}

type Site = Hono<{ Bindings: HttpBindings }>

/** How often connections are closed whose request was answered while the server stops. */
const closing = seconds(0.05)

/** @throws Error with code EADDRINUSE when another program has the port */
export async function listen(
  site: Site,
  { host, port, trustProxy = false }: { host: string; port: number; trustProxy?: boolean },
): Promise<Listening> {
  const server = serverOf(site)
  capConnections(server, { isBehindProxy: trustProxy })
  const ending = endingOf(server)
  await once(server.listen(port, host), 'listening')
  return { port: (server.address() as AddressInfo).port, ...ending }
}

/** The same for the onion service, on a socket that no other account of this machine can reach. */
export async function listenToOnion(
  site: Site,
  { path, circuits }: { path: string; circuits: Circuits },
): Promise<Omit<Listening, 'port'>> {
  const server = serverOf(site)
  circuits.readFrom(server)
  // Tor bounds each circuit, and all together are bounded here.
  capConnections(server, { isBehindProxy: true })
  const ending = endingOf(server)
  // Of a process that was killed.
  await rm(path, { force: true })
  await once(server.listen(path), 'listening')
  await chmod(path, 0o600)
  return ending
}

function serverOf(site: Site): Server {
  const serverOptions = { connectionsCheckingInterval: seconds(5) }
  const server = createAdaptorServer({ fetch: site.fetch, serverOptions }) as Server
  server.headersTimeout = seconds(30)
  // How long a body may take is decided by who sends it, in `bodies/patience.ts`; this is the end for all.
  server.requestTimeout = minutes(20)
  return server
}

function endingOf(server: Server): Omit<Listening, 'port'> {
  return {
    stop: stopperOf(server),
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
