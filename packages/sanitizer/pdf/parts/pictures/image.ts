import { Unreadable } from '@fitila/formats/unreadable'
import { decodeStream } from '../../filters/decode-stream.ts'
import { standsAt } from '../../reading/find-bytes.ts'
import { type Dict, Name, numberOf, Stream, type Value } from '../../reading/objects.ts'
import { repack, repackChanged } from '../../rebuild/pack-stream.ts'
import type { Rebuild, Shape } from '../../rebuild/rebuild.ts'
import { copyKeys, type KeyShapes, plain } from '../../rebuild/shapes.ts'
import { colourSpace } from '../colours/colour-space.ts'
import { paletteInUse } from './colours-in-use.ts'
import { pixelLength } from './pixel-length.ts'
import { plainJbig2 } from './plain-jbig2.ts'
import { plainJpx } from './plain-jpx.ts'
import { strippedJpeg } from './stripped-jpeg.ts'
import { trimmedFax } from './trimmed-fax.ts'

/** A picture (ISO 32000-1, 8.9.5). Its pixels stay as they are; what is told around them does not. */
export const image: Shape = (value, rebuild) => {
  if (!(value instanceof Stream)) return null
  const isDropped = rebuild.layers.isDropped(value.dict.get('OC'))
  if (isDropped) return emptyForm
  const made = makeImage(value, rebuild)
  return made instanceof Promise
    ? made.then((stream) => rebuild.layers.mark(stream, value.dict.get('OC'), rebuild))
    : rebuild.layers.mark(made, value.dict.get('OC'), rebuild)
}

const emptyForm = new Stream(
  new Map<string, Value>([
    ['Type', new Name('XObject')],
    ['Subtype', new Name('Form')],
    ['BBox', [0, 0, 0, 0]],
  ]),
  new Uint8Array(),
)

const mask: Shape = (value, rebuild) =>
  value instanceof Stream ? image(value, rebuild) : plain(value, rebuild)

const imageKeys: KeyShapes = {
  Type: plain,
  Subtype: plain,
  Width: plain,
  Height: plain,
  ColorSpace: colourSpace,
  BitsPerComponent: plain,
  Intent: plain,
  ImageMask: plain,
  Mask: mask,
  Decode: plain,
  Interpolate: plain,
  SMask: image,
  SMaskInData: plain,
  Matte: plain,
}

/** The pages of a JBIG2 picture share what is here. */
const shared: Shape = (value, rebuild) =>
  value instanceof Stream ? repackChanged(value, {}, rebuild, plainJbig2) : null

const faxKeys: KeyShapes = {
  K: plain,
  EndOfLine: plain,
  EncodedByteAlign: plain,
  Columns: plain,
  Rows: plain,
  EndOfBlock: plain,
  BlackIs1: plain,
  DamagedRowsBeforeError: plain,
}

const parameterKeys = {
  DCTDecode: { ColorTransform: plain },
  JPXDecode: {},
  JBIG2Decode: { JBIG2Globals: shared },
  CCITTFaxDecode: faxKeys,
} satisfies Record<string, KeyShapes>

function makeImage(source: Stream, rebuild: Rebuild): Stream | Promise<Stream> {
  const { file, work } = rebuild
  const decoded = decodeStream(source, file.resolve, work.spend, { predictor: true })
  const { bytes } = decoded
  const picture = decoded.picture ?? pictureInside(bytes)
  if (picture === null) {
    const made = repack(source, imageKeys, rebuild, (predictor) => pixelLength(file, source.dict, predictor))
    const palette = paletteInUse(source, rebuild)
    return palette ? new Stream(new Map([...made.dict, ['ColorSpace', palette]]), made.bytes) : made
  }
  const dict = new Map(copyKeys(source.dict, imageKeys, rebuild))
  dict.set('Filter', new Name(picture))
  const parameters = copyKeys(parametersOf(source, rebuild), parameterKeys[picture], rebuild)
  if (parameters.size > 0) dict.set('DecodeParms', parameters)
  if (picture === 'DCTDecode') return cleanJpeg(bytes, rebuild).then((jpeg) => new Stream(dict, jpeg))
  return new Stream(dict, plainPicture[picture](bytes, parameters))
}

const plainPicture = {
  JPXDecode: plainJpx,
  JBIG2Decode: plainJbig2,
  CCITTFaxDecode: (bytes: Uint8Array, parameters: Dict) =>
    trimmedFax(bytes, numberOf(parameters.get('K'), 0), parameters.get('EndOfBlock') !== false),
}

/** Pixels that begin as another format does are that format, whose wrapping was damaged or left unsaid. */
function pictureInside(bytes: Uint8Array): 'DCTDecode' | 'JPXDecode' | null {
  const [first, second, third, fourth] = bytes
  if (first === 0xff && second === 0xd8 && third === 0xff) return 'DCTDecode'
  if (first === 0xff && second === 0x4f && third === 0xff) return 'JPXDecode'
  return standsAt(bytes, 'jP  ', 4) && first === 0 && fourth === 12 ? 'JPXDecode' : null
}

/** The parameters of the last packing, with pointers in them left as they are. */
function parametersOf(source: Stream, rebuild: Rebuild): Dict {
  const { file } = rebuild
  const given = file.resolve(source.dict.get('DecodeParms') ?? source.dict.get('DP'))
  const filters = file.resolve(source.dict.get('Filter') ?? source.dict.get('F'))
  if (!Array.isArray(given)) return file.dict(given) ?? new Map()
  const place = Array.isArray(filters) ? filters.findIndex((filter) => isPicture(file.name(filter))) : 0
  return file.dict(given[place]) ?? new Map()
}

function isPicture(name: string | null): boolean {
  return name !== null && /^(DCT|JPX|JBIG2|CCITTFax|CCF)/.test(name)
}

async function cleanJpeg(bytes: Uint8Array, rebuild: Rebuild): Promise<Uint8Array> {
  try {
    const cleaned = await rebuild.work.cleanInside(bytes, rebuild.notes.pictureName())
    if (cleaned.kind === 'jpeg') return cleaned.bytes
  } catch (fault) {
    if (!(fault instanceof Unreadable) || fault.code === 'too-large') throw fault
  }
  return strippedJpeg(bytes) ?? new Uint8Array()
}
