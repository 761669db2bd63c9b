import { zlibSync } from 'fflate'
import type { JpegEncoder } from './open-jpeg-encoder.ts'
import type { Paint } from './page-picture.ts'

/** Above this share of tones between black and white a gray page is a photograph, on which 16 tones would show as bands. */
const photographShare = 0.12

/** Chooses the smallest way to keep the pixels of a page. Four bytes a pixel, red first. */
export function packPixels(
  pixels: Uint8Array,
  width: number,
  height: number,
  encodeJpeg: JpegEncoder,
): Paint {
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height)
  if (isGray(words)) {
    return isPhotograph(pixels)
      ? { as: 'jpeg', isGray: true, jpeg: encodeJpeg(pixels, width, height, true) }
      : { as: 'gray-4-bit', deflated: deflate(fourBitGray(pixels, width, height)) }
  }
  return (
    indexed(words, width, height) ?? {
      as: 'jpeg',
      isGray: false,
      jpeg: encodeJpeg(pixels, width, height, false),
    }
  )
}

export function photoOf(pixels: Uint8Array, width: number, height: number, encodeJpeg: JpegEncoder): Paint {
  return { as: 'jpeg', isGray: false, jpeg: encodeJpeg(pixels, width, height, false) }
}

function isGray(words: Uint32Array): boolean {
  for (const word of words) {
    const red = word & 0xff
    if (red !== ((word >> 8) & 0xff) || red !== ((word >> 16) & 0xff)) return false
  }
  return true
}

function isPhotograph(pixels: Uint8Array): boolean {
  let between = 0
  for (let at = 0; at < pixels.length; at += 4) {
    const tone = pixels[at] ?? 0
    if (tone > 24 && tone < 232 && tone % 17 !== 0) between++
  }
  return between > (pixels.length / 4) * photographShare
}

function fourBitGray(pixels: Uint8Array, width: number, height: number): Uint8Array {
  const bytesAcross = (width + 1) >> 1
  const packed = new Uint8Array(bytesAcross * height)
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const tone = Math.round((pixels[(row * width + column) * 4] ?? 0) / 17)
      const at = row * bytesAcross + (column >> 1)
      packed[at] = (packed[at] ?? 0) | (column & 1 ? tone : tone << 4)
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
