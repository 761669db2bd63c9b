import { Ref, Stream, type Value } from '../reading/objects.ts'
import type { Shape } from '../rebuild/rebuild.ts'
import { keys, mapOf } from '../rebuild/shapes.ts'
import { colourSpace } from './colour-space.ts'
import { font } from './font.ts'
import { form, graphicsState, pattern, shading } from './graphics.ts'
import { image } from './image.ts'

const state = graphicsState(font)

/** Told by what it has where it does not say what it is. PostScript for printers stays behind. */
const drawn: Shape = (value, rebuild) => {
  if (!(value instanceof Stream)) return null
  const subtype = rebuild.file.name(value.dict.get('Subtype'))
  if (subtype === 'Image' || (subtype === null && value.dict.has('Width'))) return image(value, rebuild)
  return subtype === 'Form' || subtype === null ? form(value, rebuild) : null
}

/** Properties are only needed to know what is hidden. */
const hiddenProperties: Shape = (value, rebuild) => {
  if (!(value instanceof Map)) return null
  const kept = new Map<string, Value>()
  for (const [name, item] of value)
    if (item instanceof Ref && !rebuild.layers.isRemoving && rebuild.layers.isHidden(item))
      kept.set(name, rebuild.layers.hiddenLayer(rebuild))
  return kept.size > 0 ? kept : null
}

/** What drawing instructions name (ISO 32000-1, 7.8.3). The names are the document's own and stay. */
export const resources = keys({
  ExtGState: mapOf(state),
  ColorSpace: mapOf(colourSpace),
  Pattern: mapOf(pattern(state)),
  Shading: mapOf(shading),
  XObject: mapOf(drawn),
  Font: mapOf(font),
  Properties: hiddenProperties,
})
