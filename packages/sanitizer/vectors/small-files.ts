import { strToU8, zipSync, zlibSync } from 'fflate'

/** Small files with something to find in them, made here; the person in them is invented. */
export const author = 'Ngozi Nwabara'
export const device = 'TECNO-SN-99887766'

/** Eight by eight pixels, with an author, a device and bytes behind its end. */
export function smallPng(): Uint8Array {
  const rows = new Uint8Array(8 * 25).map((_, at) => (at % 25 === 0 ? 0 : (at * 37) % 7))
  return joined(
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10),
    chunk('IHDR', Uint8Array.of(0, 0, 0, 8, 0, 0, 0, 8, 8, 2, 0, 0, 0)),
    chunk('tEXt', strToU8(`Author\0${author}`)),
    chunk('tEXt', strToU8(`Source\0${device}`)),
    chunk('IDAT', zlibSync(rows)),
    chunk('IEND', new Uint8Array(0)),
    strToU8(`behind the end: ${device}`),
  )
}

/** A letter with an author, and the words given. `hiddenWords` are in it and not shown. */
export function smallDocx(words: string, hiddenWords = ''): Uint8Array {
  const hidden = hiddenWords === '' ? '' : `<w:r><w:rPr><w:vanish/></w:rPr><w:t>${hiddenWords}</w:t></w:r>`
  const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument'
  const core = 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties'
  return zipSync({
    '[Content_Types].xml': strToU8(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>',
    ),
    '_rels/.rels': strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relation}" Target="word/document.xml"/><Relationship Id="rId2" Type="${core}" Target="docProps/core.xml"/></Relationships>`,
    ),
    'docProps/core.xml': strToU8(
      `<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:creator>${author}</dc:creator></cp:coreProperties>`,
    ),
    'word/document.xml': strToU8(
      `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p w:rsidR="00A1B2C3"><w:r><w:t>${words}</w:t></w:r>${hidden}</w:p></w:body></w:document>`,
    ),
  })
}

export function chunk(name: string, body: Uint8Array): Uint8Array {
  const named = joined(strToU8(name), body)
  return joined(number(body.length), named, number(crc32(named)))
}

function number(value: number): Uint8Array {
  return Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value)
}

function crc32(bytes: Uint8Array): number {
  let crc = -1
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc >>> 0
}

export function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
