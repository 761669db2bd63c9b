import { decodeStream } from '../../filters/decode-stream.ts'
import { type Dict, Name, nameOf, Stream } from '../../reading/objects.ts'
import type { Shape } from '../../rebuild/rebuild.ts'
import { flateStream } from '../../writing/write-pdf.ts'
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
  if (!program) {
    rebuild.notes.unknownFont()
    return null
  }
  if (subtype === null) dict.set('Length1', program.length)
  return flateStream(dict, program)
}
