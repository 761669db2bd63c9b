import { EventEmitter } from 'node:events'
import { createServer } from 'node:http'
import type { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { capConnections } from './cap-connections.ts'

const most = { ofNetwork: 3, inAll: 50 }

function opened({ isBehindProxy = false } = {}) {
  const server = createServer()
  capConnections(server, { isBehindProxy, most })
  return {
    server,
    connect(remoteAddress: string) {
      const socket = Object.assign(new EventEmitter(), {
        ...{ remoteAddress, isCut: false },
        destroy() {
          socket.isCut = true
          socket.emit('close')
        },
      })
      server.emit('connection', socket as unknown as Socket)
      return socket
    },
  }
}

test('a network has so many connections, and the next one is cut while others are served', () => {
  const { connect } = opened()
  const first = [1, 2, 3].map((last) => connect(`203.0.113.${last}`))
  expect(first.map(({ isCut }) => isCut)).toEqual([false, false, false])
  expect(connect('::ffff:203.0.113.4').isCut).toBe(true)
  expect(connect('198.51.100.1').isCut).toBe(false)
})

test('a connection that ends makes place for one, and one that was cut for none', () => {
  const { connect } = opened()
  const [first] = [1, 2, 3].map((last) => connect(`203.0.113.${last}`))
  connect('203.0.113.4')
  first?.emit('close')
  expect(connect('203.0.113.5').isCut).toBe(false)
  expect(connect('203.0.113.6').isCut).toBe(true)
})

test('this machine itself and a proxy are no network, and the number in all holds for them too', () => {
  const here = opened()
  const proxied = opened({ isBehindProxy: true })
  const all = Array.from({ length: 9 }, () => [here.connect('127.0.0.1'), proxied.connect('10.0.0.2')]).flat()
  expect(all.filter(({ isCut }) => isCut)).toEqual([])
  expect([here.server.maxConnections, proxied.server.maxConnections]).toEqual([50, 50])
})
