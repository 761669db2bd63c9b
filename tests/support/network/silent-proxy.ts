import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import pg from 'pg'

export type SilentProxy = {
  /** The same database, through the proxy. */
  connection: pg.ClientConfig
  /** From now on nothing is passed on in either direction, and no connection is closed: as a firewall does that has forgotten them. */
  goSilent(): void
  /** New connections are passed on again. Those that were silent stay so. */
  speakAgain(): void
  close(): Promise<void>
}

/** Placed between the program and its database. */
export async function openSilentProxy(database: pg.ClientConfig): Promise<SilentProxy> {
  const { host, port, user, password } = new pg.Client(database)
  let isSilent = false
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    near.on('error', () => {})
    sockets.add(near)
    if (isSilent) return
    const far = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
    far.on('error', () => near.destroy())
    far.on('close', () => near.destroy())
    near.on('close', () => far.destroy())
    sockets.add(far)
    let isCut = false
    server.once('silence', () => {
      isCut = true
    })
    near.on('data', (bytes) => isCut || far.write(bytes))
    far.on('data', (bytes) => isCut || near.write(bytes))
  })
  server.setMaxListeners(0)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { database: name } = new pg.Client(database)
  return {
    connection: {
      ...{ host: '127.0.0.1', port: (server.address() as AddressInfo).port, user, database: name },
      ...(password ? { password } : {}),
    },
    goSilent() {
      isSilent = true
      server.emit('silence')
    },
    speakAgain() {
      isSilent = false
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
