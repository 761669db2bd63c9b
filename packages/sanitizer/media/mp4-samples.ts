import { u8, u32, u64 } from '../images/bytes.ts'
import { boxNamed, type IsoBox } from '../images/heif/iso-boxes.ts'
import { refuse } from '../refusals.ts'
import type { SoundShape } from './mp4-sound-entry.ts'

export type Chunk = { at: number; length: number }

/** Where in the file the data of a track is, chunk after chunk. */
export function readChunks(table: readonly IsoBox[], shape: SoundShape | null): Chunk[] {
  const body = (name: string) => boxNamed(table, name)?.body
  const offsets = readOffsets(body('stco'), body('co64'))
  const sizes = body('stsz') ? plainSizes(body('stsz'), shape) : packedSizes(body('stz2'))
  const groups = body('stsc') ?? refuse('broken')
  const groupCount = u32(groups, 4)
  const chunks: Chunk[] = []
  let sample = 0
  let group = -1
  let perChunk = 0
  for (const [index, at] of offsets.entries()) {
    while (group + 1 < groupCount && u32(groups, 8 + (group + 1) * 12) <= index + 1) {
      group += 1
      perChunk = u32(groups, 8 + group * 12 + 4)
    }
    const count = Math.min(perChunk, sizes.count - sample)
    chunks.push({ at, length: sizes.sum(sample, count) })
    sample += count
  }
  return chunks
}

function readOffsets(short: Uint8Array | undefined, long: Uint8Array | undefined): number[] {
  const body = short ?? long ?? refuse('broken')
  const size = short ? 4 : 8
  const count = u32(body, 4)
  if (8 + count * size > body.length) refuse('broken')
  return Array.from({ length: count }, (_, index) =>
    short ? u32(body, 8 + index * 4) : u64(body, 8 + index * 8),
  )
}

type Sizes = { count: number; sum(from: number, count: number): number }

function plainSizes(body: Uint8Array | undefined, shape: SoundShape | null): Sizes {
  if (!body) return refuse('broken')
  const each = u32(body, 4)
  const count = u32(body, 8)
  if (each === 1 && shape) {
    const { perPacket, bytesPerPacket } = shape
    return { count, sum: (_, samples) => Math.ceil(samples / perPacket) * bytesPerPacket }
  }
  if (each > 0) return { count, sum: (_, samples) => samples * each }
  if (12 + count * 4 > body.length) refuse('broken')
  return { count, sum: summing((index) => u32(body, 12 + index * 4)) }
}

function packedSizes(body: Uint8Array | undefined): Sizes {
  if (!body) return refuse('broken')
  const bits = u8(body, 7)
  const count = u32(body, 8)
  if (![4, 8, 16].includes(bits) || 12 + (count * bits) / 8 > body.length) refuse('broken')
  const size = (index: number) => {
    if (bits === 16) return u8(body, 12 + index * 2) * 256 + u8(body, 13 + index * 2)
    else if (bits === 8) return u8(body, 12 + index)
    else return (u8(body, 12 + (index >> 1)) >> (index % 2 === 0 ? 4 : 0)) & 15
  }
  return { count, sum: summing(size) }
}

const summing = (size: (index: number) => number) => (from: number, count: number) => {
  let sum = 0
  for (let index = from; index < from + count; index++) sum += size(index)
  return sum
}
