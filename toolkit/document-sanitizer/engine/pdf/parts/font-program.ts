import { decodeStream } from '../filters/decode-stream.ts'
import { bytesToString } from '../reading/characters.ts'
import { type Dict, Name, nameOf, Stream } from '../reading/objects.ts'
import type { Shape } from '../rebuild/rebuild.ts'
import { flateStream } from '../writing/write-pdf.ts'
import { neutralCff } from './neutral-cff.ts'
import { neutralTrueType } from './neutral-true-type.ts'
import { neutralType1 } from './neutral-type-1.ts'

/** The outlines of letters, embedded. Told by content, as files often say something else than they hold. */
export const fontProgram: Shape = (value, rebuild) => {
  if (!(value instanceof Stream)) return null
  const { bytes } = decodeStream(value, rebuild.file.resolve, rebuild.work.spend)
  const dict: Dict = new Map()
  const subtype = nameOf(rebuild.file.resolve(value.dict.get('Subtype')))
  if (subtype !== null) dict.set('Subtype', new Name(subtype))
  const type1 = neutralType1(bytes, rebuild.file.number(value.dict.get('Length1'), 0))
  if (type1) {
    dict.set('Length1', type1.clear)
    dict.set('Length2', type1.locked)
    dict.set('Length3', 0)
    return flateStream(dict, type1.bytes)
  }
  const program = neutralTrueType(bytes) ?? neutralCff(bytes)
  if (!program && isUseless(bytes)) return null
  if (!program) rebuild.notes.unknownFont()
  const written = program ?? bytes
  if (subtype === null) dict.set('Length1', written.length)
  return flateStream(dict, written)
}

/** Still packed, or cut off before the outlines: nobody can draw with it, and its names are in it all the same. */
function isUseless(bytes: Uint8Array): boolean {
  const [first = 0, second = 0] = bytes
  const isPacked = (first & 15) === 8 && (first * 256 + second) % 31 === 0
  const kind = bytesToString(bytes.subarray(0, 4))
  return isPacked || kind === '\0\x01\0\0' || kind === 'true' || kind === 'OTTO'
}
