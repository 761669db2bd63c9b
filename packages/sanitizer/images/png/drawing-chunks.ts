import { b32, joinAll, part, u8, u32 } from '../bytes.ts'
import { coloursInUse } from './palette-in-use.ts'
import { type PngChunk, pngChunk } from './png-chunks.ts'

/** What draws besides the picture itself, in the order in which it must come. */
export const drawingNames = ['cICP', 'gAMA', 'cHRM', 'sRGB', 'sBIT', 'PLTE', 'tRNS'] as const

const indexed = 3
/** How many bytes `sBIT` and `tRNS` have for each kind of colours (PNG, 11.3); none where they mean nothing. */
const significantBytes: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 3, 4: 2, 6: 4 }
const clearBytes: Readonly<Record<number, number>> = { 0: 2, 2: 6, 3: 256, 4: 0, 6: 0 }

/** @param used a 1 for each colour of the palette that a point has */
export function drawingChunks(
  chunks: readonly PngChunk[],
  header: Uint8Array,
  used: Uint8Array,
): Uint8Array[] {
  const kind = u8(header, 9)
  const find = (name: string) => chunks.find((chunk) => chunk.name === name)?.body
  return drawingNames.flatMap((name) => {
    const body = find(name)
    const kept = body && keep[name](body, kind, used, find('sRGB') !== undefined)
    return kept && kept.length > 0 ? [pngChunk(name, kept)] : []
  })
}

type Keep = (body: Uint8Array, kind: number, used: Uint8Array, isStandard: boolean) => Uint8Array | undefined

const keep: Readonly<Record<(typeof drawingNames)[number], Keep>> = {
  cICP: (body) => body.subarray(0, 4),
  gAMA: (body) => body.subarray(0, 4),
  cHRM: (body, _kind, _used, isStandard) => (isStandard ? undefined : knownPlaces(body)),
  sRGB: (body) => body.subarray(0, 1),
  sBIT: (body, kind) => body.subarray(0, significantBytes[kind] ?? 0),
  PLTE: (body, kind, used) =>
    kind === indexed ? coloursInUse(body.subarray(0, 768 - (body.length % 3)), 3, used) : undefined,
  tRNS: (body, kind, used) => {
    const kept = body.subarray(0, clearBytes[kind] ?? 0)
    return kind === indexed ? coloursInUse(kept, 1, used) : kept
  },
}

/** Where white, red, green and blue are, in hundred thousandths: sRGB, Display P3, Adobe RGB and Rec. 2020. */
const places = [
  [31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000],
  [31270, 32900, 68000, 32000, 26500, 69000, 15000, 6000],
  [31270, 32900, 64000, 33000, 21000, 71000, 15000, 6000],
  [31270, 32900, 70800, 29200, 17000, 79700, 13100, 4600],
] as const
const nearEnough = 500

/** The nearest of the colours that are in use; a screen that was measured is told by its own. */
function knownPlaces(body: Uint8Array): Uint8Array | undefined {
  if (body.length < 32) return undefined
  const numbers = Array.from({ length: 8 }, (_, at) => u32(part(body, at * 4, 4), 0))
  const known = places.find((place) =>
    place.every((one, at) => Math.abs(one - (numbers[at] ?? 0)) <= nearEnough),
  )
  return known && joinAll(known.map(b32))
}
