import { type Dict, Name, type Ref, type Value } from '../reading/objects.ts'
import type { Rebuild } from '../rebuild/rebuild.ts'
import { copyKeys, type KeyShapes, plain } from '../rebuild/shapes.ts'
import { flattenAnnotations } from './annotations/annotations.ts'
import type { FormFields } from './annotations/form-fields.ts'
import type { PageContents } from './content/page-content.ts'
import type { Destinations } from './document/destinations.ts'
import { group } from './graphics.ts'

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
  const names = rebuild.resources.of(source)
  page.set('Resources', names.ref)
  const links: Value[] = []
  const contents = parts.contents.make(source, names, () => {
    const flattened = flattenAnnotations(source, rebuild, { ...parts, names })
    links.push(...flattened.links)
    return flattened.overlays
  })
  if (contents) page.set('Contents', contents)
  if (links.length > 0) page.set('Annots', links)
  return page
}
