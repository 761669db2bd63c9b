import { RuleBroken } from '#domain/errors.ts'

export type FormPart = {
  name: string
  /** What the browser calls the file; null for a plain field. */
  fileName: string | null
  bytes: AsyncIterable<Buffer>
}

const longestHead = 8 * 1024

/**
 * Reads a multipart form (RFC 7578) as it arrives, and holds no more of it than what came last. A part whose bytes are not
 * read is passed over.
 *
 * @throws RuleBroken 'body-unreadable' when it breaks off, or is no such form
 */
export async function* readMultipart(
  body: AsyncIterable<Uint8Array>,
  contentType: string,
): AsyncGenerator<FormPart> {
  const [, quoted, plain] = /boundary=(?:"([^"]{1,70})"|([^\s;]{1,70}))/i.exec(contentType) ?? []
  const delimiter = Buffer.from(`\r\n--${quoted ?? plain ?? ''}`, 'latin1')
  const source = body[Symbol.asyncIterator]()
  let held: Buffer = Buffer.from('\r\n')

  async function more(): Promise<void> {
    const next = await source.next().catch(() => ({ done: true as const, value: undefined }))
    if (next.done) throw new RuleBroken('body-unreadable')
    held = Buffer.concat([held, next.value])
  }

  async function* untilDelimiter(state: { isOver: boolean }): AsyncGenerator<Buffer> {
    while (!state.isOver) {
      const place = held.indexOf(delimiter)
      state.isOver = place >= 0
      // The delimiter's first bytes may be the last ones that came.
      const ready = held.subarray(0, place >= 0 ? place : Math.max(0, held.length - delimiter.length))
      held = held.subarray(place >= 0 ? place + delimiter.length : ready.length)
      if (ready.length > 0) yield ready
      if (!state.isOver) await more()
    }
  }

  await drain(untilDelimiter({ isOver: false }))
  for (;;) {
    while (held.length < 2) await more()
    if (held.subarray(0, 2).toString('latin1') === '--') return
    while (!held.includes('\r\n\r\n')) {
      if (held.length > longestHead) throw new RuleBroken('body-unreadable')
      await more()
    }
    const end = held.indexOf('\r\n\r\n')
    const head = held.toString('utf8', 0, end)
    held = held.subarray(end + 4)
    const state = { isOver: false }
    yield {
      name: valueIn(head, 'name') ?? '',
      fileName: valueIn(head, 'filename'),
      bytes: untilDelimiter(state),
    }
    await drain(untilDelimiter(state))
  }
}

async function drain(bytes: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of bytes) {
    // Passed over.
  }
}

function valueIn(head: string, name: string): string | null {
  return new RegExp(`^content-disposition:.*[;\\s]${name}="([^"]*)"`, 'im').exec(head)?.[1] ?? null
}
