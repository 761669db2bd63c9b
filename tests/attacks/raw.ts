import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** A connection that says what it likes, as an attacker's does. */
export type Raw = {
  socket: Socket
  /** @returns false once the other end has answered or gone */
  send(text: string | Buffer): Promise<boolean>
  /** The status of the answer; 0 where the line was cut without one. */
  status(): Promise<number>
  end(): void
}

export async function openRaw(port: number): Promise<Raw> {
  const socket = connect(port, '127.0.0.1')
  let heard = ''
  let isOver = false
  socket.on('data', (bytes) => {
    heard += bytes.toString('latin1')
  })
  // A cut line is one of the answers that are counted.
  socket.on('error', () => {})
  const closed = new Promise<void>((resolve) =>
    socket.once('close', () => {
      isOver = true
      resolve()
    }),
  )
  await once(socket, 'connect')
  return {
    socket,
    async send(text) {
      if (isOver || heard !== '') return false
      if (!socket.write(text)) await Promise.race([once(socket, 'drain').catch(() => {}), closed])
      return !isOver && heard === ''
    },
    async status() {
      while (!isOver && !/^HTTP\/1\.1 \d{3}/.test(heard))
        await Promise.race([once(socket, 'data').catch(() => {}), closed])
      return Number(/^HTTP\/1\.1 (\d{3})/.exec(heard)?.[1] ?? 0)
    },
    end: () => void socket.destroy(),
  }
}

/** The head of a form that is sent in chunks and never says how long it will be. */
export function chunkedHead(path: string, host: string, network: string): string {
  const lines = [
    `POST ${path} HTTP/1.1`,
    `Host: ${host}`,
    `X-Forwarded-For: ${network}`,
    'Content-Type: multipart/form-data; boundary=x',
    'Transfer-Encoding: chunked',
  ]
  return `${lines.join('\r\n')}\r\n\r\n`
}

export function chunk(bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')])
}

/** Sends a form without an end until it is answered or cut off. @returns the status and how many bytes went */
export async function sendWithoutEnd(
  target: { port: number; host: string; path: string; network: string },
  most: number,
): Promise<{ status: number; sent: number }> {
  const line = await openRaw(target.port)
  const piece = chunk(Buffer.alloc(64 * 1024, 'x'))
  let sent = 0
  await line.send(chunkedHead(target.path, target.host, target.network))
  while (sent < most && (await line.send(piece))) sent += piece.length
  const status = await line.status()
  line.end()
  return { status, sent }
}
