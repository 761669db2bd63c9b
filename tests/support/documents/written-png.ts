import { deflateSync } from 'node:zlib'
import { asLetters, b32, joinAll } from '@fitila/sanitizer/images/bytes'
import { pngChunk, pngSignature } from '@fitila/sanitizer/images/png/png-chunks'

/** `samples`: of each point, row by row, as large as the depth allows. */
export type PngToWrite = {
  width: number
  height: number
  depth: 1 | 2 | 4 | 8 | 16
  colour: 0 | 2 | 3 | 4 | 6
  samples: readonly (readonly number[])[]
  isInterlaced: boolean
  chunks?: readonly Uint8Array[]
}

// Left, top, and how far apart: PNG specification, 8.2.
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

/** A PNG of which each row has another filter. */
export function writtenPng({ width, height, depth, colour, samples, isInterlaced, chunks = [] }: PngToWrite) {
  const pieces: Uint8Array[] = []
  for (const [left, top, across, down] of isInterlaced ? passes : ([[0, 0, 1, 1]] as const)) {
    const rows: Uint8Array[] = []
    for (let y = top; y < height; y += down) {
      const points: (readonly number[])[] = []
      for (let x = left; x < width; x += across) points.push(samples[y * width + x] ?? [])
      if (points.length > 0) rows.push(packed(points.flat(), depth))
    }
    const step = Math.max(1, ((samples[0]?.length ?? 1) * depth) >> 3)
    pieces.push(...rows.map((row, place) => filtered(row, rows[place - 1], step, place % 5)))
  }
  const header = [b32(width), b32(height), Uint8Array.of(depth, colour, 0, 0, isInterlaced ? 1 : 0)]
  return joinAll([
    ...[asLetters(pngSignature), pngChunk('IHDR', ...header), ...chunks],
    ...[pngChunk('IDAT', deflateSync(joinAll(pieces))), pngChunk('IEND')],
  ])
}

function packed(samples: readonly number[], depth: number): Uint8Array {
  const bits = samples.map((sample) => sample.toString(2).padStart(depth, '0')).join('')
  return Uint8Array.from(bits.match(/.{1,8}/g) ?? [], (byte) => Number.parseInt(byte.padEnd(8, '0'), 2))
}

function filtered(row: Uint8Array, above: Uint8Array | undefined, step: number, filter: number): Uint8Array {
  return Uint8Array.of(
    filter,
    ...row.map((byte, place) => {
      const [left, up, corner] = [row[place - step] ?? 0, above?.[place] ?? 0, above?.[place - step] ?? 0]
      return byte - ([0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0)
    }),
  )
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner
  const byDistance = [left, up, corner].map((each) => Math.abs(guess - each))
  return [left, up, corner][byDistance.indexOf(Math.min(...byDistance))] ?? 0
}
