import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { openScanner } from './scanner.ts'

const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

test('a clean file is clean, and the file that every scanner knows is found', async () => {
  const port = await listen(actLikeClamd)
  const scan = openScanner('127.0.0.1', port)
  expect(await scan(parts('harmless'))).toBe('clean')
  expect(await scan(parts(eicar.slice(0, 30), eicar.slice(30)))).toBe('found')
})

test('a scanner that is away, that hangs up or that talks nonsense gives no verdict', async () => {
  const away = await listen(actLikeClamd)
  const rude = await listen((line) => line.destroy())
  const odd = await listen((line) => line.end('stream: INSTREAM size limit exceeded. ERROR\0'))
  await expect(openScanner('127.0.0.1', 1)(parts('x'))).rejects.toThrow()
  await expect(openScanner('127.0.0.1', rude)(parts('x'))).rejects.toThrow()
  await expect(openScanner('127.0.0.1', odd)(parts('x'))).rejects.toThrow('no verdict')
  expect(await openScanner('127.0.0.1', away)(parts('x'))).toBe('clean')
})

/** The INSTREAM protocol, as its manual describes it. */
function actLikeClamd(line: Socket): void {
  let heard = Buffer.alloc(0)
  line.on('data', (bytes: Buffer) => {
    heard = Buffer.concat([heard, bytes])
    const stream = readStream(heard.subarray('zINSTREAM\0'.length))
    if (stream !== null) line.end(stream.includes(eicar) ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0')
  })
}

function readStream(bytes: Buffer): string | null {
  let text = ''
  let place = 0
  while (place + 4 <= bytes.length) {
    const length = bytes.readUInt32BE(place)
    if (length === 0) return text
    text += bytes.toString('latin1', place + 4, place + 4 + length)
    place += 4 + length
  }
  return null
}

async function listen(answer: (line: Socket) => void): Promise<number> {
  const server = createServer((line) => {
    line.on('error', () => {})
    answer(line)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

async function* parts(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text)
}
