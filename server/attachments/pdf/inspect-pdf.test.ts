import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pdfOf, pdfStream } from '#tests/support/documents/hurting-files.ts'
import { inspectWhole } from '../inspect.ts'
import { wholeFileOf } from '../whole-file.ts'

test.each([
  [
    'a PDF that opens at a place',
    'a.pdf',
    pdfOf('<< /Type /Catalog /OpenAction [2 0 R /Fit] /Pages 2 0 R >>', '<< >>'),
  ],
  [
    'a PDF that opens at a place elsewhere',
    'a.pdf',
    pdfOf('<< /OpenAction 2 0 R >>', '<< /S /GoTo /D [3 0 R /Fit] >>'),
  ],
  [
    'a PDF with packed objects and a link',
    'a.pdf',
    packedPdf('2 0 << /S /URI /URI (https://example.org) >>'),
  ],
])('%s is taken', async (_what, name, bytes) => {
  await expect(inspect(name, bytes)).resolves.toBeTypeOf('string')
})

test.each([
  [
    'a script in a PDF',
    'a.pdf',
    pdfOf('<< /OpenAction << /S /JavaScript /JS (x) >> >>'),
    'attachment-pdf-acts',
  ],
  [
    'the same with a name in digits',
    'a.pdf',
    pdfOf('<< /OpenAction << /S /J#61vaScr#69pt /JS (x) >> >>'),
    'attachment-pdf-acts',
  ],
  ['the same packed', 'a.pdf', packedPdf('2 0 << /S /JavaScript /JS (x) >>'), 'attachment-pdf-acts'],
  [
    'a PDF that opens an address',
    'a.pdf',
    pdfOf('<< /OpenAction << /S /URI /URI (http://203.0.113.9) >> >>'),
    'attachment-pdf-acts',
  ],
  [
    'a PDF that opens an address from elsewhere',
    'a.pdf',
    pdfOf('<< /OpenAction 2 0 R >>', '<< /S /URI /URI (http://203.0.113.9) >>'),
    'attachment-pdf-acts',
  ],
  [
    'the same from a packed object',
    'a.pdf',
    packedPdf('9 0 << /S /URI /URI (http://203.0.113.9) >>', '<< /OpenAction 9 0 R >>'),
    'attachment-pdf-acts',
  ],
  ['a PDF that starts a program', 'a.pdf', pdfOf('<< /S /Launch /F (cmd.exe) >>'), 'attachment-pdf-acts'],
  [
    'a PDF that sends a form',
    'a.pdf',
    pdfOf('<< /S /SubmitForm /F (http://203.0.113.9) >>'),
    'attachment-pdf-acts',
  ],
  [
    'a PDF that goes to a share',
    'a.pdf',
    pdfOf('<< /S /GoToR /F (\\\\\\\\203.0.113.9\\\\x) >>'),
    'attachment-pdf-acts',
  ],
  [
    'a page that acts when it is shown',
    'a.pdf',
    pdfOf('<< /Type /Page /AA << /O 2 0 R >> >>'),
    'attachment-pdf-acts',
  ],
  ['a file in a PDF', 'a.pdf', pdfOf('<< /Names << /EmbeddedFiles 2 0 R >> >>'), 'attachment-embedded'],
  ['a film in a PDF', 'a.pdf', pdfOf('<< /Subtype /RichMedia >>'), 'attachment-embedded'],
  ['a locked PDF', 'a.pdf', pdfOf('<< /Encrypt 2 0 R >>'), 'attachment-locked'],
  [
    'a PDF packed in an odd way',
    'a.pdf',
    pdfOf(pdfStream('/Type /ObjStm /Filter [/ASCIIHexDecode /FlateDecode]', Buffer.from('00'))),
    'attachment-damaged',
  ],
])('%s is refused by name', async (_what, name, bytes, code) => {
  await expect(inspect(name, bytes)).rejects.toMatchObject({ code })
})

function inspect(name: string, bytes: Buffer) {
  return inspectWhole(wholeFileOf(name, bytes))
}

function packedPdf(objects: string, catalog = '<< /Type /Catalog >>'): Buffer {
  const packed = deflateSync(Buffer.from(objects, 'latin1'))
  return pdfOf(catalog, pdfStream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', packed))
}
