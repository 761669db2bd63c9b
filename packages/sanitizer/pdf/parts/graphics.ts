import { Name, Stream, type Value } from '../reading/objects.ts'
import { repack, repackChanged } from '../rebuild/pack-stream.ts'
import type { Shape } from '../rebuild/rebuild.ts'
import { copyKeys, type KeyShapes, keys, nameOr, oneOrMore, plain } from '../rebuild/shapes.ts'
import { colourSpace } from './colours/colour-space.ts'
import { pdfFunction } from './colours/function.ts'
import { formContent } from './content/form-content.ts'

const functions = oneOrMore(pdfFunction)

/** A transparency group's attributes (ISO 32000-1, 11.6.6). */
export const group = keys({ Type: plain, S: plain, CS: colourSpace, I: plain, K: plain })

const shadingKeys: KeyShapes = {
  ShadingType: plain,
  ColorSpace: colourSpace,
  Background: plain,
  BBox: plain,
  AntiAlias: plain,
  Coords: plain,
  Domain: plain,
  Function: functions,
  Extend: plain,
  Matrix: plain,
  BitsPerCoordinate: plain,
  BitsPerComponent: plain,
  BitsPerFlag: plain,
  Decode: plain,
  VerticesPerRow: plain,
}

export const shading: Shape = (value, rebuild) =>
  value instanceof Stream
    ? repack(value, shadingKeys, rebuild)
    : value instanceof Map
      ? copyKeys(value, shadingKeys, rebuild)
      : null

/** A form: drawing instructions with their own resources (8.10). Its names, remarks and sources stay behind. */
export const form: Shape = (value, rebuild) => {
  if (!(value instanceof Stream)) return null
  const isDropped = rebuild.layers.isDropped(value.dict.get('OC'))
  const names = rebuild.resources.of(value.dict)
  const made = repackChanged(value, formKeys, rebuild, (bytes) =>
    isDropped ? new Uint8Array() : formContent(bytes, value, names, rebuild),
  )
  const dict = new Map<string, Value>([
    ['Type', new Name('XObject')],
    ['Subtype', new Name('Form')],
    ['Resources', names.ref],
    ...made.dict,
  ])
  return rebuild.layers.mark(new Stream(dict, made.bytes), value.dict.get('OC'), rebuild)
}

const formKeys: KeyShapes = { FormType: plain, BBox: plain, Matrix: plain, Group: group }

const softMask = keys({ Type: plain, S: plain, G: form, BC: plain, TR: pdfFunction })

/** Only the states that change what is seen; halftones and transfer curves belong to one printer. */
export function graphicsState(font: Shape): Shape {
  const fontAndSize: Shape = (value, rebuild) =>
    Array.isArray(value) ? [rebuild.copy(value[0], font), rebuild.copy(value[1], plain)] : null
  return keys({
    Type: plain,
    LW: plain,
    LC: plain,
    LJ: plain,
    ML: plain,
    D: plain,
    RI: plain,
    OP: plain,
    op: plain,
    OPM: plain,
    Font: fontAndSize,
    BG: pdfFunction,
    BG2: pdfFunction,
    UCR: pdfFunction,
    UCR2: pdfFunction,
    TR: functions,
    TR2: functions,
    FL: plain,
    SM: plain,
    SA: plain,
    BM: plain,
    SMask: nameOr(softMask),
    CA: plain,
    ca: plain,
    AIS: plain,
    TK: plain,
  })
}

const patternKeys: KeyShapes = {
  Type: plain,
  PatternType: plain,
  PaintType: plain,
  TilingType: plain,
  BBox: plain,
  XStep: plain,
  YStep: plain,
  Matrix: plain,
  Shading: shading,
}

export function pattern(state: Shape): Shape {
  return (value, rebuild) => {
    if (value instanceof Map) return copyKeys(value, { ...patternKeys, ExtGState: state }, rebuild)
    if (!(value instanceof Stream)) return null
    const names = rebuild.resources.of(value.dict)
    const made = repackChanged(value, patternKeys, rebuild, (bytes) =>
      formContent(bytes, value, names, rebuild),
    )
    return new Stream(new Map([['Resources', names.ref], ...made.dict]), made.bytes)
  }
}
