import type { Fate, Piece } from '../../xml/piece.ts'
import type { XmlDocument } from '../../xml/rules.ts'
import { around, attributeOf, type XmlElement } from '../../xml/xml-element.ts'
import { isAlive, relationInUse } from './office-package.ts'
import type { PartContext } from './part-context.ts'

type Document = XmlDocument<PartContext>

/** An element whose relation leads nowhere any more is dropped whole: left behind, it makes the file unreadable. */
export function dropsDeadElements(element: XmlElement, document: Document): Fate | undefined {
  for (const { key, value } of element.attributes) {
    if (key.startsWith('r:') && value !== '' && key !== 'r:link' && !isAliveHere(value, document)) {
      tellOfDead(element, value, document)
      if (element.key === 'p:oleObj') noteOldPicture(element)
      return fatesWhenDead[element.key] ?? 'drop'
    }
  }
  return undefined
}

const fatesWhenDead: Readonly<Record<string, Fate>> = {
  'w:hyperlink': 'unwrap',
  // The picture of what was embedded is inside.
  'p:oleObj': 'unwrap',
  // What the printer was told goes; paper, scale and direction of the page stay.
  'x:pageSetup': 'keep',
}

/** Where the picture of an embedded file is in an old drawing. */
function noteOldPicture(element: XmlElement): void {
  const shape = attributeOf(element, 'spid')
  if (shape !== undefined) around(element, 'p:graphicFrame')?.notes.add(`spid ${shape}`)
}

function isAliveHere(id: string, { context }: Document): boolean {
  const relation = context.part.relations.get(id)
  return relation !== undefined && isAlive(context.office, relation)
}

function tellOfDead(element: XmlElement, id: string, { context }: Document): void {
  const { office, part } = context
  const relation = part.relations.get(id)
  if (relation === undefined || office.removed.has(relation.target.toLowerCase())) return
  if (relation.name === 'hyperlink' && relation.isOutside) {
    office.report.removed(
      'path',
      `A link to "${relation.target}", which tells of folders or devices, removed.`,
      part.path,
    )
    office.report.identifying(relation.target)
  } else if (relation.name === 'image') {
    office.report.removed(
      'path',
      `A picture fetched from "${relation.target}" when the file is opened, removed.`,
      part.path,
    )
  } else if (relation.name === 'oleObject' || relation.name === 'package') {
    office.report.removed(
      'embedded',
      (count) =>
        `${count} embedded ${count === 1 ? 'file' : 'files'} (${element.key}), removed; the picture of it stays where there is one.`,
      part.path,
    )
  }
}

/** Relations get new ids; the address of a picture elsewhere goes, since opening the file would fetch it. */
export function keepsAttribute(
  { key, value }: { key: string; value: string },
  _element: XmlElement,
  document: Document,
): string | Piece | undefined {
  if (!key.startsWith('r:')) return value
  const { office, part } = document.context
  const relation = part.relations.get(value)
  if (value === '') return ''
  if (relation === undefined || !isAlive(office, relation)) {
    if (relation?.name === 'image') tellOfDead(_element, value, document)
    return undefined
  }
  if (relation.isOutside)
    office.report.kept(`A link to "${relation.target}" stays: readers can follow it.`, part.path)
  return relationInUse(office, part, relation)
}
