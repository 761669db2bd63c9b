import type { PdfFile } from './file.ts'
import { type Decode, fontDecoder } from './fonts.ts'
import { identity, type Matrix, makePen, type Pen } from './pen.ts'
import { isName, isText, isWord, type PdfDictionary, type PdfValue, readValues } from './values.ts'

export type TextOfPages = { text: string; known: number; unknown: number }

type Gathered = {
  parts: string[]
  known: number
  unknown: number
  forms: number
  fonts: Map<PdfDictionary, Decode>
}

/** The words of all pages in their order, and of how many codes no one can know the letter. */
export function textOfPages(file: PdfFile): TextOfPages {
  const gathered: Gathered = { parts: [], known: 0, unknown: 0, forms: 0, fonts: new Map() }
  for (const page of pagesOf(file)) {
    const content = file.resolve(page.get('Contents'))
    const streams = Array.isArray(content) ? content : [page.get('Contents')]
    const source = streams.map((one) => file.stream(one) ?? '').join('\n')
    readContent(file, source, resourcesOf(file, page), gathered, { matrix: identity, depth: 0 })
    gathered.parts.push('\n\n')
  }
  const text = gathered.parts
    .join('')
    .replaceAll(/[ \t]{1,200}\n/g, '\n')
    .replaceAll(/\n{3,200}/g, '\n\n')
    .trim()
  return { text, known: gathered.known, unknown: gathered.unknown }
}

const mostPages = 20_000

function pagesOf(file: PdfFile): PdfDictionary[] {
  const pages: PdfDictionary[] = []
  const seen = new Set<PdfDictionary>()
  const roots = file
    .numbers()
    .map((reference) => file.dictionary({ reference }))
    .filter((one) => typeOf(one) === 'Catalog')
  const open: (PdfValue | undefined)[] = roots.map((root) => root?.get('Pages')).reverse()
  while (open.length > 0 && pages.length < mostPages) {
    const node = file.dictionary(open.pop())
    if (!node || seen.has(node)) continue
    seen.add(node)
    const kids = file.resolve(node.get('Kids'))
    if (Array.isArray(kids)) open.push(...kids.toReversed())
    else pages.push(node)
  }
  return pages
}

function typeOf(entries: PdfDictionary | undefined): string | undefined {
  const type = entries?.get('Type')
  return isName(type) ? type.name : undefined
}

/** A page without resources has those of what it belongs to. */
function resourcesOf(file: PdfFile, page: PdfDictionary): PdfDictionary | undefined {
  let node: PdfDictionary | undefined = page
  for (let step = 0; step < 32 && node; step += 1) {
    const resources = file.dictionary(node.get('Resources'))
    if (resources) return resources
    node = file.dictionary(node.get('Parent'))
  }
  return undefined
}

const deepestForm = 6
// Forms within forms multiply; a page that is meant to be read draws a few hundred.
const mostForms = 20_000
const mostLetters = 40_000_000

function readContent(
  file: PdfFile,
  source: string,
  resources: PdfDictionary | undefined,
  gathered: Gathered,
  place: Place,
): void {
  const reader = readValues(source)
  const pen = makePen(place.matrix)
  let operands: PdfValue[] = []
  for (let value = reader.next(); value !== undefined; value = reader.next()) {
    if (gathered.known > mostLetters) return
    if (typeof value !== 'object' || value === null || !('word' in value)) {
      // No one writes so many operands; what piles up here is no content of a page.
      if (operands.length < 4000) operands.push(value)
      continue
    }
    const last = operands.at(-1)
    if (value.word === 'Tf') {
      pen.setFont(fontNamed(file, resources, operands.at(-2), gathered), numberOf(last))
    } else if (value.word === 'Do') {
      if (place.depth < deepestForm)
        readForm(file, resources, last, gathered, { matrix: pen.matrix(), depth: place.depth + 1 })
    } else if (value.word === 'BI') {
      skipImage(reader)
    } else if (showing.has(value.word)) {
      if (value.word === "'" || value.word === '"') pen.move('T*', [])
      for (const item of Array.isArray(last) ? last : [last]) show(item, pen, gathered)
    } else pen.move(value.word, operands.map(numberOf))
    operands = []
  }
}

/** Where a form is on its page, and in how many others it is. */
type Place = { matrix: Matrix; depth: number }

const showing = new Set(['Tj', 'TJ', "'", '"'])

function show(item: PdfValue | undefined, pen: Pen, gathered: Gathered): void {
  if (typeof item === 'number') pen.kern(item)
  else if (isText(item)) {
    for (const { letter, joint } of pen.write(item.text)) {
      if (letter === undefined) gathered.unknown += 1
      else gathered.known += 1
      gathered.parts.push(joint, letter ?? '\ufffd')
    }
  }
}

function numberOf(value: PdfValue | undefined): number {
  return typeof value === 'number' ? value : 0
}

function skipImage(reader: ReturnType<typeof readValues>): void {
  let value = reader.next()
  while (value !== undefined && !isWord(value, 'EI')) value = reader.next()
}

function fontNamed(
  file: PdfFile,
  resources: PdfDictionary | undefined,
  name: PdfValue | undefined,
  { fonts }: Gathered,
): Decode | undefined {
  const font = isName(name)
    ? file.dictionary(file.dictionary(resources?.get('Font'))?.get(name.name))
    : undefined
  if (!font) return undefined
  const decode = fonts.get(font) ?? fontDecoder(file, font)
  fonts.set(font, decode)
  return decode
}

function readForm(
  file: PdfFile,
  resources: PdfDictionary | undefined,
  name: PdfValue | undefined,
  gathered: Gathered,
  place: Place,
): void {
  const value = isName(name) ? file.dictionary(resources?.get('XObject'))?.get(name.name) : undefined
  const form = file.dictionary(value)
  const subtype = form?.get('Subtype')
  gathered.forms += 1
  if (!form || !isName(subtype) || subtype.name !== 'Form' || gathered.forms > mostForms) return
  readContent(
    file,
    file.stream(value) ?? '',
    file.dictionary(form.get('Resources')) ?? resources,
    gathered,
    place,
  )
}
