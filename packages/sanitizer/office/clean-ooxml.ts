import type { Cleaner, Work } from '../contract.ts'
import { refuse } from '../refusals.ts'
import { rewriteXml } from '../xml/rewrite-xml.ts'
import { readRoot } from '../xml/scan-xml.ts'
import { writeZip, type ZipEntry } from '../zip/write-zip.ts'
import { cleanPicture } from './clean-picture.ts'
import { OfficePackage, type Part } from './ooxml/office-package.ts'
import { ooxmlRules } from './ooxml/ooxml-rules.ts'
import { newContext } from './ooxml/part-context.ts'
import type { Family } from './ooxml/part-table.ts'
import { readBook } from './ooxml/read-book.ts'
import { readProperties } from './ooxml/read-properties.ts'
import { readSlides } from './ooxml/read-slides.ts'
import { readWordStyles } from './ooxml/read-styles.ts'
import type { Relation } from './ooxml/relations.ts'
import { readWordReach } from './ooxml/word-reach.ts'
import { writePackage } from './ooxml/write-package.ts'
import { isOfOffice2007, needsProgram } from './saved-values.ts'

/**
 * Word, Excel and PowerPoint (ISO/IEC 29500), with and without macros, documents and templates; the result is the plain document.
 * Only parts that known relations lead to are carried over, each written again by rules.
 */
export const cleanOoxml: Cleaner = async (bytes, work) => {
  const office = new OfficePackage(bytes, work)
  const main = office.relationsOf('').find(({ name }) => name === 'officeDocument') ?? refuse('broken')
  const start = office.read(main.target) ?? refuse('broken')
  readKind(office, start)
  office.keepsProgram = needsProgram(office)
  office.isOf2007 = isOfOffice2007(office)
  readProperties(office)
  readWhatIsHidden(office, main)
  office.reach(main)
  await cleanParts(office, work)
  const entries = writePackage(office)
  office.report.tell(work.findings, textsOf(entries))
  return writeZip(entries, work)
}

const families: Readonly<Record<string, Family>> = { document: 'word', workbook: 'xl', presentation: 'ppt' }

function readKind(office: OfficePackage, bytes: Uint8Array): void {
  const { name, attributes } = readRoot(bytes)
  office.isStrict = Object.values(attributes).some((value) => value.startsWith('http://purl.oclc.org/ooxml/'))
  office.family = (Object.hasOwn(families, name) ? families[name] : undefined) ?? refuse('unsupported')
}

function readWhatIsHidden(office: OfficePackage, main: Relation): void {
  if (office.family === 'xl') office.book = readBook(office, main)
  else if (office.family === 'ppt') readSlides(office, main)
  else {
    readWordStyles(office, main)
    readWordReach(office, main)
  }
}

/** A part may lead to more while it is cleaned. The list of strings comes last, when it is known which of them are used. */
/** Parts that are cleaned when it is known what the others use of them, in this order. */
const later = ['footnotes', 'endnotes', 'numbering', 'styles', 'sharedStrings']

async function cleanParts(office: OfficePackage, work: Work): Promise<void> {
  const leaders = new Map<Part, Part>()
  const waiting = new Set<Part>()
  let done = 0
  for (let next = 0; next < office.parts.length || waiting.size > 0; ) {
    const part = office.parts[next] ?? firstOf(waiting)
    if (next < office.parts.length) next += 1
    if (part === undefined) break
    if (!waiting.delete(part) && later.includes(part.relation)) {
      waiting.add(part)
      continue
    }
    await cleanPart(office, part, leaders.get(part))
    for (const { part: reached } of part.used)
      if (reached !== undefined && !leaders.has(reached)) leaders.set(reached, part)
    done += 1
    work.progress(done / (office.parts.length + 1))
  }
}

function firstOf(waiting: ReadonlySet<Part>): Part | undefined {
  return [...waiting].sort((one, other) => later.indexOf(one.relation) - later.indexOf(other.relation))[0]
}

async function cleanPart(office: OfficePackage, part: Part, leader: Part | undefined): Promise<void> {
  const bytes = office.read(part.path) ?? refuse('broken')
  if (part.rule.content === 'xml') {
    part.bytes = rewriteXml(bytes, ooxmlRules, newContext(office, part, leader))
    followImplied(office, part)
  } else await cleanMedia(office, part, bytes)
}

/** What a part needs without naming it. Drawings of diagrams only where there is a diagram. */
function followImplied(office: OfficePackage, part: Part): void {
  const hasDiagram = part.used.some(({ relation }) => relation.name === 'diagramData')
  for (const relation of part.relations.values()) {
    if (part.used.some((one) => one.relation === relation)) continue
    if (office.removed.has(relation.target.toLowerCase())) continue
    if (relation.name === 'diagramDrawing' && !hasDiagram) continue
    const next = office.reachImplied(relation)
    if (next !== undefined) part.used.push({ relation, id: `rId${part.used.length + 1}`, part: next })
  }
}

async function cleanMedia(office: OfficePackage, part: Part, bytes: Uint8Array): Promise<void> {
  const clean = await cleanPicture(bytes, part.path, office.work)
  part.bytes = clean.bytes
  part.newPath += `.${clean.ending}`
  part.contentType = clean.type
  if (clean.isBlank) {
    office.report.removed(
      'embedded',
      'A picture, sound or film that we cannot clean, replaced by an empty picture of the same size.',
      part.path,
    )
  }
}

function* textsOf(entries: readonly ZipEntry[]): Generator<string> {
  for (const { path, bytes } of entries) {
    if (/\.(?:xml|vml)$/.test(path)) yield new TextDecoder().decode(bytes)
  }
}
