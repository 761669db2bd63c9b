import { LimitReached, RuleBroken } from '#domain/errors.ts'
import { largestAttachment, mostAttachments } from '#domain/plans/limits.ts'
import { countedBody } from './counted-body.ts'
import { forPeople, forStrangers } from './patience.ts'
import { openRoom } from './room.ts'

/** The largest form. The longest report that the field limits allow fits four times. */
const mostBytes = 256 * 1024

/** Each file is counted where it is read. */
const mostBytesWithFiles = mostAttachments * largestAttachment + mostBytes

/** Forms with files of people without a session that may stream at a time. A part of a file needs none of them. */
const mostStreams = 40

/** Whose files a page takes: of people who are logged in, or of everyone. */
export type FileSenders = 'people' | 'everyone'

type Sender = {
  isPerson(): Promise<boolean>
  holdsFile: FileSenders | null
}

export type TakenBody = { request: Request; giveBack(): void }

/**
 * Takes the body of a request, once it is known who sends it. A form is read whole, up to a small length; files of a
 * person who is logged in stream on, counted, and those of everyone on pages for sources. No other body ever streams.
 *
 * @returns how to take one: it throws RuleBroken 'body-too-large', 'attachment-too-large' or 'body-too-slow', or
 *   LimitReached 'no-room'
 */
export function bodyTaker() {
  const room = openRoom()
  // So that parts of files of strangers leave room for forms of strangers.
  const roomForParts = openRoom()
  let streams = 0
  return async function takeBody(request: Request, sender: Sender): Promise<TakenBody> {
    const length = Number(request.headers.get('content-length') ?? 0)
    if (!request.body) return { request, giveBack: () => {} }
    const isPerson = await sender.isPerson()
    const ofSource = !isPerson && sender.holdsFile === 'everyone'
    const isWaitedFor = isPerson || (ofSource && (isMultipart(request) || isPart(request)))
    const patience = isWaitedFor ? forPeople : forStrangers
    if (isWaitedFor && sender.holdsFile && isMultipart(request)) {
      const tooLarge = () => new RuleBroken('attachment-too-large')
      if (length > mostBytesWithFiles) throw tooLarge()
      if (ofSource && streams >= mostStreams) throw new LimitReached('no-room', 60)
      const body = countedBody(request.body, { most: mostBytesWithFiles, tooLarge, patience })
      if (!ofSource) return { request: withBody(request, streamOf(body)), giveBack: () => {} }
      streams += 1
      const giveBack = () => {
        streams -= 1
      }
      return { request: withBody(request, streamOf(body)), giveBack }
    }
    const tooLarge = () => new RuleBroken('body-too-large')
    if (length > mostBytes) throw tooLarge()
    const { make, giveBack } = (ofSource && isPart(request) ? roomForParts : room).share()
    try {
      const rules = { most: mostBytes, tooLarge, patience, ...(isPerson ? {} : { make }) }
      return { request: withBody(request, await whole(countedBody(request.body, rules))), giveBack }
    } catch (error) {
      giveBack()
      throw error
    }
  }
}

function isPart({ headers }: Request): boolean {
  return headers.get('content-type') === 'application/octet-stream'
}

function isMultipart({ headers }: Request): boolean {
  return headers.get('content-type')?.startsWith('multipart/form-data') ?? false
}

function withBody({ url, method, headers, signal }: Request, body: BodyInit): Request {
  const init: RequestInit & { duplex: 'half' } = { method, headers, signal, body, duplex: 'half' }
  return new Request(url, init)
}

function streamOf(pieces: AsyncGenerator<Uint8Array, void>): ReadableStream<Uint8Array> {
  const source: UnderlyingDefaultSource<Uint8Array> = {
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: async () => void (await pieces.return()),
  }
  return new ReadableStream(source, { highWaterMark: 0 })
}

// Copied together, because a body that comes byte by byte would hold a buffer for each byte.
async function whole(pieces: AsyncIterable<Uint8Array>): Promise<Buffer<ArrayBuffer>> {
  let held = Buffer.alloc(4 * 1024)
  let length = 0
  for await (const piece of pieces) {
    while (length + piece.length > held.length) held = Buffer.concat([held], held.length * 2)
    held.set(piece, length)
    length += piece.length
  }
  return held.subarray(0, length)
}
