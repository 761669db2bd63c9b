import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { fill } from '#words/fill.ts'
import { escaped } from '../../atom-feed.ts'
import type { ListExport } from '../export-list.ts'
import { aboutOf, columns, rowOf, type Site } from '../export-row.ts'

type Piece = Uint8Array<ArrayBuffer>

/**
 * A workbook of Office Open XML (ECMA-376) with one sheet, compressed while it is written. Every cell is a text, so nothing in it can
 * be a formula.
 */
export async function* workbookOf(
  { about, cards }: ListExport,
  { publicUrl, words }: Site,
): AsyncGenerator<Piece> {
  const ready: Piece[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    ready.push(new Uint8Array(piece))
  })
  for (const [name, text] of Object.entries(parts)) {
    const file = new ZipPassThrough(name)
    zip.add(file)
    file.push(encode(text), true)
  }
  const sheet = new ZipDeflate('xl/worksheets/sheet1.xml', { level: 6 })
  zip.add(sheet)
  sheet.push(encode(sheetStart))
  for (const line of [...aboutOf(about, words), [], [...columns]]) sheet.push(encode(rowIn(line)))
  let waiting = ''
  let step = await cards.next()
  while (!step.done) {
    const row = rowOf(step.value, publicUrl)
    waiting += rowIn(columns.map((column) => row[column]))
    if (waiting.length > pieceLength) {
      sheet.push(encode(waiting))
      waiting = ''
      yield* ready.splice(0)
    }
    step = await cards.next()
  }
  const { rows, isWhole } = step.value
  const end = isWhole ? fill(words.whole, { rows }) : fill(words.cut, { rows })
  sheet.push(encode(`${waiting}${rowIn([])}${rowIn([end])}${sheetEnd}`), true)
  zip.end()
  yield* ready.splice(0)
}

const pieceLength = 64 * 1024
const encoder = new TextEncoder()

function encode(text: string): Uint8Array {
  return encoder.encode(text)
}

function rowIn(cells: readonly string[]): string {
  const texts = cells.map((cell) => {
    // A cell holds 32,767 characters at most.
    const text = cell.slice(0, longestCell)
    return text === '' ? '<c/>' : `<c t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`
  })
  return `<row>${texts.join('')}</row>`
}

const longestCell = 32_767
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const documents = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const sheetStart = `${declaration}<worksheet xmlns="${main}"><sheetData>`
const sheetEnd = '</sheetData></worksheet>'

const parts = {
  '[Content_Types].xml': `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${documents}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${documents}.worksheet+xml"/></Types>`,
  '_rels/.rels': `${declaration}<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${declaration}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Fitila" sheetId="1" r:id="r1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${declaration}<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
} as const
