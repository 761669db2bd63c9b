import { inflate } from '@fitila/formats/inflate/inflate'
import { type Dict, isDict, nameOf, type Stream, type Value } from '../reading/objects.ts'
import { type Predictor, readPredictor, undoPredictor } from './undo-predictor.ts'
import { unpackLzw } from './unpack-lzw.ts'
import { unpackAscii85, unpackHex, unpackRuns } from './unpack-text.ts'

/** Packings of pictures: what is inside is a format of its own and is not unpacked here. */
export type PictureFilter = 'DCTDecode' | 'JPXDecode' | 'JBIG2Decode' | 'CCITTFaxDecode'

export type Decoded = {
  bytes: Uint8Array
  /** What the bytes are still packed with. */
  picture: PictureFilter | null
  pictureParameters: Dict | null
  /** Differences that were not undone, because the caller wanted to carry them over. */
  predictor: Predictor | null
  /** The stream's own zlib data up to where it really ends, if that was its only packing and it was whole. */
  zlib: Uint8Array | null
}

export type Resolve = (value: Value | undefined) => Value
export type Spend = (bytes: number) => void

const fullNames: Record<string, string> = {
  Fl: 'FlateDecode',
  LZW: 'LZWDecode',
  A85: 'ASCII85Decode',
  AHx: 'ASCIIHexDecode',
  RL: 'RunLengthDecode',
  DCT: 'DCTDecode',
  CCF: 'CCITTFaxDecode',
}

const mostFilters = 8

/** Unpacks until nothing is left or a picture's own packing is reached. Damage gives what could be read. */
export function decodeStream(
  stream: Stream,
  resolve: Resolve,
  spend: Spend,
  keep: { predictor: boolean } = { predictor: false },
): Decoded {
  const filters = listOf(resolve(stream.dict.get('Filter') ?? stream.dict.get('F')), resolve).slice(
    0,
    mostFilters,
  )
  const parameters = listOf(resolve(stream.dict.get('DecodeParms') ?? stream.dict.get('DP')), resolve)
  const result: Decoded = {
    bytes: stream.bytes,
    picture: null,
    pictureParameters: null,
    predictor: null,
    zlib: null,
  }
  for (const [place, filter] of filters.entries()) {
    const short = nameOf(filter) ?? ''
    const name = fullNames[short] ?? short
    const given = parameters[place]
    const dict = isDict(given) ? resolveEntries(given, resolve) : null
    if (isPictureFilter(name)) return { ...result, picture: name, pictureParameters: dict, zlib: null }
    const isOnly = filters.length === 1
    if (name === 'FlateDecode') {
      const packed = result.bytes
      const { bytes, end, isWhole } = inflate(packed, spend)
      result.bytes = bytes
      if (isOnly && isWhole) result.zlib = packed.subarray(0, end)
    } else if (name === 'LZWDecode')
      result.bytes = unpackLzw(result.bytes, dict?.get('EarlyChange') !== 0, spend)
    else if (name === 'ASCII85Decode') result.bytes = unpackAscii85(result.bytes, spend)
    else if (name === 'ASCIIHexDecode') result.bytes = unpackHex(result.bytes, spend)
    else if (name === 'RunLengthDecode') result.bytes = unpackRuns(result.bytes, spend)
    else if (name !== 'Crypt') result.bytes = new Uint8Array()
    const predictor = name === 'FlateDecode' || name === 'LZWDecode' ? readPredictor(dict) : null
    if (predictor) {
      if (keep.predictor && place === filters.length - 1) result.predictor = predictor
      else {
        spend(result.bytes.length)
        result.bytes = undoPredictor(result.bytes, predictor)
        result.zlib = null
      }
    }
  }
  return result
}

/** Letters that say something never pack as tightly as this. */
const tightest = 250
const largestTight = 10_000_000

/** Unpacks instructions or words. What unpacks to far more than anyone would write is refused before any work is done on it. */
export function decodeWords(stream: Stream, resolve: Resolve, spend: Spend): Uint8Array {
  const { bytes } = decodeStream(stream, resolve, spend)
  if (bytes.length > largestTight && bytes.length > stream.bytes.length * tightest)
    spend(Number.MAX_SAFE_INTEGER)
  return bytes
}

function isPictureFilter(name: string): name is PictureFilter {
  return name === 'DCTDecode' || name === 'JPXDecode' || name === 'JBIG2Decode' || name === 'CCITTFaxDecode'
}

function listOf(value: Value, resolve: Resolve): Value[] {
  if (Array.isArray(value)) return value.map((item) => resolve(item))
  return value === null ? [] : [value]
}

function resolveEntries(dict: Dict, resolve: Resolve): Dict {
  return new Map([...dict].map(([key, value]) => [key, resolve(value)]))
}
