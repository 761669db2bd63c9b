import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export type CountingProxy = {
  /** The address to open in place of the site's own. */
  baseURL: string
  /** 'METHOD /path destination' of every request that arrived since it was last asked, in order. */
  arrived(): string[]
  /** From now on every connection is refused, as without a net. */
  cutOff(): Promise<void>
  close(): Promise<void>
}

/** Placed in front of the running program and writes down what arrives. It adds and takes away nothing. */
export async function openCountingProxy(site: string): Promise<CountingProxy> {
  let seen: string[] = []
  const server = createServer((incoming, outgoing) => {
    seen.push(`${incoming.method} ${incoming.url} ${incoming.headers['sec-fetch-dest'] ?? ''}`)
    const { method = 'GET', headers } = incoming
    const onward = request(new URL(incoming.url ?? '/', site), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  server.on('upgrade', ({ url }, socket) => {
    seen.push(`UPGRADE ${url}`)
    socket.destroy()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  async function close(): Promise<void> {
    server.closeAllConnections()
    if (server.listening) await new Promise((resolve) => server.close(resolve))
  }

  return {
    baseURL: `http://localhost:${(server.address() as AddressInfo).port}`,
    arrived() {
      const news = seen
      seen = []
      return news
    },
    cutOff: close,
    close,
  }
}
