import type { Kind } from './contract.ts'

type Words = {
  /** The ending of the cleaned file's name. */
  ending: string
  /** What its name begins with. */
  stem: 'image' | 'document' | 'audio' | 'video' | 'book' | 'archive' | 'mail' | 'page' | 'text'
  mediaType: string
}

/** What a cleaned file of each kind is called and sent as. */
export const kinds = {
  jpeg: { ending: 'jpg', stem: 'image', mediaType: 'image/jpeg' },
  png: { ending: 'png', stem: 'image', mediaType: 'image/png' },
  webp: { ending: 'webp', stem: 'image', mediaType: 'image/webp' },
  gif: { ending: 'gif', stem: 'image', mediaType: 'image/gif' },
  heic: { ending: 'heic', stem: 'image', mediaType: 'image/heic' },
  avif: { ending: 'avif', stem: 'image', mediaType: 'image/avif' },
  tiff: { ending: 'tiff', stem: 'image', mediaType: 'image/tiff' },
  bmp: { ending: 'bmp', stem: 'image', mediaType: 'image/bmp' },
  svg: { ending: 'svg', stem: 'image', mediaType: 'image/svg+xml' },
  pdf: { ending: 'pdf', stem: 'document', mediaType: 'application/pdf' },
  docx: {
    ending: 'docx',
    stem: 'document',
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  xlsx: {
    ending: 'xlsx',
    stem: 'document',
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  pptx: {
    ending: 'pptx',
    stem: 'document',
    mediaType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  },
  odt: { ending: 'odt', stem: 'document', mediaType: 'application/vnd.oasis.opendocument.text' },
  ods: { ending: 'ods', stem: 'document', mediaType: 'application/vnd.oasis.opendocument.spreadsheet' },
  odp: { ending: 'odp', stem: 'document', mediaType: 'application/vnd.oasis.opendocument.presentation' },
  epub: { ending: 'epub', stem: 'book', mediaType: 'application/epub+zip' },
  mp3: { ending: 'mp3', stem: 'audio', mediaType: 'audio/mpeg' },
  flac: { ending: 'flac', stem: 'audio', mediaType: 'audio/flac' },
  wav: { ending: 'wav', stem: 'audio', mediaType: 'audio/wav' },
  ogg: { ending: 'ogg', stem: 'audio', mediaType: 'audio/ogg' },
  mp4: { ending: 'mp4', stem: 'video', mediaType: 'video/mp4' },
  m4a: { ending: 'm4a', stem: 'audio', mediaType: 'audio/mp4' },
  mov: { ending: 'mov', stem: 'video', mediaType: 'video/quicktime' },
  zip: { ending: 'zip', stem: 'archive', mediaType: 'application/zip' },
  eml: { ending: 'eml', stem: 'mail', mediaType: 'message/rfc822' },
  mht: { ending: 'mht', stem: 'page', mediaType: 'multipart/related' },
  // A mail of Outlook comes out as a common one.
  msg: { ending: 'eml', stem: 'mail', mediaType: 'message/rfc822' },
  mbox: { ending: 'mbox', stem: 'mail', mediaType: 'application/mbox' },
  html: { ending: 'html', stem: 'page', mediaType: 'text/html' },
  text: { ending: 'txt', stem: 'text', mediaType: 'text/plain' },
} as const satisfies Record<Kind, Words>
