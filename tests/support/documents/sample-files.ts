import { zipSync } from 'fflate'

/** Small files of many kinds, made here; all of them say that they are samples. */
export const samplePdf = Buffer.from(
  '%PDF-1.4\n% a sample\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n',
  'latin1',
)

export const samplePng = Buffer.concat([
  Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
  Buffer.from('\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x06\0\0\0\x1f\x15\xc4\x89', 'latin1'),
  Buffer.from('\0\0\0\0IEND\xae\x42\x60\x82', 'latin1'),
])

/** One pixel. */
export const sampleGif = Buffer.from(
  '47494638396101000100800000000000ffffff2c00000000010001000002024401003b',
  'hex',
)

export function sampleZip(entries: Record<string, string>): Buffer {
  const files = Object.fromEntries(Object.entries(entries).map(([name, text]) => [name, Buffer.from(text)]))
  return Buffer.from(zipSync(files))
}

export const sampleDocx = sampleZip({
  '[Content_Types].xml': '<Types/>',
  'word/document.xml': '<w:document/>',
})

/** A PDF of so many bytes, each stretch of it different. */
export function largePdf(size: number): Buffer {
  const bytes = Buffer.alloc(size)
  for (let place = 0; place + 4 <= size; place += 4) bytes.writeUInt32LE(place, place)
  samplePdf.copy(bytes)
  return bytes
}
