import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { seconds } from '#domain/time/durations.ts'
import { openS3 } from './s3.ts'

const patience = { connection: seconds(1), silence: seconds(0.3) }

test.each<[string, RequestListener]>([
  ['takes the request and never answers', () => {}],
  [
    'falls silent in the middle of its answer',
    (_, response) => {
      response.writeHead(200, { 'content-length': '1000' })
      response.write('half')
    },
  ],
])('a storage that %s is given up', async (_, answer) => {
  const storage = await openAt(answer)
  await expect(storage.read('aa11/0000')).rejects.toThrow()
})

test('a storage that takes no byte of an object is given up', async () => {
  const storage = await openAt((request) => void request.pause())
  await expect(storage.write('aa11/0000', Buffer.alloc(256 * 1024))).rejects.toThrow()
})

async function openAt(answer: RequestListener) {
  const server = createServer(answer)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const storage = await openS3(`s3://KEY:SECRET@127.0.0.1:${port}/fitila?tls=no`, patience)
  onTestFinished(() => {
    storage.close()
    server.closeAllConnections()
    server.close()
  })
  return storage
}
