import { Unreadable } from '@fitila/formats/unreadable'
import { openPdf, textOfBytes } from './file.ts'
import { textOfPages } from './page-text.ts'

/**
 * The text of a PDF, page by page. Throws `Unreadable` when it is locked, when it holds no text (a scan), and when its fonts
 * do not tell which letters they show: a text with holes would look checked and would not be.
 */
export function readPdf(bytes: Uint8Array): string {
  const source = textOfBytes(bytes)
  if (source.includes('/Encrypt'))
    refuse('pdf-locked', 'This PDF is locked. Open it, copy the text out of it and paste it here.')
  const { text, known, unknown } = textOfPages(openPdf(source))
  if (known === 0 && unknown === 0) {
    refuse(
      'pdf-without-text',
      'No text was found in this PDF; it may hold only pictures of pages. Type the text here instead.',
    )
  }
  if (unknown > known * 0.02) {
    refuse(
      'pdf-unclear',
      'The letters of this PDF cannot be read for certain. Open it, copy the text out of it and paste it here.',
    )
  }
  return text
}

function refuse(code: 'pdf-locked' | 'pdf-without-text' | 'pdf-unclear', message: string): never {
  throw new Unreadable(code, message)
}
