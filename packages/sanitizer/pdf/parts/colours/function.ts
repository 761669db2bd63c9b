import { Stream } from '../../reading/objects.ts'
import { repack, repackChanged } from '../../rebuild/pack-stream.ts'
import type { Rebuild, Shape } from '../../rebuild/rebuild.ts'
import { copyKeys, type KeyShapes, listOf, plain } from '../../rebuild/shapes.ts'
import { withoutComments } from '../content/without-comments.ts'

/** A function (ISO 32000-1, 7.10), or the name of one. */
export const pdfFunction: Shape = (value, rebuild) => {
  if (!(value instanceof Stream))
    return value instanceof Map ? copyKeys(value, functionKeys, rebuild) : plain(value, rebuild)
  return rebuild.file.number(value.dict.get('FunctionType'), 0) === 4
    ? repackChanged(value, functionKeys, rebuild, withoutComments)
    : repack(value, functionKeys, rebuild, (predictor) => (predictor ? null : samplesLength(value, rebuild)))
}

/** How many bytes the samples of a table have; null for other functions, or when that is not plain. */
function samplesLength({ dict }: Stream, { file }: Rebuild): number | null {
  if (file.number(dict.get('FunctionType'), -1) !== 0) return null
  const samples = file.array(dict.get('Size')).map((size) => file.number(size, 0))
  const results = file.array(dict.get('Range')).length >> 1
  const bits = samples.reduce((all, size) => all * size, results * file.number(dict.get('BitsPerSample'), 0))
  return samples.length > 0 && bits > 0 ? Math.ceil(bits / 8) : null
}

const functionKeys: KeyShapes = {
  FunctionType: plain,
  Domain: plain,
  Range: plain,
  Size: plain,
  BitsPerSample: plain,
  Order: plain,
  Encode: plain,
  Decode: plain,
  C0: plain,
  C1: plain,
  N: plain,
  Functions: listOf(pdfFunction),
  Bounds: plain,
}
