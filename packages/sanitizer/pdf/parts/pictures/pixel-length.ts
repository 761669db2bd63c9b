import type { Predictor } from '../../filters/undo-predictor.ts'
import type { Dict, Value } from '../../reading/objects.ts'
import type { PdfFile } from '../../reading/pdf-file.ts'

/** How many bytes the pixels of a picture take. No one sees what is behind them, nor pixels of which no colours are told. */
export function pixelLength(file: PdfFile, dict: Dict, predictor: Predictor | null): number {
  const width = file.number(dict.get('Width') ?? dict.get('W'), 0)
  const height = file.number(dict.get('Height') ?? dict.get('H'), 0)
  const isMask = file.resolve(dict.get('ImageMask') ?? dict.get('IM')) === true
  const colours = isMask ? 1 : componentsOf(file, dict.get('ColorSpace') ?? dict.get('CS'))
  const bits = isMask ? 1 : file.number(dict.get('BitsPerComponent') ?? dict.get('BPC'), 8)
  if (colours === null || width <= 0 || height <= 0) return 0
  if (predictor && predictor.kind >= 10) {
    const across = (predictor.columns * predictor.colours * predictor.bits + 7) >> 3
    return (across + 1) * height
  }
  return Math.ceil((width * colours * bits) / 8) * height
}

const components: Record<string, number> = {
  DeviceGray: 1,
  G: 1,
  CalGray: 1,
  Indexed: 1,
  I: 1,
  Separation: 1,
  DeviceRGB: 3,
  RGB: 3,
  CalRGB: 3,
  Lab: 3,
  DeviceCMYK: 4,
  CMYK: 4,
  CalCMYK: 4,
}

function componentsOf(file: PdfFile, value: Value | undefined): number | null {
  const space = file.resolve(value)
  const family = file.name(Array.isArray(space) ? space[0] : space)
  if (family === 'ICCBased') {
    const count = file.number(file.dict(Array.isArray(space) ? space[1] : null)?.get('N'), 0)
    return count > 0 ? count : null
  }
  if (family === 'DeviceN') return file.array(Array.isArray(space) ? space[1] : null).length || null
  return family === null ? null : (components[family] ?? null)
}
