import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { openToolFiles } from '#server/doors/pages/tool-files.ts'

export type ServedTools = { address: string; stop(): Promise<void> }

/** The built tools as the site serves them, with their headers, and no site around them. */
export async function serveTools(folder: string): Promise<ServedTools> {
  const site = new Hono<{ Bindings: HttpBindings }>()
  const mount = await openToolFiles(folder)
  mount(site)
  const server = createServer(getRequestListener(site.fetch))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
