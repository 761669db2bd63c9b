import { once } from 'node:events'
import { connect } from 'node:net'
import { minutes } from '#domain/time/durations.ts'

/** What ClamAV says of a file. Throws when it says nothing: then the file is not taken. */
export type Scanner = (parts: AsyncIterable<Uint8Array>) => Promise<'clean' | 'found'>

const patience = minutes(1)

/** Talks to clamd by its INSTREAM command: lengths in four bytes, big-endian, and a zero at the end. */
export function openScanner(host: string, port: number): Scanner {
  return async (parts) => {
    const line = connect({ host, port })
    line.setTimeout(patience, () => line.destroy(new Error('the scanner took too long')))
    let answer = ''
    line.setEncoding('utf8').on('data', (text: string) => {
      answer += text
    })
    const ended = once(line, 'close')
    // Waited for below; until then a failure must not count as one that no one looks after.
    ended.catch(() => {})
    await once(line, 'connect')
    try {
      line.write('zINSTREAM\0')
      for await (const part of parts) {
        const length = Buffer.alloc(4)
        length.writeUInt32BE(part.length)
        line.write(length)
        if (!line.write(part)) await Promise.race([once(line, 'drain'), ended])
        if (line.destroyed || line.readableEnded) break
      }
      line.write(Buffer.alloc(4))
      await ended
    } finally {
      line.destroy()
    }
    if (/ OK\0?$/.test(answer)) return 'clean'
    else if (/ FOUND\0?$/.test(answer)) return 'found'
    else throw new Error('the scanner gave no verdict')
  }
}
