import { bytesToString, stringToBytes } from '../../reading/characters.ts'
import { Name, Stream, Text } from '../../reading/objects.ts'
import type { DrawingNames } from '../../rebuild/drawing-names.ts'
import { repack, repackChanged } from '../../rebuild/pack-stream.ts'
import type { Rebuild, Shape } from '../../rebuild/rebuild.ts'
import { copyKeys, type KeyShapes, keys, letterName, listOf, nameOr, plain } from '../../rebuild/shapes.ts'
import { formContent } from '../content/form-content.ts'
import { setDrawnLetters } from './drawn-letters.ts'
import { fontProgram } from './font-program.ts'
import { plainCharacterMap } from './plain-character-map.ts'
import { keepUsed, keepUsedPlaces } from './used-letters.ts'

/** Its tag is made neutral when all are known, see `in-reading-order.ts`. */
const fontName: Shape = (value) => (value instanceof Name ? value : null)

/** Adobe's collections, and Identity. Any other word there is a person's own. */
const shortWord: Shape = (value) =>
  value instanceof Text && /^[A-Za-z0-9-]{1,16}$/.test(bytesToString(value.bytes))
    ? value
    : new Text(stringToBytes('Identity'))

const collection = keys({ Registry: shortWord, Ordering: shortWord, Supplement: plain })

/** Adobe's own tables of letters are known by names such as `UniGB-UCS2-H`. */
const mapName: Shape = (value) =>
  value instanceof Name && /^[A-Za-z0-9-]{1,32}$/.test(value.value) ? value : null

const characterMapKeys: KeyShapes = {
  Type: plain,
  CMapName: mapName,
  CIDSystemInfo: collection,
  WMode: plain,
}

const characterMap: Shape = (value, rebuild) => {
  if (!(value instanceof Stream)) return mapName(value, rebuild)
  const known = { ...characterMapKeys, UseCMap: characterMap }
  return repackChanged(value, known, rebuild, plainCharacterMap)
}

const encodingKeys: KeyShapes = { Type: plain, BaseEncoding: plain, Differences: letterName }

const encoding: Shape = (value, rebuild) =>
  value instanceof Map ? copyKeys(value, encodingKeys, rebuild) : characterMap(value, rebuild)

const glyphPlaces: Shape = (value, rebuild) =>
  value instanceof Stream ? repack(value, {}, rebuild) : plain(value, rebuild)

const descriptorKeys: KeyShapes = {
  Type: plain,
  FontName: fontName,
  FontStretch: plain,
  FontWeight: plain,
  Flags: plain,
  FontBBox: plain,
  ItalicAngle: plain,
  Ascent: plain,
  Descent: plain,
  Leading: plain,
  CapHeight: plain,
  XHeight: plain,
  StemV: plain,
  StemH: plain,
  AvgWidth: plain,
  MaxWidth: plain,
  MissingWidth: plain,
  FontFile: fontProgram,
  FontFile2: fontProgram,
  FontFile3: fontProgram,
}

/** A font that is not embedded is looked for by its family, which may stay as far as the font's name, which stays, says it too. */
const descriptor: Shape = (value, rebuild) => {
  if (!(value instanceof Map)) return null
  const copied = copyKeys(value, descriptorKeys, rebuild)
  const isEmbedded = copied.has('FontFile') || copied.has('FontFile2') || copied.has('FontFile3')
  const family = rebuild.file.resolve(value.get('FontFamily'))
  const name = copied.get('FontName')
  if (isEmbedded || !(family instanceof Text) || !(name instanceof Name)) return copied
  const words = bytesToString(family.bytes)
  const said = words.replaceAll(' ', '').toLowerCase()
  const isSaid = name.value
    .replace(/^[A-Z]{6}\+/, '')
    .toLowerCase()
    .startsWith(said)
  if (isSaid && /^[A-Za-z0-9]+(?: [A-Za-z0-9]+)*$/.test(words)) copied.set('FontFamily', family)
  return copied
}

/** A letter that is a drawing hardly ever shows words of another font. */
function letterContent(bytes: Uint8Array, owner: Stream, names: DrawingNames, rebuild: Rebuild): Uint8Array {
  const content = formContent(bytes, owner, names, rebuild)
  if (/\)\s*Tj|\]\s*TJ|>\s*Tj/.test(bytesToString(content))) rebuild.notes.wordsInLetter()
  return content
}

function glyph(names: DrawingNames): Shape {
  return (value, rebuild) =>
    value instanceof Stream
      ? repackChanged(value, {}, rebuild, (bytes) => letterContent(bytes, value, names, rebuild))
      : null
}

const fontKeys: KeyShapes = {
  Type: plain,
  Subtype: plain,
  BaseFont: fontName,
  FirstChar: plain,
  LastChar: plain,
  Widths: plain,
  FontDescriptor: descriptor,
  Encoding: encoding,
  ToUnicode: nameOr(characterMap),
  CIDSystemInfo: collection,
  DW: plain,
  W: plain,
  DW2: plain,
  W2: plain,
  CIDToGIDMap: glyphPlaces,
  FontBBox: plain,
  FontMatrix: plain,
}

const descendant = keys(fontKeys)

const descendants = listOf(descendant)

/** A font (ISO 32000-1, 9.5). The outlines and what the letters mean stay; who made it, and when, does not. */
export const font: Shape = (value, rebuild) => {
  if (!(value instanceof Map)) return null
  const copied = copyKeys(value, { ...fontKeys, DescendantFonts: descendants }, rebuild)
  const used = rebuild.fontUse.of(value)
  if (used) keepUsed(value, copied, used, rebuild)
  const inner = rebuild.file.dict(rebuild.file.array(value.get('DescendantFonts'))[0])
  if (used && inner) {
    const own = copyKeys(inner, fontKeys, rebuild)
    keepUsedPlaces(inner, own, used, rebuild)
    copied.set('DescendantFonts', [rebuild.add(own)])
  }
  if (!value.has('CharProcs')) return copied
  const names = rebuild.resources.of(value)
  setDrawnLetters(value, copied, used, { shape: glyph(names), rebuild })
  return copied.set('Resources', names.ref)
}
