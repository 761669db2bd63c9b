import { escapeAttribute } from '../../xml/escape.ts'
import type { ZipEntry } from '../../zip/write-zip.ts'
import { notes, notesPath } from '../saved-values.ts'
import type { OfficePackage, Part } from './office-package.ts'
import { pathBetween, relationsPath, relationType } from './relations.ts'

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** The members of the clean package: the types, the relations and the parts that were reached. */
export function writePackage(office: OfficePackage): ZipEntry[] {
  const { parts } = office
  const main = parts[0]
  const entries = parts.flatMap((part) => [
    { path: part.newPath, bytes: part.bytes ?? new Uint8Array(), packing: 'smallest' as const },
    ...(part.used.length === 0 ? [] : [text(relationsPath(part.newPath), relationsOf(part, office))]),
  ])
  entries.sort((one, other) => (one.path < other.path ? -1 : 1))
  const root = `<Relationship Id="rId1" Type="${relationType('officeDocument', office.isStrict)}" Target="${main?.newPath ?? ''}"/>`
  const [ownRelation, ownType, own] = office.keepsProgram
    ? [notesRelation(office.isStrict), notesType, [text(notesPath, notes)]]
    : ['', '', []]
  return [
    text('[Content_Types].xml', typesOf(parts, ownType)),
    text('_rels/.rels', relationships(root + ownRelation)),
    ...own,
    ...entries,
  ]
}

const notesType = `<Override PartName="/${notesPath}" ContentType="application/vnd.openxmlformats-officedocument.extended-properties+xml"/>`

/** Strict documents have a name of their own for it. */
function notesRelation(isStrict: boolean): string {
  const type = relationType(isStrict ? 'extendedProperties' : 'extended-properties', isStrict)
  return `<Relationship Id="rId2" Type="${type}" Target="${notesPath}"/>`
}

function text(path: string, content: string): ZipEntry {
  return { path, bytes: new TextEncoder().encode(content), packing: 'smallest' }
}

/** A link within the document leads to a place that has another name now. */
function addressOf(target: string, office: OfficePackage): string {
  return office.family === 'word' && target.startsWith('#') ? `#${office.bookmark(target.slice(1))}` : target
}

function relationsOf(part: Part, office: OfficePackage): string {
  const lines = part.used.map(({ relation, id, part: next }) => {
    const target =
      next === undefined ? addressOf(relation.target, office) : pathBetween(part.newPath, next.newPath)
    const mode = next === undefined ? ' TargetMode="External"' : ''
    return `<Relationship Id="${id}" Type="${relationType(relation.name, office.isStrict)}" Target="${escapeAttribute(target)}"${mode}/>`
  })
  return relationships(lines.join(''))
}

function relationships(lines: string): string {
  return `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${lines}</Relationships>`
}

function typesOf(parts: readonly Part[], more: string): string {
  const overrides = parts
    .map(({ newPath, contentType }) => `<Override PartName="/${newPath}" ContentType="${contentType}"/>`)
    .sort()
  return `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}${more}</Types>`
}
