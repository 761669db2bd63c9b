import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import { isRefusal, RuleBroken } from '#domain/errors.ts'

export type FormPart = {
  name: string
  /** What the browser calls the file; null for a plain field. */
  fileName: string | null
  bytes: AsyncIterable<Buffer>
}

/** Above what any form of ours sends. `fieldSize` and `headerSize` are bytes, `headerPairs` counts the headers of one part. */
const limits = { fieldSize: 64 * 1024, parts: 256, headerPairs: 16, headerSize: 8 * 1024 }

/**
 * Reads a multipart form (RFC 7578) as it arrives. A file is never held whole: while its reader waits, the body waits too. A plain
 * field is held until it ends. A part whose bytes are not read is passed over.
 *
 * @throws RuleBroken 'body-unreadable' when it breaks off, is no such form, or goes beyond the limits
 */
export async function* readMultipart(
  body: AsyncIterable<Uint8Array>,
  contentType: string,
): AsyncGenerator<FormPart> {
  const parser = openParser(contentType)
  const arrived = new Readable({ objectMode: true, read: () => {} })
  const files = new Set<BusboyFileStream>()
  const refuse = () => void parser.destroy(new RuleBroken('body-unreadable'))
  parser.on('file', (name, file, fileName) => {
    files.add(file.on('error', () => {}))
    // Its reader may stop early; the rest is still passed over afterwards.
    const bytes = file.iterator({ destroyOnReturn: false })
    arrived.push({ name, fileName: fileName ?? '', bytes, rest: file })
  })
  parser.on('field', (name, text, _, isCut) => {
    if (isCut) refuse()
    else arrived.push({ name, fileName: null, bytes: Readable.from([Buffer.from(text)]), rest: [] })
  })
  parser.on('partsLimit', refuse)
  const source = Readable.from(body)
  pipeline(source, parser).then(
    () => arrived.push(null),
    (error: unknown) => {
      for (const file of files) file.destroy(asRefusal(error))
      arrived.destroy(asRefusal(error))
    },
  )
  try {
    for await (const { rest, ...part } of arrived as AsyncIterable<Arrived>) {
      yield part
      await drain(rest)
    }
  } catch (error) {
    throw asRefusal(error)
  } finally {
    source.destroy()
  }
}

type Arrived = FormPart & { rest: AsyncIterable<unknown> | Iterable<unknown> }

function openParser(contentType: string): BusboyInstance {
  try {
    return new Busboy({ headers: { 'content-type': contentType }, limits, preservePath: true })
  } catch {
    throw new RuleBroken('body-unreadable')
  }
}

// The door refuses a body that is too long or too slow, and that is not one that broke off.
function asRefusal(error: unknown): Error {
  return isRefusal(error) ? error : new RuleBroken('body-unreadable')
}

async function drain(bytes: Arrived['rest']): Promise<void> {
  for await (const _ of bytes) {
    // Passed over.
  }
}
