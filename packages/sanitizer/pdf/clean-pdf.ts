import type { Cleaner, Work } from '../contract.ts'
import { refuse } from '../refusals.ts'
import { openLock } from './locks/open-lock.ts'
import { FormFields } from './parts/annotations/form-fields.ts'
import { PageContents } from './parts/content/page-content.ts'
import { Resources } from './parts/content/resource-names.ts'
import { describeDocument } from './parts/document/describe-document.ts'
import { Destinations } from './parts/document/destinations.ts'
import { Layers } from './parts/document/layers.ts'
import { Notes } from './parts/document/notes.ts'
import { outline } from './parts/document/outline.ts'
import { font } from './parts/fonts/font.ts'
import { FontUse } from './parts/fonts/fonts-in-use.ts'
import { makePage } from './parts/page.ts'
import { findPages, type SourcePage } from './parts/pages.ts'
import { resourceShapes } from './parts/resources.ts'
import { type Dict, Name, type Ref, type Value } from './reading/objects.ts'
import { PdfFile } from './reading/pdf-file.ts'
import { Rebuild } from './rebuild/rebuild.ts'
import { Sight } from './unseen/sight.ts'
import { inReadingOrder } from './writing/in-reading-order.ts'
import { writePdf } from './writing/write-pdf.ts'

/**
 * PDF, standard: a new document from what the pages show. Text, links, bookmarks and looks stay; notes and filled fields become part of the
 * pages; everything else is left behind with the old file.
 */
export const cleanPdf: Cleaner = async (bytes, work) => {
  const file = new PdfFile(bytes, work.spend)
  if (openLock(file, work.options.password))
    work.findings.removed({ sort: 'structure', text: 'The lock of the document, removed' })
  const { catalog, pages } = findDocument(file)
  const notes = new Notes()
  describeDocument(file, catalog, notes)
  const layers = new Layers(file, catalog, work.options.hidden === 'remove')
  const fontUse = new FontUse(file)
  const sight = new Sight(file, layers, fontUse)
  const dicts = pages.map(({ dict }) => dict)
  sight.follow(dicts, (page) => work.progress((page / pages.length) * 0.25))
  tellLayers(layers, sight, work, notes)
  const parts = { file, work, layers, notes, sight, fontUse }
  const rebuild = new Rebuild(parts, (made) => new Resources(made, resourceShapes), font)
  const root = await makeDocument(rebuild, catalog, pages)
  sight.tell(work.findings)
  notes.tell(work.findings)
  const ordered = inReadingOrder(rebuild.objects, root)
  work.progress(0.95)
  const cleaned = writePdf(ordered.objects, ordered.root)
  work.progress(1)
  return cleaned
}

function findDocument(file: PdfFile): { catalog: Dict; pages: SourcePage[] } {
  const open = () => {
    const catalog = file.dict(file.trailer.get('Root')) ?? new Map()
    return { catalog, pages: findPages(file, catalog) }
  }
  const first = open()
  if (first.pages.length > 0) return first
  file.recover()
  const second = open()
  return second.pages.length > 0 ? second : refuse('broken')
}

function tellLayers(layers: Layers, { layeredWords }: Sight, work: Work, notes: Notes): void {
  const count = layers.names.length
  if (count > 0)
    notes.removed('structure', `The ${count === 1 ? 'name of a layer' : `names of ${count} layers`}, removed`)
  if (layers.hasHidden || layeredWords !== '')
    work.findings.hidden({ text: `Layers of this document that are not shown${layeredWords}` })
}

async function makeDocument(rebuild: Rebuild, source: Dict, pages: readonly SourcePage[]): Promise<Ref> {
  const { file, work } = rebuild
  const root = rebuild.add()
  const tree = rebuild.add()
  const refs = pages.map(() => rebuild.add())
  const places = new Map<number, Ref>()
  pages.forEach(({ number }, place) => {
    const ref = refs[place]
    if (number !== null && ref && !places.has(number)) places.set(number, ref)
  })
  const parts = {
    parent: tree,
    contents: new PageContents(rebuild),
    destinations: new Destinations(file, source, places),
    fields: new FormFields(file, source),
  }
  const bookmarks = outline(source, rebuild, parts.destinations)
  pages.forEach(({ dict }, place) => {
    const ref = refs[place]
    if (ref) rebuild.put(ref, makePage(dict, rebuild, parts))
    work.progress(0.25 + (place / pages.length) * 0.25)
  })
  await rebuild.finish((made, waiting) => work.progress(0.5 + (made / waiting) * 0.4))
  rebuild.put(
    tree,
    new Map<string, Value>([
      ['Type', new Name('Pages')],
      ['Count', refs.length],
      ['Kids', refs],
    ]),
  )
  const catalog = new Map<string, Value>([
    ['Type', new Name('Catalog')],
    ['Pages', tree],
  ])
  if (bookmarks) {
    catalog.set('Outlines', bookmarks)
  }
  const hidden = rebuild.layers.properties()
  if (hidden) catalog.set('OCProperties', hidden)
  rebuild.put(root, catalog)
  return root
}
