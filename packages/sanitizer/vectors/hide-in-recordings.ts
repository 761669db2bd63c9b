import { asLetters, b24, b32, joinAll, joinBytes, l32, u32 } from '../images/bytes.ts'
import { isoBox, readBoxes } from '../images/heif/iso-boxes.ts'
import { pagesFor, readOggPages, writeOggPage } from '../media/ogg-pages.ts'
import { type Hidden, mark } from './hide-in-pictures.ts'
import { smallRecordings } from './small-recordings.ts'

type Hide = (place: string) => Uint8Array

function hiding(build: (hide: Hide) => Uint8Array): Hidden {
  const markers: string[] = []
  const bytes = build((place) => {
    markers.push(mark(place))
    return asLetters(mark(place))
  })
  return { bytes, markers }
}

const synchsafe = (value: number) =>
  Uint8Array.of((value >> 21) & 127, (value >> 14) & 127, (value >> 7) & 127, value & 127)

function id3With(hide: Hide): Uint8Array {
  const frame = (name: string, ...body: Uint8Array[]) => {
    const whole = joinAll(body)
    return joinAll([asLetters(name), synchsafe(whole.length), Uint8Array.of(0, 0), whole])
  }
  const frames = joinAll([
    frame('TPE1', Uint8Array.of(3), hide('artist')),
    frame('TENC', Uint8Array.of(3), hide('encodedby')),
    frame('PRIV', hide('private')),
    frame('APIC', asLetters('\0image/jpeg\0\x03\0'), hide('cover')),
  ])
  return joinAll([asLetters('ID3\x04\0\0'), synchsafe(frames.length), frames])
}

const padded = (text: Uint8Array, length: number) => joinBytes(text, new Uint8Array(length - text.length))

export const mp3WithMarkers = () =>
  hiding((hide) => {
    const ape = joinBytes(l32(8), l32(0), asLetters('Artist\0'), hide('apevalue'))
    const foot = joinAll([
      asLetters('APETAGEX'),
      l32(2000),
      l32(ape.length + 32),
      l32(1),
      l32(0),
      new Uint8Array(8),
    ])
    return joinAll([
      id3With(hide),
      smallRecordings.mp3,
      hide('between'),
      ape,
      foot,
      joinAll([asLetters('LYRICSBEGIN'), hide('lyrics'), asLetters('000040LYRICS200')]),
      joinAll([asLetters('TAG'), padded(hide('oldtitle'), 30), padded(hide('oldartist'), 95)]),
    ])
  })

function commentsWith(hide: Hide): Uint8Array {
  const counted = (bytes: Uint8Array) => joinBytes(l32(bytes.length), bytes)
  return joinAll([
    counted(hide('vendor')),
    l32(2),
    counted(joinBytes(asLetters('ARTIST='), hide('artist'))),
    counted(joinBytes(asLetters('METADATA_BLOCK_PICTURE='), hide('cover'))),
  ])
}

export const flacWithMarkers = () =>
  hiding((hide) => {
    const flac = smallRecordings.flac
    const block = (type: number, body: Uint8Array) => joinBytes(Uint8Array.of(type), b24(body.length), body)
    let at = 4
    while (((flac[at] ?? 0) & 128) === 0) at += 4 + (u32(flac, at) % 16777216)
    const frames = flac.subarray(at + 4 + (u32(flac, at) % 16777216))
    return joinAll([
      id3With(hide),
      asLetters('fLaC'),
      block(0, flac.subarray(8, 42)),
      block(
        4,
        commentsWith((place) => hide(`c${place}`)),
      ),
      block(6, hide('picture')),
      block(2, joinBytes(asLetters('riff'), hide('application'))),
      block(5, hide('cuesheet')),
      block(100, hide('unknown')),
      block(128 + 1, hide('filling')),
      frames,
      joinAll([asLetters('TAG'), padded(hide('oldtag'), 125)]),
    ])
  })

export const wavWithMarkers = () =>
  hiding((hide) => {
    const chunk = (name: string, ...body: Uint8Array[]) => {
      const whole = joinAll(body)
      return joinBytes(asLetters(name), l32(whole.length), whole, new Uint8Array(whole.length % 2))
    }
    const body = joinAll([
      asLetters('WAVE'),
      chunk('JUNK', hide('junk')),
      chunk('bext', padded(hide('description'), 256), padded(hide('originator'), 32), new Uint8Array(330)),
      smallRecordings.wav.subarray(12),
      chunk('LIST', asLetters('INFO'), chunk('IART', hide('artist'))),
      chunk('iXML', hide('ixml')),
      chunk(
        'id3 ',
        id3With((place) => hide(`id3${place}`)),
      ),
      chunk('cue ', hide('cue')),
    ])
    return joinAll([asLetters('RIFF'), l32(body.length), body, hide('trailer')])
  })

/** `head` is what comes before the comments in the second packet, `foot` what must be behind them. */
export const oggWithMarkers = (sample: Uint8Array, head: Uint8Array, foot: Uint8Array) =>
  hiding((hide) => {
    const { pages } = readOggPages(sample)
    const [first, second, ...others] = pages
    if (!first || !second) return sample
    const rest = packetsOf(second.lacing, second.body).slice(1)
    const serial = 0x51a1c0de
    const heads = pagesFor([joinAll([head, commentsWith(hide), foot]), ...rest], serial, 0)
    const written = [first, ...heads, ...others].map((page, index) =>
      writeOggPage({ ...page, serial }, index),
    )
    return joinAll([...written.slice(0, -1), hide('between'), ...written.slice(-1), hide('trailer')])
  })

function packetsOf(lacing: Uint8Array, body: Uint8Array): Uint8Array[] {
  const packets: Uint8Array[] = []
  let from = 0
  let at = 0
  for (const size of lacing) {
    at += size
    if (size === 255) continue
    packets.push(body.subarray(from, at))
    from = at
  }
  return packets
}

/** Adds boxes to the movie, which is at the end of the sample, so that no place in it changes. */
export const movieWithMarkers = (sample: Uint8Array) =>
  hiding((hide) => {
    const boxes = readBoxes(sample)
    const written = boxes.map(({ name, body }) => {
      if (name === 'mdat') return isoBox('mdat', body, hide('behinddata'))
      if (name !== 'moov') return isoBox(name, body)
      const moov = body.slice()
      // When it was made: the movie head is the first box.
      moov.set(b32(3_792_664_000), 12)
      return isoBox('moov', moov, notesWith(hide))
    })
    return joinAll([
      ...written,
      isoBox('free', hide('free')),
      isoBox('uuid', new Uint8Array(16), hide('uuid')),
      hide('trailer'),
    ])
  })

function notesWith(hide: Hide): Uint8Array {
  const data = (text: Uint8Array) => isoBox('data', b32(1), b32(0), text)
  const handler = isoBox('hdlr', b32(0), b32(0), asLetters('mdirappl'), new Uint8Array(9))
  const list = isoBox('ilst', isoBox('\xa9ART', data(hide('artist'))), isoBox('covr', data(hide('cover'))))
  return joinBytes(
    isoBox(
      'udta',
      isoBox('\xa9xyz', asLetters('\0\x12\x15\xc7+06.4500+003.3900/')),
      isoBox('meta', b32(0), handler, list),
    ),
    isoBox('skip', hide('skip')),
    isoBox('abcd', hide('nobodyknows')),
  )
}
