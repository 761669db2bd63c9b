import { b16, joinAll, letters, part, startsWith, u8, u16 } from '../images/bytes.ts'
import { refuse } from '../refusals.ts'
import { vorbis } from './ogg-heads.ts'

const stream = 3
const config = 4
const specific = 5

/** MPEG-4's description of a decoder, written again with what decoders read: the kind, the buffer, and the codec's own part. */
export function cleanEsds(body: Uint8Array): Uint8Array {
  const { es, decoder } = readDecoder(body)
  const own = decoder.length > 13 && decoder[13] === specific ? readDescriptor(decoder, 13, specific) : null
  const cleanOwn = own && cleanSpecific(u8(decoder, 0), own)
  const inner = cleanOwn ? [descriptor(specific, cleanOwn)] : []
  const written = descriptor(config, joinAll([part(decoder, 0, 13), ...inner]))
  const id = b16(u16(es, 0))
  return joinAll([
    new Uint8Array(4),
    descriptor(stream, joinAll([id, Uint8Array.of(0), written, descriptor(6, Uint8Array.of(2))])),
  ])
}

function readDecoder(body: Uint8Array): { es: Uint8Array; decoder: Uint8Array } {
  const es = readDescriptor(body, 4, stream)
  const flags = u8(es, 2)
  const at =
    3 +
    (flags & 128 ? 2 : 0) +
    (flags & 64 ? 1 + u8(es, 3 + (flags & 128 ? 2 : 0)) : 0) +
    (flags & 32 ? 2 : 0)
  return { es, decoder: readDescriptor(es, at, config) }
}

/** How the stream of an entry is coded (ISO 14496-1, table 5), or null when its entry does not say so. */
export function streamKindOf(entry: Uint8Array): number | null {
  for (let at = entry.indexOf(0x65); at >= 0; at = entry.indexOf(0x65, at + 1)) {
    if (!startsWith(entry, 'esds', at)) continue
    try {
      return u8(readDecoder(entry.subarray(at + 4)).decoder, 0)
    } catch {
      return null
    }
  }
  return null
}

export const streamKinds = { mpeg4: 0x20, mp3: [0x69, 0x6b], jpeg: 0x6c, png: 0x6d, vorbis: 0xdd } as const

function cleanSpecific(kind: number, own: Uint8Array): Uint8Array {
  if (kind === streamKinds.mpeg4) return withoutUserData(own)
  else return kind === streamKinds.vorbis ? cleanVorbisHeads(own) : own
}

/** The three heads of Vorbis, each behind its length in two bytes, or all behind the lengths of the first two in Ogg's way. */
function cleanVorbisHeads(own: Uint8Array): Uint8Array {
  const isPlain = u8(own, 0) !== 2
  const heads: Uint8Array[] = []
  let at = isPlain ? 0 : 1
  const lengths: number[] = []
  const readLaced = () => {
    let length = 0
    for (; u8(own, at) === 255; at++) length += 255
    length += u8(own, at)
    at += 1
    return length
  }
  if (!isPlain) lengths.push(readLaced(), readLaced())
  for (const index of [0, 1, 2]) {
    const length = isPlain ? u16(own, at) : (lengths[index] ?? own.length - at)
    if (isPlain) at += 2
    heads.push(part(own, at, length))
    at += length
  }
  const clean = vorbis.clean(heads)
  return joinAll(clean.flatMap((head) => [b16(head.length), head]))
}

function readDescriptor(bytes: Uint8Array, from: number, tag: number): Uint8Array {
  if (u8(bytes, from) !== tag) refuse('broken')
  let length = 0
  let at = from + 1
  for (let left = 4; left > 0; left--) {
    const byte = u8(bytes, at)
    at += 1
    length = length * 128 + (byte & 127)
    if (byte < 128) break
  }
  return bytes.subarray(at, Math.min(bytes.length, at + length))
}

/** Lengths are written in four bytes, as most programs do. */
function descriptor(tag: number, body: Uint8Array): Uint8Array {
  const { length } = body
  const size = [(length >> 21) | 128, ((length >> 14) & 127) | 128, ((length >> 7) & 127) | 128, length & 127]
  return joinAll([Uint8Array.of(tag, ...size), body])
}

/** Decoders mend the mistakes of certain old encoders, which they know by these names. */
export const knownEncoders = /^(Lavc[\d.]{1,16}|XviD\d{1,8}|DivX\d{1,8}(b\d{1,6}p?)?|FFmpeg[\w.]{0,12})(\0|$)/

/** In the head of MPEG-4 video (part 2), the encoder may write its name between two start codes. */
function withoutUserData(bytes: Uint8Array): Uint8Array {
  const kept: Uint8Array[] = []
  let from = 0
  let isUser = false
  for (let at = 0; at <= bytes.length; at++) {
    const isStart = bytes[at] === 0 && bytes[at + 1] === 0 && bytes[at + 2] === 1
    if (!isStart && at < bytes.length) continue
    if (!isUser) kept.push(bytes.subarray(from, at))
    from = at
    isUser = bytes[at + 3] === 0xb2 && !knownEncoders.test(letters(bytes, at + 4, 40))
    at += 2
  }
  return joinAll(kept)
}
