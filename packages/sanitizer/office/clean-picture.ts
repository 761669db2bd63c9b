import { Unreadable } from '@fitila/formats/unreadable'
import type { Kind, Work } from '../contract.ts'
import { blankPicture } from './blank-picture.ts'
import { cleanEmf } from './metafiles/clean-emf.ts'
import { cleanWmf } from './metafiles/clean-wmf.ts'

/** Something to see or hear in a document, clean, with the ending and the type it gets. */
export type CleanMedia = { bytes: Uint8Array; ending: string; type: string; isBlank: boolean }

/**
 * Cleans what is in a document as the file that it is. The drawings of Windows (EMF, WMF), which are only in documents, are
 * cleaned here; what cannot be cleaned becomes an empty picture, so that it does not cost the document.
 */
export async function cleanPicture(bytes: Uint8Array, where: string, work: Work): Promise<CleanMedia> {
  const emf = cleanEmf(bytes)
  if (emf !== undefined) return { bytes: emf, ending: 'emf', type: 'image/x-emf', isBlank: false }
  const wmf = cleanWmf(bytes)
  if (wmf !== undefined) return { bytes: wmf, ending: 'wmf', type: 'image/x-wmf', isBlank: false }
  try {
    const clean = await work.cleanInside(bytes, where)
    const type = types[clean.kind]
    return type === undefined ? blank : { bytes: clean.bytes, ending: clean.kind, type, isBlank: false }
  } catch (error) {
    // What stops the whole work stays an error.
    if (!(error instanceof Unreadable) || error.code === 'too-large') throw error
    return blank
  }
}

const blank: CleanMedia = { bytes: blankPicture, ending: 'png', type: 'image/png', isBlank: true }

const types: Partial<Record<Kind, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  bmp: 'image/bmp',
  tiff: 'image/tiff',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  ogg: 'audio/ogg',
  m4a: 'audio/mp4',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
}
