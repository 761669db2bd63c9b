import { decodeStream } from '../../filters/decode-stream.ts'
import { Name, Stream } from '../../reading/objects.ts'
import { repack } from '../../rebuild/pack-stream.ts'
import type { Shape } from '../../rebuild/rebuild.ts'
import { copyKeys, type KeyShapes, keys, plain, text } from '../../rebuild/shapes.ts'
import { flateStream } from '../../writing/write-pdf.ts'
import { pdfFunction } from './function.ts'
import { inkName, mapOfInks } from './ink-shapes.ts'
import { neutralProfile } from './neutral-profile.ts'

/** A colour space (ISO 32000-1, 8.6): a name, or a list that starts with its family. */
export const colourSpace: Shape = (value, rebuild) => {
  if (value instanceof Name) return bareSpaces.has(value.value) ? value : null
  if (!Array.isArray(value)) return null
  const [family, ...rest] = value
  const name = rebuild.file.name(family)
  const shapes = name === null ? undefined : families[name]
  if (name === null || !shapes) return null
  return [
    new Name(name),
    ...shapes.slice(0, rest.length).map((shape, place) => rebuild.copy(rest[place], shape)),
  ]
}

/** Spaces that are told by their name alone. Whatever else is there is no colour, but may be a word. */
const bareSpaces = new Set(['DeviceGray', 'DeviceRGB', 'DeviceCMYK', 'G', 'RGB', 'CMYK', 'Pattern'])

const profileKeys: KeyShapes = { N: plain, Alternate: colourSpace, Range: plain }

const profile: Shape = (value, rebuild) => {
  if (!(value instanceof Stream)) return null
  const dict = copyKeys(value.dict, profileKeys, rebuild)
  const { bytes } = decodeStream(value, rebuild.file.resolve, rebuild.work.spend)
  rebuild.notes.profile()
  // A profile that cannot be read is emptied: viewers then go by the number of its components.
  return flateStream(dict, neutralProfile(bytes) ?? new Uint8Array())
}

const palette: Shape = (value, rebuild) =>
  value instanceof Stream ? repack(value, {}, rebuild) : text(value, rebuild)

const calibrated = keys({ WhitePoint: plain, BlackPoint: plain, Gamma: plain, Matrix: plain, Range: plain })

const process = keys({ ColorSpace: colourSpace, Components: inkName })

const inks = keys({ Subtype: plain, Colorants: mapOfInks(colourSpace), Process: process })

const families: Record<string, Shape[]> = {
  DeviceGray: [],
  DeviceRGB: [],
  DeviceCMYK: [],
  G: [],
  RGB: [],
  CMYK: [],
  CalGray: [calibrated],
  CalRGB: [calibrated],
  CalCMYK: [],
  Lab: [calibrated],
  ICCBased: [profile],
  Indexed: [colourSpace, plain, palette],
  I: [colourSpace, plain, palette],
  Separation: [inkName, colourSpace, pdfFunction],
  DeviceN: [inkName, colourSpace, pdfFunction, inks],
  NChannel: [inkName, colourSpace, pdfFunction, inks],
  Pattern: [colourSpace],
}
