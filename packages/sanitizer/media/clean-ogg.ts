import type { Cleaner, Work } from '../contract.ts'
import { joinAll, startsWith, u8 } from '../images/bytes.ts'
import { sizeInWords } from '../images/in-words.ts'
import { refuse } from '../refusals.ts'
import { isOggIndex, type OggCodec, oggCodecOf } from './ogg-heads.ts'
import { isFirst, isLast, type OggPage, pagesFor, readOggPages, writeOggPage } from './ogg-pages.ts'
import { reportComments } from './vorbis-comments.ts'

/** One stream of the file: while its heads are being collected, and after. */
type Stream = {
  codec: OggCodec
  serial: number
  sequence: number
  heads: Uint8Array[]
  open: Uint8Array[]
  isReading: boolean
}

/** Ogg with Vorbis, Opus, Speex or FLAC: heads without comments, streams counted from 1, the packets of sound as they are. */
export const cleanOgg: Cleaner = (bytes, work) => {
  const { pages, lost } = readOggPages(bytes)
  const streams = new Map<number, Stream | null>()
  const written: Uint8Array[] = []
  let count = 0
  const write = (stream: Stream, own: readonly OggPage[]) => {
    for (const page of own) written.push(writeOggPage(page, stream.sequence++))
  }
  for (const page of pages) {
    if (page.flags & isFirst) {
      const codec = oggCodecOf(page.body)
      if (!codec && !isOggIndex(page.body)) refuse('unsupported')
      streams.set(page.serial, codec && newStream(codec))
    }
    const stream = streams.get(page.serial)
    if (!stream) continue
    // A head that comes again is passed over by players, and would bring the comments back.
    if (!stream.isReading && page.body.length > 7 && isLateHead(page.body)) continue
    if (!stream.isReading) {
      write(stream, [{ ...page, serial: stream.serial }])
      continue
    }
    const isSound = stream.heads.length > 0 && stream.codec.isSound?.(page.body) === true
    const spare = isSound ? page : collectHeads(stream, page)
    if (!isSound && stream.heads.length < stream.codec.heads(stream.heads[0] ?? page.body)) continue
    stream.isReading = false
    stream.serial = ++count
    write(stream, headPages(stream, work))
    if (spare) write(stream, [{ ...spare, serial: stream.serial }])
  }
  if (written.length === 0) refuse('broken')
  if (lost > 0) {
    const text = `${sizeInWords(lost)} that are no part of the sound, removed`
    work.findings.removed({ sort: 'hidden', text })
  }
  return joinAll(written)
}

const isLateHead = (body: Uint8Array) =>
  startsWith(body, 'OpusHead') ||
  startsWith(body, 'OpusTags') ||
  (u8(body, 0) % 2 === 1 && startsWith(body, 'vorbis', 1))

const newStream = (codec: OggCodec): Stream => ({
  codec,
  serial: 0,
  sequence: 0,
  heads: [],
  open: [],
  isReading: true,
})

/** Takes the packets of a page as heads; returns what of the page is sound already, which some encoders put there. */
function collectHeads(stream: Stream, page: OggPage): OggPage | null {
  let at = 0
  for (const [index, size] of page.lacing.entries()) {
    stream.open.push(page.body.subarray(at, at + size))
    at += size
    if (size === 255) continue
    stream.heads.push(joinAll(stream.open))
    stream.open = []
    const first = stream.heads[0]
    if (first && stream.heads.length === stream.codec.heads(first)) {
      const lacing = page.lacing.subarray(index + 1)
      return lacing.length === 0
        ? null
        : { ...page, flags: page.flags & isLast, lacing, body: page.body.subarray(at) }
    }
  }
  return null
}

function headPages({ codec, serial, heads }: Stream, { findings }: Work): OggPage[] {
  const comments = heads[1]
  if (comments) reportComments(comments.subarray(codec.commentsAt), findings)
  const [first = new Uint8Array(0), ...others] = codec.clean(heads)
  return [...pagesFor([first], serial, isFirst), ...pagesFor(others, serial, 0)]
}
