import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from '#server/access/network.ts'

type Caps = { ofNetwork: number; inAll: number }

/**
 * A browser opens six, and a school or an operator of phones is one network. In all: with their buffers some 200 MB, far fewer than the files
 * that a process of the systemd unit may have open.
 */
const caps: Caps = { ofNetwork: 256, inAll: 4_096 }

/**
 * Connections beyond this are closed at once, before any byte is read. A proxy and an onion service come from this machine itself or
 * tell their visitors apart by a header: then only the number in all counts, and the proxy bounds each network.
 */
export function capConnections(
  server: Server,
  { isBehindProxy, most = caps }: { isBehindProxy: boolean; most?: Caps },
): void {
  const open = new Map<string, number>()
  server.maxConnections = most.inAll
  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? null)
    if (isBehindProxy || network === networkOf(null)) return
    const count = (open.get(network) ?? 0) + 1
    if (count > most.ofNetwork) {
      socket.destroy()
      return
    }
    open.set(network, count)
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1
      if (left === 0) open.delete(network)
      else open.set(network, left)
    })
  })
}
