import { RuleBroken } from '#domain/errors.ts'
import { largestAttachment } from '#domain/plans/limits.ts'
import { countedBody } from './counted-body.ts'
import { forPeople, forStrangers } from './patience.ts'
import { openRoom } from './room.ts'

/** The largest form. The longest report that the field limits allow fits four times. */
const mostBytes = 256 * 1024

/** The file itself is counted where it is read. */
const mostBytesWithFile = largestAttachment + 64 * 1024

type Sender = {
  isPerson(): Promise<boolean>
  /** The page at this address has a form that holds a file. */
  holdsFile: boolean
}

export type TakenBody = { request: Request; giveBack(): void }

/**
 * Takes the body of a request, once it is known who sends it. A form is read whole, up to a small length; a file of a
 * person who is logged in streams on, counted. No other body ever streams.
 *
 * @returns how to take one: it throws RuleBroken 'body-too-large', 'attachment-too-large' or 'body-too-slow', or
 *   LimitReached 'no-room'
 */
export function bodyTaker() {
  const room = openRoom()
  return async function takeBody(request: Request, sender: Sender): Promise<TakenBody> {
    const length = Number(request.headers.get('content-length') ?? 0)
    if (!request.body) return { request, giveBack: () => {} }
    const isPerson = await sender.isPerson()
    const patience = isPerson ? forPeople : forStrangers
    if (isPerson && sender.holdsFile && isMultipart(request)) {
      const tooLarge = () => new RuleBroken('attachment-too-large')
      if (length > mostBytesWithFile) throw tooLarge()
      const body = countedBody(request.body, { most: mostBytesWithFile, tooLarge, patience })
      return { request: withBody(request, streamOf(body)), giveBack: () => {} }
    }
    const tooLarge = () => new RuleBroken('body-too-large')
    if (length > mostBytes) throw tooLarge()
    const { make, giveBack } = room.share()
    try {
      const rules = { most: mostBytes, tooLarge, patience, ...(isPerson ? {} : { make }) }
      return { request: withBody(request, await whole(countedBody(request.body, rules))), giveBack }
    } catch (error) {
      giveBack()
      throw error
    }
  }
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
