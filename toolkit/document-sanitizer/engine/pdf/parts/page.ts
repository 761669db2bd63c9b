import { type Dict, isDict, Name, type Ref, type Value } from '../reading/objects.ts'
import type { Rebuild } from '../rebuild/rebuild.ts'
import { copyKeys, type KeyShapes, plain } from '../rebuild/shapes.ts'
import { type Flattened, flattenAnnotations } from './annotations.ts'
import type { Destinations } from './destinations.ts'
import type { FormFields } from './form-fields.ts'
import { group } from './graphics.ts'
import type { PageContents } from './page-content.ts'
import { resources } from './resources.ts'

const pageKeys: KeyShapes = {
  MediaBox: plain,
  CropBox: plain,
  BleedBox: plain,
  TrimBox: plain,
  ArtBox: plain,
  Rotate: plain,
  UserUnit: plain,
  Group: group,
}

export type PageParts = {
  parent: Ref
  contents: PageContents
  destinations: Destinations
  fields: FormFields
}

/** One page: its size, what is drawn on it, and its links. Notes and filled fields become part of the drawing. */
export function makePage(source: Dict, rebuild: Rebuild, parts: PageParts): Dict {
  const page: Dict = new Map<string, Value>([
    ['Type', new Name('Page')],
    ['Parent', parts.parent],
    ...copyKeys(source, pageKeys, rebuild),
  ])
  const flattened = flattenAnnotations(source, rebuild, parts.destinations, parts.fields)
  page.set('Resources', withForms(source.get('Resources'), flattened, rebuild))
  const contents = parts.contents.make(source, flattened.overlays)
  if (contents) page.set('Contents', contents)
  if (flattened.links.length > 0) page.set('Annots', flattened.links)
  return page
}

function withForms(given: Value | undefined, { forms }: Flattened, rebuild: Rebuild): Value {
  const { file } = rebuild
  if (forms.size === 0) return rebuild.copy(given, resources) ?? new Map()
  const made = resources(file.resolve(given), rebuild)
  const whole: Dict = isDict(made) ? made : new Map()
  const drawn = whole.get('XObject')
  // A list that other pages share is copied before it grows.
  const own = isDict(drawn) ? new Map(drawn) : namesOf(file.dict(file.dict(given)?.get('XObject')), rebuild)
  return inOrder(new Map([...whole, ['XObject', new Map([...own, ...forms])]]))
}

function namesOf(shared: Dict | null, rebuild: Rebuild): Dict {
  const made = shared ? resources(new Map<string, Value>([['XObject', shared]]), rebuild) : null
  const drawn = isDict(made) ? made.get('XObject') : null
  return isDict(drawn) ? drawn : new Map()
}

/** The order in which `resources` writes, so that a second cleaning writes the same. */
function inOrder(made: Dict): Dict {
  const order = ['ExtGState', 'ColorSpace', 'Pattern', 'Shading', 'XObject', 'Font', 'Properties']
  return new Map(
    order.flatMap((key) => {
      const value = made.get(key)
      return value === undefined ? [] : [[key, value] as const]
    }),
  )
}
