import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type HttpBindings, serve } from '@hono/node-server'
import type { Hono } from 'hono'
import { minutes } from '#domain/time/durations.ts'

export type Listening = { port: number; close(): Promise<void> }

/** @throws Error with code EADDRINUSE when somebody else has the port */
export async function listen(
  site: Hono<{ Bindings: HttpBindings }>,
  { host, port }: { host: string; port: number },
): Promise<Listening> {
  const server = serve({ fetch: site.fetch, hostname: host, port }) as Server
  // A slow line needs time for its headers and body, a line that stands still gets none.
  server.headersTimeout = minutes(1)
  server.requestTimeout = minutes(5)
  if (!server.listening) await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
