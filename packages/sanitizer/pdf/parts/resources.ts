import { Stream } from '../reading/objects.ts'
import type { Shape } from '../rebuild/rebuild.ts'
import { colourSpace } from './colours/colour-space.ts'
import type { ResourceShapes } from './content/resource-names.ts'
import { font } from './fonts/font.ts'
import { form, graphicsState, pattern, shading } from './graphics.ts'
import { image } from './pictures/image.ts'

const state = graphicsState(font)

/** Told by what it has where it does not say what it is. PostScript for printers stays behind. */
const drawn: Shape = (value, rebuild) => {
  if (!(value instanceof Stream)) return null
  const subtype = rebuild.file.name(value.dict.get('Subtype'))
  if (subtype === 'Image' || (subtype === null && value.dict.has('Width'))) return image(value, rebuild)
  return subtype === 'Form' || subtype === null ? form(value, rebuild) : null
}

export const resourceShapes: ResourceShapes = {
  ExtGState: state,
  ColorSpace: colourSpace,
  Pattern: pattern(state),
  Shading: shading,
  XObject: drawn,
  Font: font,
}
