import {
  asLetters,
  joinAll,
  joinBytes,
  l32,
  letters,
  part,
  u16le,
  u24le,
  u32le,
} from '@fitila/sanitizer/images/bytes'
import { refuse } from '@fitila/sanitizer/refusals'
import { webp } from 'icodec/node'
import type { Picture } from './jpeg-pixels.ts'
import { whitePicture } from './white-picture.ts'

type Chunk = { name: string; body: Uint8Array }
type Size = { width: number; height: number }

const headBytes = 12
const hasAlpha = 0x10

/** The picture of a WebP on white paper; of an animation the first. @throws Unreadable */
export async function decodeWebp(file: Uint8Array): Promise<Picture> {
  const chunks = chunksIn(file.subarray(headBytes))
  const frame = chunks.find(({ name }) => name === 'ANMF')
  const still = frame ? stillOf(frame.body) : file
  const { width, height } = frame ? frameSize(frame.body) : sizeOf(chunks)
  const paper = whitePicture(width, height)
  await webp.loadDecoder()
  const { data, ...decoded } = decodedOrRefused(still)
  if (decoded.width !== width || decoded.height !== height) return refuse('broken')
  for (let at = 0; at < data.length; at += 4) {
    const opacity = data[at + 3] ?? 255
    for (let tone = at; tone < at + 3; tone += 1)
      paper.data[tone] = Math.round(((data[tone] ?? 0) * opacity + 255 * (255 - opacity)) / 255)
  }
  return paper
}

function decodedOrRefused(still: Uint8Array) {
  try {
    return webp.decode(new Uint8Array(still))
  } catch {
    return refuse('broken')
  }
}

function chunksIn(bytes: Uint8Array): Chunk[] {
  const chunks: Chunk[] = []
  for (let at = 0; at + 8 <= bytes.length; ) {
    const length = u32le(bytes, at + 4)
    chunks.push({ name: letters(bytes, at, 4), body: part(bytes, at + 8, length) })
    at += 8 + length + (length % 2)
  }
  return chunks
}

// A size that does not fit in memory is refused before anything is decoded, so it is read from what the decoder goes by.
function sizeOf(chunks: readonly Chunk[]): Size {
  const body = (name: string) => chunks.find((chunk) => chunk.name === name)?.body
  const [lossy, lossless] = [body('VP8 '), body('VP8L')]
  if (lossy) return { width: u16le(lossy, 6) & 0x3fff, height: u16le(lossy, 8) & 0x3fff }
  if (!lossless) return refuse('broken')
  const packed = u32le(lossless, 1)
  return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 }
}

function frameSize(frame: Uint8Array): Size {
  return { width: u24le(frame, 6) + 1, height: u24le(frame, 9) + 1 }
}

/** A file of its own for one frame: what the container says of animations, without the animation (RFC 9649, 2.7.1.1). */
function stillOf(frame: Uint8Array): Uint8Array {
  const drawn = frame.subarray(16)
  const isClear = letters(drawn, 0, 4) === 'ALPH'
  const head = joinBytes(
    asLetters('VP8X'),
    l32(10),
    Uint8Array.of(isClear ? hasAlpha : 0, 0, 0, 0),
    part(frame, 6, 6),
  )
  const body = joinAll([asLetters('WEBP'), ...(isClear ? [head] : []), drawn])
  return joinBytes(asLetters('RIFF'), l32(body.length), body)
}
