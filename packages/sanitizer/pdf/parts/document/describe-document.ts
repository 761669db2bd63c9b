import type { Found } from '../../../contract.ts'
import { decodeStream } from '../../filters/decode-stream.ts'
import { bytesToString } from '../../reading/characters.ts'
import { findLastBytes } from '../../reading/find-bytes.ts'
import { type Dict, Stream, Text, type Value } from '../../reading/objects.ts'
import type { PdfFile } from '../../reading/pdf-file.ts'
import { shown, textOf } from '../text-of.ts'
import { describeXmp } from './describe-xmp.ts'
import { nameTree } from './destinations.ts'
import type { Notes } from './notes.ts'

/** Tells what the document says about itself and carries along, none of which comes into the new one. */
export function describeDocument(file: PdfFile, catalog: Dict, notes: Notes): void {
  describeInfo(file, notes)
  const metadata = file.resolve(catalog.get('Metadata'))
  if (metadata instanceof Stream)
    describeXmp(new TextDecoder().decode(decodeStream(metadata, file.resolve, file.spend).bytes), notes)
  if (file.saves > 1)
    notes.removed(
      'history',
      file.saves === 2
        ? 'An older version of this document, removed'
        : `${file.saves - 1} older versions of this document, removed`,
    )
  if (file.array(file.trailer.get('ID')).length > 0)
    notes.removed('identifier', 'The identifier of the document, removed')
  describeCarried(file, catalog, notes)
  describeTail(file.bytes, notes)
}

const infoKeys: Record<string, { sort: Found['sort']; name: string }> = {
  Author: { sort: 'person', name: 'Author' },
  Title: { sort: 'identifier', name: 'Title' },
  Subject: { sort: 'identifier', name: 'Subject' },
  Keywords: { sort: 'identifier', name: 'Keywords' },
  Creator: { sort: 'software', name: 'Program' },
  Producer: { sort: 'software', name: 'Producer' },
  CreationDate: { sort: 'time', name: 'Time of making' },
  ModDate: { sort: 'time', name: 'Time of the last change' },
}

function describeInfo(file: PdfFile, notes: Notes): void {
  for (const [key, value] of file.dict(file.trailer.get('Info')) ?? []) {
    const resolved = file.resolve(value)
    const text = textOf(resolved)
    if (text === '' || key === 'Trapped') continue
    const known = infoKeys[key] ?? { sort: 'identifier', name: `“${shown(key)}”` }
    const raw = resolved instanceof Text ? bytesToString(resolved.bytes) : text
    const words = known.sort === 'time' ? readableTime(text) : `“${shown(text)}”`
    notes.removed(known.sort, `${known.name} ${words}, removed`, known.sort === 'time' ? [raw] : [text])
  }
}

/** `D:20260930142210+01'00'` as 2026-09-30 14:22. */
function readableTime(text: string): string {
  const found = /^D?:?(\d{4})(\d{2})?(\d{2})?(\d{2})?(\d{2})?/.exec(text)
  if (!found) return `“${shown(text)}”`
  const [, year, month = '01', day = '01', hour, minute] = found
  return `${year}-${month}-${day}${hour && minute ? ` ${hour}:${minute}` : ''}`
}

function describeCarried(file: PdfFile, catalog: Dict, notes: Notes): void {
  const names = file.dict(catalog.get('Names'))
  const files = nameTree(file, names?.get('EmbeddedFiles'))
  if (files.length > 0) {
    const called = files.map(({ name, value }) => fileName(file, value) || name).filter((name) => name !== '')
    notes.removed(
      'embedded',
      `${files.length === 1 ? 'An attached file' : `${files.length} attached files`} (${called.slice(0, 5).map(shown).join(', ')}), removed`,
      called,
    )
  }
  const scripts =
    nameTree(file, names?.get('JavaScript')).length + (isScript(file, catalog.get('OpenAction')) ? 1 : 0)
  if (scripts > 0)
    notes.removed('embedded', scripts === 1 ? 'A script, removed' : `${scripts} scripts, removed`)
  else if (catalog.has('AA')) notes.removed('embedded', 'Actions that run by themselves, removed')
  for (const [key, text] of carried) if (catalog.has(key)) notes.removed('structure', text)
  const form = file.dict(catalog.get('AcroForm'))
  if (form?.has('XFA'))
    notes.removed(
      'embedded',
      file.resolve(catalog.get('NeedsRendering')) === true
        ? livingForm
        : 'A second copy of the form with its data, removed',
    )
}

/** Its pages are made while it is shown (XFA, ISO 32000-1, 12.7.8), by few programs; all others show a page that says so. */
const livingForm =
  'A form that only a few programs can show, removed with what is filled into it: the copy holds what all other programs show, often no more than a request to wait. To keep the form, print it to a new PDF where you can see it, and clean that'

const carried = [
  ['StructTreeRoot', 'The structure for reading aloud, with its descriptions, removed'],
  ['PieceInfo', 'Private data of the programs that made it, removed'],
  ['PageLabels', 'The names of pages, removed'],
  ['Threads', 'Threads of reading with their authors, removed'],
  ['SpiderInfo', 'The web addresses that it was caught from, removed'],
  ['OutputIntents', 'The description of a printer, removed'],
  ['Collection', 'The arrangement of attached files, removed'],
] as const

function fileName(file: PdfFile, value: Value): string {
  const specification = file.dict(value)
  return textOf(file.resolve(specification?.get('UF'))) || textOf(file.resolve(specification?.get('F')))
}

function isScript(file: PdfFile, value: Value | undefined): boolean {
  return file.name(file.dict(value)?.get('S')) === 'JavaScript'
}

function describeTail(bytes: Uint8Array, notes: Notes): void {
  const end = findLastBytes(bytes, '%%EOF')
  if (end >= 0 && bytes.length - end > 1024)
    notes.removed('hidden', `${bytes.length - end - 5} bytes after the end of the document, removed`)
}
