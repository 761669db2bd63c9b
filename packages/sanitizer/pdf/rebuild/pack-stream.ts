import { decodeStream, decodeWords } from '../filters/decode-stream.ts'
import { type Predictor, undoPredictor } from '../filters/undo-predictor.ts'
import { type Dict, Name, Stream, type Value } from '../reading/objects.ts'
import { flateStream } from '../writing/write-pdf.ts'
import type { Rebuild } from './rebuild.ts'
import { copyKeys, type KeyShapes } from './shapes.ts'

/** From this size on data that is carried over unchanged keeps its packing, cut where it ends: packing again would only take time. */
const keepPackingFrom = 200_000

/** The stream's data as it was, cut where it is no longer needed and packed again, with the listed keys. */
export function repack(
  stream: Stream,
  known: KeyShapes,
  rebuild: Rebuild,
  neededLength: (predictor: Predictor | null) => number | null = () => null,
): Stream {
  const { file, work } = rebuild
  const decoded = decodeStream(stream, file.resolve, work.spend, { predictor: true })
  const { predictor } = decoded
  const needed = neededLength(predictor) ?? decoded.bytes.length
  const bytes = decoded.bytes.subarray(0, needed)
  const zlib = bytes.length === decoded.bytes.length ? decoded.zlib : null
  const plain = copyKeys(stream.dict, known, rebuild)
  const dict = withPredictor(plain, predictor)
  if (zlib && bytes.length >= keepPackingFrom)
    return new Stream(new Map([...dict, ['Filter', new Name('FlateDecode')]]), zlib)
  const made = flateStream(dict, bytes)
  // What is too short to be packed has no filter that could be told of differences.
  return predictor && !made.dict.has('Filter') ? flateStream(plain, undoPredictor(bytes, predictor)) : made
}

/** The stream's data after `change`, packed again, with the listed keys. */
export function repackChanged(
  stream: Stream,
  known: KeyShapes,
  rebuild: Rebuild,
  change: (bytes: Uint8Array, dict: Dict) => Uint8Array,
): Stream {
  const bytes = decodeWords(stream, rebuild.file.resolve, rebuild.work.spend)
  const dict = copyKeys(stream.dict, known, rebuild)
  return flateStream(dict, change(bytes, dict))
}

/** Differences between pixels stay as they are, so the program that unpacks them has to be told. */
export function withPredictor(dict: Dict, predictor: Predictor | null): Dict {
  if (!predictor) return dict
  const parameters = new Map<string, Value>([
    ['Predictor', predictor.kind],
    ['Colors', predictor.colours],
    ['BitsPerComponent', predictor.bits],
    ['Columns', predictor.columns],
  ])
  return new Map([...dict, ['DecodeParms', parameters]])
}
