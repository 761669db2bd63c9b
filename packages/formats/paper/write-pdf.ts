import { drawLine, fontIds } from './draw-line.ts'
import { fontObjects } from './font-objects.ts'
import { type Line, layOut, page } from './lay-out.ts'
import type { Paper, PaperBlock } from './paper.ts'
import { type Face, setText, widthOf } from './set-text.ts'

/**
 * A PDF 1.7 file (ISO 32000-1) on A4, in a font that has the letters of Nigeria's languages and goes along. The same
 * paper gives the same bytes: no date, no producer, no identifier is written. Letters that the font lacks are written
 * plainly, and a note at the end says so.
 */
export function writePdf(paper: Paper): Uint8Array<ArrayBuffer> {
  const bare = layOut(withNote(paper))
  const pages = bare.map((lines, place) => [
    ...lines,
    ...footLines(paper.foot, `Page ${place + 1} of ${bare.length}`),
  ])
  const drawn = pages.flat().filter(({ face }) => face !== 'fixed')
  const pageIds = pages.map((_, place) => firstPageId + 2 * place)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en-NG) /ViewerPreferences << /DisplayDocTitle true >> >>',
    `<< /Type /Pages /Kids [${pageIds.map((id) => `${id} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    `<< /Title ${unicodeText(paper.title)} >>`,
    ...fontObjects(new Set(drawn.flatMap(({ codes }) => codes))),
    ...pages.flatMap((lines, place) => {
      const content = lines.map(drawLine).join('\n')
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Resources << /Font << ${fontNames} >> >> /Contents ${firstPageId + 2 * place + 1} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }),
  ]
  return toBytes(assemble(objects))
}

const fontNames = Object.values(fontIds)
  .map((id) => `/F${id} ${id} 0 R`)
  .join(' ')

const firstPageId = fontIds.fixed + 1

function withNote(paper: Paper): Paper {
  const texts = [paper.title, paper.lead ?? '', paper.foot, ...paper.blocks.flatMap(textsOf)]
  const codes = paper.blocks.flatMap((block) => (block.kind === 'code' ? [block.text] : []))
  const replacedOf = (face: Face) => (text: string) => setText(text, face).replaced
  const replaced = [
    ...new Set([...texts.flatMap(replacedOf('regular')), ...codes.flatMap(replacedOf('fixed'))]),
  ].sort()
  if (replaced.length === 0) return paper
  const text = `About the spelling: this PDF cannot show ${numbersOf(replaced)}. Such letters and signs are written in their plain form or as a question mark. The text edition has them all.`
  return { ...paper, blocks: [...paper.blocks, { kind: 'paragraph', text }] }
}

/** The letters themselves cannot be shown, so they are named by number. */
function numbersOf(letters: readonly string[]): string {
  const numbers = letters.slice(0, 12).map((letter) => `U+${hex(letter.codePointAt(0) ?? 0)}`)
  const kinds = letters.length === 1 ? 'one letter or sign' : `${letters.length} letters or signs`
  return `${kinds} of what was written (Unicode ${numbers.join(', ')}${letters.length > 12 ? ', and others' : ''})`
}

function textsOf(block: PaperBlock): string[] {
  if (block.kind === 'page-break' || block.kind === 'code') return []
  else if (block.kind === 'facts') return block.rows.flatMap(({ term, detail }) => [term, detail])
  else return 'items' in block ? [...block.items] : [block.text]
}

function footLines(foot: string, numbering: string): Line[] {
  const [size, y] = [8, page.foot - 24]
  const number = setText(numbering, 'regular').codes
  const end = page.width - page.margin - widthOf(number, 'regular', size)
  return [
    { codes: setText(foot, 'regular').codes, x: page.margin, y, face: 'regular', size },
    { codes: number, x: Math.floor(end), y, face: 'regular', size },
  ]
}

function unicodeText(text: string): string {
  const units = Array.from({ length: text.length }, (_, place) => hex(text.charCodeAt(place)))
  return `<FEFF${units.join('')}>`
}

function hex(number: number): string {
  return number.toString(16).toUpperCase().padStart(4, '0')
}

function assemble(objects: readonly string[]): string {
  // Four bytes above 127 tell programs that move files that this is no text.
  let file = '%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n'
  const offsets = objects.map((object, place) => {
    const offset = file.length
    file += `${place + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`
  return `${file}${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 3 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
}

function toBytes(file: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(file, (letter) => letter.charCodeAt(0))
}
