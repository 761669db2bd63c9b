import { once } from 'node:events'
import { createServer, request as plainRequest, type RequestListener } from 'node:http'
import { type AddressInfo, createServer as createRawServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { seconds } from '#domain/time/durations.ts'
import { openOutgoing, publicInternet, type Reach, readOutgoingAddress } from './outgoing.ts'

const message = { headers: { 'webhook-id': 'msg_1' }, body: '{"type":"webhook.test"}' }

test.each([
  ...[
    'http://lamp.example/',
    'ftp://lamp.example/',
    'file:///etc/passwd',
    'https://localhost/',
    'https://lamp/',
  ],
  ...[
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0177.0.0.1/',
  ],
  ...[
    'https://0/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://169.254.169.254/',
    'https://8.8.8.8/',
  ],
  ...['https://me:secret@lamp.example/', 'https://me@lamp.example/', 'https://lamp.example/#there'],
  ...['https://lamp.example./', 'https://①②⑦.0.0.1/', 'https://127。0。0。1/', 'no address', ''],
])('the address %s is not asked', async (address) => {
  expect(readOutgoingAddress(address)).toBeNull()
  const asked: string[] = []
  const outgoing = openOutgoing({
    ...publicInternet,
    resolve: async (name) => {
      asked.push(name)
      return []
    },
  })
  expect(await outgoing.post(address, message)).toEqual({ failure: 'forbidden' })
  expect(asked).toEqual([])
})

test.each([
  ...[['127.0.0.1'], ['10.0.0.7'], ['169.254.169.254'], ['::1'], ['::ffff:127.0.0.1'], ['fd00:ec2::254']],
  ...[['0.0.0.0'], ['100.64.0.1'], ['2002:7f00:1::'], ['64:ff9b::7f00:1']],
  // One that is forbidden is enough, wherever it is in the list.
  ...[
    ['8.8.8.8', '127.0.0.1'],
    ['127.0.0.1', '8.8.8.8'],
    ['2606:4700::1111', '::1'],
  ],
])('a name that leads to %j is refused before a connection is opened', async (...addresses) => {
  const outgoing = openOutgoing({
    ...publicInternet,
    resolve: async () => addresses,
    open: () => {
      throw new Error('a connection was opened')
    },
  })
  expect(await outgoing.post('https://lamp.example/', message)).toEqual({ failure: 'forbidden' })
})

test('another port is refused, although the address is public', async () => {
  const outgoing = openOutgoing({ ...publicInternet, resolve: async () => ['8.8.8.8'] })
  for (const port of [22, 80, 8443, 5432])
    expect(await outgoing.post(`https://lamp.example:${port}/`, message)).toEqual({ failure: 'forbidden' })
})

test('the name is asked for once, and the connection goes to the address that was checked', async () => {
  const hosts: (string | undefined)[] = []
  const checked = await listening((request, response) => {
    hosts.push(request.headers.host)
    response.end()
  })
  const elsewhere = await listening((_, response) => response.end(), '127.0.0.2', checked.port)
  const answers = [['127.0.0.1'], ['127.0.0.2']]
  const asked: string[] = []
  const outgoing = openOutgoing({
    ...loopback,
    resolve: async (name) => {
      asked.push(name)
      return answers.shift() ?? []
    },
    // The second answer would be refused if it were ever asked for.
    mayConnect: (address) => address === '127.0.0.1',
  })
  const address = `https://rebinding.example:${checked.port}/told?a=1`
  expect(await outgoing.post(address, message)).toEqual({ status: 200 })
  expect(asked).toEqual(['rebinding.example'])
  expect(hosts).toEqual([`rebinding.example:${checked.port}`])
  // Asked again, it leads elsewhere, and is refused.
  expect(await outgoing.post(address, message)).toEqual({ failure: 'forbidden' })
  expect(elsewhere.asked()).toBe(0)
})

test('it sends the body and the headers that it was given, and no more than it must', async () => {
  const received: unknown[] = []
  const { port } = await listening(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    received.push({
      method: request.method,
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    })
    response.statusCode = 204
    response.end()
  })
  expect(await openOutgoing(loopback).post(`https://lamp.example:${port}/`, message)).toEqual({ status: 204 })
  expect(received).toEqual([
    {
      method: 'POST',
      body: message.body,
      headers: {
        'webhook-id': 'msg_1',
        host: `lamp.example:${port}`,
        'content-length': String(message.body.length),
        connection: 'close',
      },
    },
  ])
})

test.each([301, 302, 303, 307, 308])('a redirect by %i is not followed', async (status) => {
  const target = await listening((_, response) => response.end())
  const { port } = await listening((_, response) => {
    response.writeHead(status, { location: `http://127.0.0.1:${target.port}/` })
    response.end()
  })
  expect(await openOutgoing(loopback).post(`https://lamp.example:${port}/`, message)).toEqual({ status })
  expect(target.asked()).toBe(0)
})

test.each([
  ['does not answer', () => {}],
  [
    'sends a header a little at a time',
    (socket: Socket) => {
      socket.write('HTTP/1.1 200 OK\r\n')
      const dripping = setInterval(() => socket.write('x-drip: 1\r\n'), 50)
      socket.on('close', () => clearInterval(dripping))
    },
  ],
] as const)('a receiver that %s is hung up on in time', async (_, treat) => {
  const port = await rawServer(treat)
  const began = performance.now()
  const answer = await openOutgoing({ ...loopback, longest: 400 }).post(
    `https://lamp.example:${port}/`,
    message,
  )
  expect(answer).toEqual({ failure: 'too-slow' })
  expect(performance.now() - began).toBeLessThan(seconds(3))
})

test('a name that is never found is given up in time too', async () => {
  const never = new Promise<string[]>(() => {})
  const outgoing = openOutgoing({ ...loopback, resolve: () => never, longest: 200 })
  expect(await outgoing.post('https://lamp.example/', message)).toEqual({ failure: 'too-slow' })
})

test('a head of 100 kB is refused, and an endless body is hung up on', async () => {
  const long = await rawServer((socket) => {
    socket.write(`HTTP/1.1 200 OK\r\nx-long: ${'a'.repeat(100_000)}\r\n\r\n`)
  })
  expect(await openOutgoing(loopback).post(`https://lamp.example:${long}/`, message)).toEqual({
    failure: 'unreachable',
  })
  const closed = Promise.withResolvers<number>()
  let sent = 0
  const endless = await rawServer((socket) => {
    socket.write('HTTP/1.1 200 OK\r\n\r\n')
    const pour = () => {
      while (!socket.destroyed && socket.write('a'.repeat(16_384))) sent += 16_384
    }
    socket.on('drain', pour)
    socket.on('close', () => closed.resolve(sent))
    pour()
  })
  expect(await openOutgoing(loopback).post(`https://lamp.example:${endless}/`, message)).toEqual({
    status: 200,
  })
  // The machine sends what is in its buffers before it notices.
  expect(await closed.promise).toBeLessThan(20_000_000)
})

test('a receiver that is not there, hangs up, or speaks another language is unreachable', async () => {
  const outgoing = openOutgoing(loopback)
  const gone = await rawServer((socket) => socket.destroy())
  const other = await rawServer((socket) => void socket.write('220 mail.example ESMTP\r\n'))
  const { port: closed, close } = await listening((_, response) => response.end())
  await close()
  for (const port of [gone, other, closed])
    expect(await outgoing.post(`https://lamp.example:${port}/`, message)).toEqual({ failure: 'unreachable' })
  expect(
    await openOutgoing({ ...loopback, resolve: async () => [] }).post('https://lamp.example/', message),
  ).toEqual({
    failure: 'unreachable',
  })
})

test('without the encryption that the internet asks for, nothing is sent', async () => {
  const bytes: Buffer[] = []
  const port = await rawServer((socket) => socket.on('data', (chunk) => bytes.push(chunk)))
  const outgoing = openOutgoing({ ...loopback, open: publicInternet.open, longest: 500 })
  expect(await outgoing.post(`https://lamp.example:${port}/`, message)).toMatchObject({
    failure: expect.stringMatching(/too-slow|unreachable/),
  })
  const seen = Buffer.concat(bytes)
  // A handshake of TLS, and it names the name and not the number.
  expect(seen[0]).toBe(22)
  expect(seen.includes('lamp.example')).toBe(true)
  expect(seen.includes('webhook.test')).toBe(false)
})

/** A network of this machine alone, without TLS. */
const loopback: Reach = {
  resolve: async () => ['127.0.0.1'],
  mayConnect: (address) => address === '127.0.0.1',
  open: plainRequest,
  longest: seconds(5),
}

async function listening(answer: RequestListener, host = '127.0.0.1', wanted = 0) {
  let count = 0
  const server = createServer((request, response) => {
    count += 1
    return answer(request, response)
  })
  server.listen(wanted, host)
  await once(server, 'listening')
  const close = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  onTestFinished(() => {
    if (server.listening) return close()
  })
  return { port: (server.address() as AddressInfo).port, asked: () => count, close }
}

/** @returns the port of a server that does with a connection what it is told */
async function rawServer(treat: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>()
  const server = createRawServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    treat(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return (server.address() as AddressInfo).port
}
