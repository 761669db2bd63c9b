import { asLetters, b16, b24, joinBytes, letters, part, startsWith, u16, u32le } from '../images/bytes.ts'
import { emptyComments } from './vorbis-comments.ts'

/** A kind of sound that Ogg carries: how many packets its head has, and what they become. */
export type OggCodec = {
  heads(first: Uint8Array): number
  /** Where the comments begin in the second packet. */
  commentsAt: number
  /** Whether a packet can be no head. Where the page of a head is damaged, players go on with the sound. */
  isSound?(packet: Uint8Array): boolean
  clean(heads: readonly Uint8Array[]): Uint8Array[]
}

export const vorbis: OggCodec = {
  heads: () => 3,
  commentsAt: 7,
  clean: ([first = nothing, , setup = nothing]) => [
    part(first, 0, 30),
    joinBytes(asLetters('\x03vorbis'), emptyComments, Uint8Array.of(1)),
    setup,
  ],
}

const opus: OggCodec = {
  heads: () => 2,
  commentsAt: 8,
  clean: ([first = nothing]) => [
    part(first, 0, first[18] === 0 ? 19 : Math.min(first.length, 21 + (first[9] ?? 0))),
    joinBytes(asLetters('OpusTags'), emptyComments),
  ],
}

const speex: OggCodec = {
  heads: (first) => 2 + Math.min(first.length >= 72 ? u32le(first, 68) : 0, 100),
  commentsAt: 0,
  clean: ([first = nothing]) => {
    const head = part(first, 0, 80).slice()
    // The version in letters, the further heads, and two fields for nothing.
    head.fill(0, 8, 28)
    head.fill(0, 68, 80)
    return [head, emptyComments]
  },
}

const flac: OggCodec = {
  heads: (first) => 1 + u16(first, 7),
  commentsAt: 4,
  isSound: (packet) => packet[0] === 0xff,
  clean: ([first = nothing]) => [
    joinBytes(part(first, 0, 7), b16(1), asLetters('fLaC'), Uint8Array.of(0), b24(34), part(first, 17, 34)),
    joinBytes(Uint8Array.of(4 + 128), b24(emptyComments.length), emptyComments),
  ],
}

const nothing = new Uint8Array(0)

/** Null for what is no sound that we know. */
export function oggCodecOf(first: Uint8Array): OggCodec | null {
  if (startsWith(first, '\x01vorbis')) return vorbis
  else if (startsWith(first, 'OpusHead')) return opus
  else if (startsWith(first, 'Speex   ')) return speex
  else if (startsWith(first, '\x7fFLAC')) return flac
  else return null
}

/** An index of the file, which is of no use once the file is another. */
export const isOggIndex = (first: Uint8Array) => letters(first, 0, 8) === 'fishead\0'
