import type { Piece } from '../../xml/piece.ts'
import type { XmlDocument } from '../../xml/rules.ts'
import { scanXml } from '../../xml/scan-xml.ts'
import type { XmlElement } from '../../xml/xml-element.ts'
import { isAlive, type OfficePackage, type Part, relationInUse } from './office-package.ts'
import type { PartContext } from './part-context.ts'
import type { Relation } from './relations.ts'

const a = 'http://schemas.openxmlformats.org/drawingml/2006/main'
const r = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** The pictures of old drawings by the ids of their shapes, for each slide. */
const known = new WeakMap<Part, ReadonlyMap<string, Relation>>()

/**
 * PowerPoint 2007 keeps the picture of an embedded file in an old drawing (VML), which the frame on the slide names by an id in its note
 * `spid`. A picture at the place of the frame shows it without that drawing. Undefined when there is none.
 */
export function oldPicture(
  frame: XmlElement,
  document: XmlDocument<PartContext>,
): (string | Piece)[] | undefined {
  const { office, part } = document.context
  const relation = picturesOf(office, part).get(frame.notes.after('spid ') ?? '')
  if (relation === undefined || !isAlive(office, relation)) return undefined
  // Known as prefixes of the result from here on.
  document.prefixFor(a)
  document.prefixFor(r)
  const written = document.since(frame).map((piece) => (typeof piece === 'string' ? piece : ''))
  const id = written.join('').match(/<p:cNvPr id="(\d+)"/)?.[1] ?? '0'
  const start = written.indexOf('<p:xfrm>')
  const place = start < 0 ? '' : written.slice(start + 1, written.indexOf('</p:xfrm>', start)).join('')
  return [
    `<p:pic><p:nvPicPr><p:cNvPr id="${id}" name="Object ${id}"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill><a:blip r:embed="`,
    relationInUse(office, part, relation),
    `"/><a:stretch><a:fillRect/></a:stretch></p:blipFill><p:spPr><a:xfrm>${place}</a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr></p:pic>`,
  ]
}

function picturesOf(office: OfficePackage, part: Part): ReadonlyMap<string, Relation> {
  const found = known.get(part) ?? readPictures(office, part)
  known.set(part, found)
  return found
}

function readPictures(office: OfficePackage, part: Part): Map<string, Relation> {
  const found = new Map<string, Relation>()
  for (const { name, target } of part.relations.values()) {
    const bytes = name === 'vmlDrawing' ? office.read(target) : undefined
    if (bytes === undefined) continue
    const pictures = new Map(office.relationsOf(target).map((relation) => [relation.id, relation]))
    let shape = ''
    const open = (element: string, attributes: Readonly<Record<string, string>>) => {
      if (element === 'shape') shape = attributes['o:spid'] ?? attributes.id ?? ''
      const picture =
        element === 'imagedata' ? pictures.get(attributes['o:relid'] ?? attributes['r:id'] ?? '') : undefined
      if (picture?.name === 'image' && shape !== '') found.set(shape, picture)
    }
    try {
      scanXml(bytes, { open })
    } catch {
      // A drawing that cannot be read goes, as all of them do, and its pictures with it.
    }
  }
  return found
}
