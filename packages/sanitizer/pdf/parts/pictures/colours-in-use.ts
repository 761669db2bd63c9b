import { coloursInUse } from '../../../images/png/palette-in-use.ts'
import { decodeStream } from '../../filters/decode-stream.ts'
import { Name, Stream, Text, type Value } from '../../reading/objects.ts'
import type { Rebuild } from '../../rebuild/rebuild.ts'
import { flateStream } from '../../writing/write-pdf.ts'
import { colourSpace } from '../colours/colour-space.ts'
import { plainComponents, usedColours } from './numbered-colours.ts'

/**
 * The palette of a picture with zeros for the colours that no point has (ISO 32000-1, 8.6.6.3); null when the picture has none, or
 * when its points could mean other colours.
 */
export function paletteInUse(source: Stream, rebuild: Rebuild): Value[] | null {
  const { file, work } = rebuild
  const space = file.array(source.dict.get('ColorSpace'))
  const [family, base, highest, colours] = space
  if (!['Indexed', 'I'].includes(file.name(family) ?? '') || source.dict.has('Decode')) return null
  const bits = file.number(source.dict.get('BitsPerComponent'), 8)
  const size = sizeOfColour(base ?? null, rebuild)
  const palette = file.resolve(colours)
  if (size === 0 || ![1, 2, 4, 8].includes(bits)) return null
  const given =
    palette instanceof Text ? palette.bytes : palette instanceof Stream ? unpacked(palette, rebuild) : null
  if (given === null) return null
  const { bytes } = decodeStream(source, file.resolve, work.spend)
  const [width, height] = [
    file.number(source.dict.get('Width'), 0),
    file.number(source.dict.get('Height'), 0),
  ]
  const used = usedColours(bytes, { width, height, bits })
  const kept = coloursInUse(
    given.subarray(0, size * (Math.min(255, file.number(highest, 255)) + 1)),
    size,
    used,
  )
  const written = palette instanceof Text ? new Text(kept) : rebuild.add(flateStream(new Map(), kept))
  return [new Name('Indexed'), rebuild.copy(base, colourSpace), file.number(highest, 255), written]
}

function unpacked(stream: Stream, { file, work }: Rebuild): Uint8Array {
  return decodeStream(stream, file.resolve, work.spend).bytes
}

/** How many bytes a colour of the palette has; 0 when that is not plain. */
function sizeOfColour(base: Value, { file }: Rebuild): number {
  const name = file.name(base)
  if (name !== null) return plainComponents[name] ?? 0
  const [family, profile] = file.array(base)
  const kind = file.name(family) ?? ''
  if (kind === 'ICCBased') {
    const stream = file.resolve(profile)
    return stream instanceof Stream ? file.number(stream.dict.get('N'), 0) : 0
  }
  return { CalGray: 1, CalRGB: 3, Lab: 3, Separation: 1 }[kind] ?? plainComponents[kind] ?? 0
}
