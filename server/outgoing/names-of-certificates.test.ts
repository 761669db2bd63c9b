import { once } from 'node:events'
import { createServer, request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { inventedAuthority, keyOfLeaves, leaves } from '#tests/fixtures/certificates.ts'
import { openOutgoing, publicInternet } from './outgoing.ts'

const message = { headers: { 'webhook-id': 'msg_1' }, body: '{"type":"webhook.test"}' }
const refused = { failure: 'unreachable' }

test('a receiver whose certificate has its name, from an authority that is trusted, gets the message', async () => {
  const { port, bodies } = await receiver('lamp')
  expect(await trusting().post(`https://lamp.example:${port}/`, message)).toEqual({ status: 204 })
  expect(bodies).toEqual([message.body])
})

test.each([
  ['is for another name', 'other', 'lamp.example'],
  ['is for the name above it', 'lamp', 'told.lamp.example'],
  ['has expired', 'past', 'lamp.example'],
] as const)('a receiver whose certificate %s gets nothing', async (_, leaf, name) => {
  const { port, bodies } = await receiver(leaf)
  expect(await trusting().post(`https://${name}:${port}/`, message)).toEqual(refused)
  expect(bodies).toEqual([])
})

test('a receiver whose authority no one knows gets nothing, whatever name it has', async () => {
  const { port, bodies } = await receiver('lamp')
  const outgoing = openOutgoing({ ...reach, open: publicInternet.open })
  expect(await outgoing.post(`https://lamp.example:${port}/`, message)).toEqual(refused)
  expect(bodies).toEqual([])
})

/** A network that ends at this machine, with the encryption of the internet. */
const reach = {
  ...publicInternet,
  resolve: async () => ['127.0.0.1'],
  mayConnect: (address: string) => address === '127.0.0.1',
}

/** As the program sends, and it also trusts the authority of the tests. What it checks is its own. */
function trusting() {
  return openOutgoing({ ...reach, open: (options) => request({ ...options, ca: inventedAuthority }) })
}

async function receiver(leaf: keyof typeof leaves) {
  const bodies: string[] = []
  const server = createServer({ key: keyOfLeaves, cert: leaves[leaf] }, async (asked, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of asked) chunks.push(chunk)
    bodies.push(String(Buffer.concat(chunks)))
    response.writeHead(204).end()
  })
  // A client that trusts no certificate hangs up in the middle of the greeting.
  server.on('tlsClientError', () => {})
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { port: (server.address() as AddressInfo).port, bodies }
}
