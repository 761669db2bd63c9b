import { zipSync } from 'fflate'
import { sampleZip } from './sample-files.ts'

/** Small documents that would do something to the person who opens them, and harmless ones beside them. */
export const officeRelation = (name: string, target: string, mode = '') =>
  `<Relationship Id="r${name}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${name}" Target="${target}"${mode && ` TargetMode="${mode}"`}/>`

export const relationsOf = (...relations: string[]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations.join('')}</Relationships>`

const contentTypes = (...overrides: string[]) =>
  `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/>${overrides
    .map((type, index) => `<Override PartName="/word/part${index}.xml" ContentType="${type}"/>`)
    .join('')}</Types>`

export function wordOf(members: Record<string, string> = {}): Buffer {
  return sampleZip({
    '[Content_Types].xml': contentTypes(),
    '_rels/.rels': relationsOf(officeRelation('officeDocument', 'word/document.xml')),
    'word/document.xml': wordText('<w:p><w:r><w:t>Three houses.</w:t></w:r></w:p>'),
    ...members,
  })
}

export function wordText(paragraphs: string): string {
  return `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraphs}</w:body></w:document>`
}

/** A field as Word writes it: its instruction in as many pieces as are given. */
export function wordField(...pieces: string[]): string {
  const mark = (kind: string) => `<w:r><w:fldChar w:fldCharType="${kind}"/></w:r>`
  const instruction = pieces.map((piece) =>
    piece.startsWith('<') ? piece : `<w:r><w:instrText>${piece}</w:instrText></w:r>`,
  )
  return `${mark('begin')}${instruction.join('')}${mark('separate')}<w:r><w:t>1</w:t></w:r>${mark('end')}`
}

export function wordRelations(...relations: string[]): Buffer {
  return wordOf({ 'word/_rels/document.xml.rels': relationsOf(...relations) })
}

export function wordContents(...types: string[]): Buffer {
  return wordOf({ '[Content_Types].xml': contentTypes(...types) })
}

export function excelOf(members: Record<string, string> = {}): Buffer {
  return sampleZip({
    '[Content_Types].xml': contentTypes(),
    '_rels/.rels': relationsOf(officeRelation('officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': '<workbook><sheets><sheet name="One"/></sheets></workbook>',
    ...members,
  })
}

export function excelFormula(formula: string): Buffer {
  return excelOf({
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData><row><c><f>${formula}</f><v>1</v></c></row></sheetData></worksheet>`,
  })
}

export function powerpointOf(members: Record<string, string> = {}): Buffer {
  return sampleZip({
    '[Content_Types].xml': contentTypes(),
    'ppt/presentation.xml': '<p:presentation/>',
    ...members,
  })
}

const odtType = 'application/vnd.oasis.opendocument.text'

export function odtOf(members: Record<string, string> = {}): Buffer {
  const rest = Object.entries({ 'content.xml': odtText(''), ...members })
  return Buffer.from(
    zipSync({
      mimetype: [Buffer.from(odtType), { level: 0 }],
      ...Object.fromEntries(rest.map(([name, text]) => [name, Buffer.from(text)])),
    }),
  )
}

export function odtText(paragraphs: string): string {
  return `<office:document-content xmlns:office="o"><office:body><office:text>${paragraphs}</office:text></office:body></office:document-content>`
}

/** A PDF of these objects, numbered from 1. */
export function pdfOf(...objects: string[]): Buffer {
  const numbered = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`)
  return Buffer.from(`%PDF-1.7\n${numbered.join('')}trailer\n<< /Root 1 0 R >>\n%%EOF\n`, 'latin1')
}

/** A stream of a PDF with its dictionary. */
export function pdfStream(dictionary: string, bytes: Uint8Array): string {
  const data = Buffer.from(bytes).toString('latin1')
  return `<< ${dictionary} /Length ${bytes.length} >>\nstream\n${data}\nendstream`
}

const tagOf = { local: 'PK\x03\x04', listed: 'PK\x01\x02' } as const

/** Overwrites a number in the header of an archive's first file: before the file, or in the list. */
export function withField(
  archive: Buffer,
  { where, at, value }: { where: keyof typeof tagOf; at: number; value: number },
): Buffer {
  const bytes = Buffer.from(archive)
  bytes.writeUInt32LE(value, bytes.indexOf(Buffer.from(tagOf[where], 'latin1')) + at)
  return bytes
}

/** An old Word or Excel file, as far as it is looked at: its beginning, the name of its stream, and what is in that. */
export function oldOfficeOf(stream: 'WordDocument' | 'Workbook', ...contents: Buffer[]): Buffer {
  return Buffer.concat([
    Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'.padEnd(512, '\0'), 'latin1'),
    Buffer.from(`${stream}\0`, 'utf16le'),
    ...contents,
  ])
}
