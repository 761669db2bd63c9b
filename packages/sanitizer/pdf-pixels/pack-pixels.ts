import { zlibSync } from 'fflate'
import type { JpegEncoder } from './open-jpeg-encoder.ts'
import type { Paint } from './page-picture.ts'

/** Above this share of tones between black and white a gray page is a photograph, on which 16 tones would show as bands. */
const photographShare = 0.12

/** Chooses the smallest way to keep the pixels of a page. Four bytes a pixel, red first, at a place that divides by four. */
export function packPixels(
  pixels: Uint8Array,
  width: number,
  height: number,
  encodeJpeg: JpegEncoder,
): Paint {
  const between = tonesBetween(new Int32Array(pixels.buffer, pixels.byteOffset, width * height))
  if (between !== undefined) {
    return between > width * height * photographShare
      ? { as: 'jpeg', isGray: true, jpeg: encodeJpeg(pixels, width, height, true) }
      : { as: 'gray-4-bit', deflated: deflate(fourBitGray(pixels, width, height)) }
  }
  return (
    indexed(new Uint32Array(pixels.buffer, pixels.byteOffset, width * height), width, height) ?? {
      as: 'jpeg',
      isGray: false,
      jpeg: encodeJpeg(pixels, width, height, false),
    }
  )
}

export function photoOf(pixels: Uint8Array, width: number, height: number, encodeJpeg: JpegEncoder): Paint {
  return { as: 'jpeg', isGray: false, jpeg: encodeJpeg(pixels, width, height, false) }
}

/** 1 for each tone that 16 tones change, well between black and white. */
const isBetween = Uint8Array.from({ length: 256 }, (_, tone) =>
  tone > 24 && tone < 232 && tone % 17 !== 0 ? 1 : 0,
)
/** The nearest of 16 tones. */
const nearest = Uint8Array.from({ length: 256 }, (_, tone) => Math.round(tone / 17))

/** How many pixels have such a tone; undefined when one has a colour. */
function tonesBetween(words: Int32Array): number | undefined {
  let between = 0
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as number
    // Red beside green, and green beside blue.
    if (((word ^ (word >> 8)) & 0xffff) !== 0) return undefined
    between += isBetween[word & 0xff] as number
  }
  return between
}

function fourBitGray(pixels: Uint8Array, width: number, height: number): Uint8Array {
  const bytesAcross = (width + 1) >> 1
  const packed = new Uint8Array(bytesAcross * height)
  for (let row = 0; row < height; row++) {
    const end = (row + 1) * width * 4
    let at = row * bytesAcross
    for (let from = row * width * 4; from < end; from += 8, at++) {
      const right = from + 4 < end ? (nearest[pixels[from + 4] as number] as number) : 0
      packed[at] = ((nearest[pixels[from] as number] as number) << 4) | right
    }
  }
  return packed
}

function indexed(words: Uint32Array, width: number, height: number): Paint | null {
  const places = new Map<number, number>()
  const indices = new Uint8Array(width * height)
  let lastWord = -1
  let lastIndex = 0
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? 0
    if (word !== lastWord) {
      let index = places.get(word)
      if (index === undefined) {
        if (places.size === 256) return null
        index = places.size
        places.set(word, index)
      }
      lastWord = word
      lastIndex = index
    }
    indices[at] = lastIndex
  }
  const palette = new Uint8Array(places.size * 3)
  for (const [word, index] of places)
    palette.set([word & 0xff, (word >> 8) & 0xff, (word >> 16) & 0xff], index * 3)
  return { as: 'indexed', palette, deflated: deflate(indices) }
}

function deflate(bytes: Uint8Array): Uint8Array {
  return zlibSync(bytes, { level: 6 })
}
