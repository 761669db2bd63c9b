import { zlibSync } from 'fflate'
import { asLetters, b16, b32, joinAll, joinBytes, l16, l32, letters, u32, u32le } from '../images/bytes.ts'
import { canonicalProfile } from '../images/colours/canonical-profile.ts'
import { isoBox } from '../images/heif/iso-boxes.ts'
import { pngChunk } from '../images/png/png-chunks.ts'
import { smallPictures } from './small-pictures.ts'

/** A word that is nowhere by accident, one for each hiding place. */
export const mark = (place: string) => `Qzk${place}Vxj`

export type Hidden = { bytes: Uint8Array; markers: string[] }

/** Collects the places as they are used, so that a test can ask for all of them. */
function hiding(build: (hide: (place: string) => Uint8Array) => Uint8Array): Hidden {
  const markers: string[] = []
  const bytes = build((place) => {
    markers.push(mark(place))
    return asLetters(mark(place))
  })
  return { bytes, markers }
}

type Hide = (place: string) => Uint8Array

const shortOf = (isLittle: boolean) => (isLittle ? l16 : b16)

/** A TIFF of one row, with every kind of tag that tells; `head` is what comes before, for offsets count from the start. */
export function tiffWith(hide: Hide, isLittle: boolean): Uint8Array {
  const short = shortOf(isLittle)
  const long = isLittle ? l32 : b32
  const pieces: Uint8Array[] = []
  let end = 8
  const put = (bytes: Uint8Array) => {
    const at = end
    const padded = joinBytes(bytes, new Uint8Array(bytes.length % 2))
    pieces.push(padded)
    end += padded.length
    return at
  }
  type Row = [tag: number, type: number, count: number, value: Uint8Array]
  const text = (tag: number, place: string): Row => {
    const value = joinBytes(hide(place), new Uint8Array(1))
    return [tag, 2, value.length, value]
  }
  const bytes = (tag: number, value: Uint8Array): Row => [tag, 7, value.length, value]
  const number = (tag: number, value: number): Row => [tag, 4, 1, long(value)]
  const directory = (rows: Row[], next: number) => {
    const written = rows.map(([tag, type, count, value]) =>
      joinAll([
        short(tag),
        short(type),
        long(count),
        value.length <= 4 ? joinBytes(value, new Uint8Array(4 - value.length)) : long(put(value)),
      ]),
    )
    return put(joinAll([short(rows.length), ...written, long(next)]))
  }
  const degrees = (whole: number) => joinAll([whole, 1, 27, 1, 0, 1].map(long))
  const place = directory(
    [
      [1, 2, 2, asLetters('N\0')],
      [2, 5, 3, degrees(6)],
      [3, 2, 2, asLetters('E\0')],
      [4, 5, 3, degrees(3)],
    ],
    0,
  )
  const photo = directory(
    [
      [0x9003, 2, 20, asLetters('2024:03:03 14:05:09\0')],
      bytes(0x927c, hide('maker')),
      text(0xa430, 'owner'),
      text(0xa431, 'serial'),
    ],
    0,
  )
  const preview = directory([number(254, 1), text(0x010e, 'preview')], 0)
  const sub = directory([text(0x010e, 'sub')], 0)
  const pixels = put(
    joinBytes(
      Uint8Array.from({ length: 12 }, (_, index) => index * 20),
      hide('behindpixels'),
    ),
  )
  const profile = joinBytes(canonicalProfile('p3'), hide('profile'))
  const first = directory(
    [
      number(256, 4),
      number(257, 1),
      [258, 3, 3, joinAll([8, 8, 8].map(short))],
      [259, 3, 1, short(1)],
      [262, 3, 1, short(2)],
      text(0x010d, 'docname'),
      text(0x010f, 'make'),
      text(0x0110, 'model'),
      number(273, pixels),
      [274, 3, 1, short(6)],
      [277, 3, 1, short(3)],
      number(278, 1),
      number(279, 12),
      text(0x0131, 'software'),
      text(0x013b, 'artist'),
      number(330, sub),
      bytes(700, joinBytes(asLetters('<x:xmpmeta><dc:creator>'), hide('xmp'), asLetters('</dc:creator>'))),
      text(0x8298, 'copyright'),
      number(0x8769, photo),
      number(0x8825, place),
      bytes(33723, joinBytes(Uint8Array.of(0x1c, 2, 80, 0, 9), hide('iptc'))),
      bytes(34675, profile),
      text(65000, 'private'),
    ],
    preview,
  )
  const order = isLittle ? 'II' : 'MM'
  return joinAll([asLetters(order), short(42), long(first), ...pieces, hide('tiffend')])
}

const segment = (marker: number, ...body: Uint8Array[]) =>
  joinBytes(Uint8Array.of(0xff, marker), b16(joinAll(body).length + 2), ...body)

export const jpegWithMarkers = () =>
  hiding((hide) => {
    const jpeg = smallPictures.jpeg
    const xmp = asLetters('http://ns.adobe.com/xap/1.0/\0<x:xmpmeta><dc:creator>')
    const iptc = joinBytes(Uint8Array.of(0x1c, 2, 80, 0, 9), hide('press'))
    return joinAll([
      jpeg.subarray(0, 2),
      segment(0xe0, asLetters('JFIF\0'), Uint8Array.of(1, 1, 1, 0, 72, 0, 72, 1, 3), hide('thumb')),
      segment(0xe0, asLetters('JFXX\0\x10'), hide('jfxx')),
      segment(0xe1, asLetters('Exif\0\0'), tiffWith(hide, false)),
      segment(0xe1, xmp, hide('xap'), asLetters('</dc:creator></x:xmpmeta>')),
      segment(0xe1, asLetters('http://ns.adobe.com/xmp/extension/\0'), hide('extended')),
      segment(0xe2, asLetters('ICC_PROFILE\0\x01\x01'), canonicalProfile('p3'), hide('icc')),
      segment(0xe2, asLetters('MPF\0'), hide('mpf')),
      segment(0xe5, hide('unknown')),
      segment(0xeb, asLetters('JP'), hide('signed')),
      segment(0xed, asLetters('Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0'), Uint8Array.of(iptc.length), iptc),
      segment(0xfe, hide('comment')),
      hide('between'),
      segment(0xdd, b16(0), hide('behindtable')),
      jpeg.subarray(20),
      smallPictures.progressiveJpeg,
      hide('trailer'),
    ])
  })

export const pngWithMarkers = () =>
  hiding((hide) => {
    const { png } = smallPictures
    const parts = chunksOf(png)
    const named = (name: string) => joinAll(parts.filter((part) => letters(part, 4, 4) === name))
    const data = parts.filter((part) => letters(part, 4, 4) === 'IDAT').map((part) => part.slice(8, -4))
    const keyword = asLetters('Author\0')
    return joinAll([
      png.subarray(0, 8),
      named('IHDR'),
      pngChunk('iCCP', asLetters('screen\0\0'), zlibSync(joinBytes(canonicalProfile('adobe'), hide('icc')))),
      named('PLTE'),
      pngChunk('tEXt', keyword, hide('text')),
      pngChunk('zTXt', keyword, Uint8Array.of(0), zlibSync(hide('packed'))),
      pngChunk(
        'iTXt',
        asLetters('XML:com.adobe.xmp\0\0\0\0\0<dc:creator>'),
        hide('xmp'),
        asLetters('</dc:creator>'),
      ),
      pngChunk('eXIf', tiffWith(hide, true)),
      pngChunk('tIME', Uint8Array.of(7, 232, 3, 3, 14, 5, 0)),
      pngChunk('prVt', hide('unknown')),
      pngChunk('IDAT', ...data, hide('slack')),
      pngChunk('IEND', hide('end')),
      hide('trailer'),
    ])
  })

function chunksOf(png: Uint8Array): Uint8Array[] {
  const chunks: Uint8Array[] = []
  for (let at = 8; at < png.length; at += 12 + u32(png, at))
    chunks.push(png.subarray(at, at + 12 + u32(png, at)))
  return chunks
}

const riffChunk = (name: string, ...body: Uint8Array[]) => {
  const whole = joinAll(body)
  return joinBytes(asLetters(name), l32(whole.length), whole, new Uint8Array(whole.length % 2))
}

export const webpWithMarkers = () =>
  hiding((hide) => {
    const { webp } = smallPictures
    const head = webp.slice(12, 30)
    head[8] = 0x3c
    const body = joinAll([
      asLetters('WEBP'),
      head,
      riffChunk('ICCP', canonicalProfile('p3'), hide('icc')),
      webp.subarray(30, 8 + u32le(webp, 4)),
      riffChunk('EXIF', tiffWith(hide, true)),
      riffChunk('XMP ', asLetters('<dc:creator>'), hide('xap'), asLetters('</dc:creator>')),
      riffChunk('UNKN', hide('unknown')),
    ])
    return joinAll([asLetters('RIFF'), l32(body.length), body, hide('tail')])
  })

const gifBlocks = (...body: Uint8Array[]) => {
  const whole = joinAll(body)
  return joinBytes(Uint8Array.of(whole.length), whole, Uint8Array.of(0))
}

export const gifWithMarkers = () =>
  hiding((hide) => {
    const { gif } = smallPictures
    const head = 13 + 3 * 2 ** (((gif[10] ?? 0) & 7) + 1)
    const xmp = joinBytes(Uint8Array.of(0x21, 0xff, 11), asLetters('XMP DataXMP'))
    return joinAll([
      gif.subarray(0, head),
      Uint8Array.of(0x21, 0xfe),
      gifBlocks(hide('comment')),
      xmp,
      gifBlocks(asLetters('<dc:creator>'), hide('xmp'), asLetters('</dc:creator>')),
      Uint8Array.of(0x21, 0x01),
      gifBlocks(hide('plaintext')),
      gif.subarray(head),
      hide('trailer'),
    ])
  })

export const heicWithMarkers = () =>
  hiding((hide) =>
    joinAll([
      smallPictures.heic,
      isoBox('moov', isoBox('udta', hide('movie'))),
      isoBox('uuid', new Uint8Array(16), hide('uuid')),
      isoBox('mdat', hide('nobodys')),
      hide('trailer'),
    ]),
  )

export const tiffWithMarkers = (isLittle: boolean) => hiding((hide) => tiffWith(hide, isLittle))

export const bmpWithMarkers = () =>
  hiding((hide) => {
    const { bmp } = smallPictures
    const pixels = bmp.subarray(u32le(bmp, 10))
    const header = new Uint8Array(124)
    header.set(bmp.subarray(14, 54))
    header.set(l32(124))
    header.set(asLetters('DEBM'), 56)
    const palette = bmp.subarray(54, u32le(bmp, 10))
    const gap = hide('gap')
    const profile = hide('profile')
    header.set(l32(124 + palette.length + gap.length + pixels.length), 112)
    header.set(l32(profile.length), 116)
    const start = 14 + 124 + palette.length + gap.length
    const size = start + pixels.length + profile.length
    return joinAll([
      asLetters('BM'),
      l32(size),
      asLetters('SRTK'),
      l32(start),
      header,
      palette,
      gap,
      pixels,
      profile,
      hide('trailer'),
    ])
  })

export const svgWithMarkers = () =>
  hiding((hide) => {
    const word = (place: string) => letters(hide(place))
    const jpeg = btoa(letters(joinAll([smallPictures.jpeg, hide('inside')])))
    return new TextEncoder().encode(`<?xml version="1.0"?>
<!DOCTYPE svg [<!ENTITY ns "http://example.org/${word('entity')}">]>
<!-- ${word('comment')} --><?app ${word('instruction')}?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:tool="&ns;"
 tool:docname="${word('docname')}" data-note="${word('data')}" onload="run('${word('event')}')" width="40" height="20">
<title>${word('title')}</title><desc>${word('desc')}</desc><metadata><rdf>${word('metadata')}</rdf></metadata>
<script>${word('script')}</script><tool:view name="${word('foreign')}"/>
<style>/* ${word('csscomment')} */ @import url(http://e/${word('import')}.css); .${word('class')}{fill:red;--x:${word('property')}}</style>
<linearGradient id="${word('id')}"><stop offset="0" stop-color="red"/></linearGradient>
<rect class="${mark('class')}" style="-tool-note:${word('style')};stroke:url(#${mark('id')})" width="9" height="9"/>
<a href="http://example.org/${word('link')}"><text y="15">Hello</text></a>
<image href="http://example.org/${word('outside')}.png"/><image width="9" href="data:image/jpeg;base64,${jpeg}"/>
<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">${word('html')}</p></foreignObject></svg>`)
  })
