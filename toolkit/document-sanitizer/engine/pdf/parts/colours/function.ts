import { Stream } from '../../reading/objects.ts'
import { repack, repackChanged } from '../../rebuild/pack-stream.ts'
import type { Shape } from '../../rebuild/rebuild.ts'
import { copyKeys, type KeyShapes, listOf, plain } from '../../rebuild/shapes.ts'
import { withoutComments } from '../content/without-comments.ts'

/** A function (ISO 32000-1, 7.10), or the name of one. */
export const pdfFunction: Shape = (value, rebuild) => {
  if (!(value instanceof Stream))
    return value instanceof Map ? copyKeys(value, functionKeys, rebuild) : plain(value, rebuild)
  return rebuild.file.number(value.dict.get('FunctionType'), 0) === 4
    ? repackChanged(value, functionKeys, rebuild, withoutComments)
    : repack(value, functionKeys, rebuild)
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
