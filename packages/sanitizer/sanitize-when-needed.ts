import { isCompoundFile } from './compound/is-compound-file.ts'
import type { Cleaner, Kind, Work } from './contract.ts'
import type { Sanitize } from './sanitizer-of.ts'
import { sanitizerWith } from './sanitizer-with.ts'

/**
 * As `makeSanitizer`, for a program on a disk: the code for a kind of file is read when the first such file comes. A page must not do so:
 * what it loads would tell its server which files a person has.
 */
export function makeSanitizerWhenNeeded(maximum: Cleaner | null, redraw: Cleaner | null): Sanitize {
  // An archive asks for every file in it, and to ask the engine of the language for a module again takes its time.
  const read = new Map<Kind, Cleaner>()
  async function readOnce(kind: Kind): Promise<Cleaner> {
    const cleaner = await readCleaner[kind]()
    read.set(kind, cleaner)
    return cleaner
  }
  return sanitizerWith({
    cleanerOf: (kind) => read.get(kind) ?? readOnce(kind),
    openLocked,
    maximum,
    redraw,
  })
}

async function openLocked(bytes: Uint8Array, work: Work): Promise<Uint8Array | undefined> {
  if (!isCompoundFile(bytes)) return undefined
  const { openLockedOffice } = await import('./office/locks/open-locked-office.ts')
  return openLockedOffice(bytes, work)
}

const heif = async () => (await import('./images/heif/clean-heif.ts')).cleanHeif
const ooxml = async () => (await import('./office/clean-ooxml.ts')).cleanOoxml
const odf = async () => (await import('./office/clean-odf.ts')).cleanOdf
const mp4 = async () => (await import('./media/clean-mp4.ts')).cleanMp4
const mail = async () => (await import('./mail/clean-mail.ts')).cleanMail

/** For each kind, who cleans it. */
export const readCleaner = {
  jpeg: async () => (await import('./images/jpeg/clean-jpeg.ts')).cleanJpeg,
  png: async () => (await import('./images/png/clean-png.ts')).cleanPng,
  webp: async () => (await import('./images/webp/clean-webp.ts')).cleanWebp,
  gif: async () => (await import('./images/clean-gif.ts')).cleanGif,
  heic: heif,
  avif: heif,
  tiff: async () => (await import('./images/tiff/clean-tiff.ts')).cleanTiff,
  bmp: async () => (await import('./images/clean-bmp.ts')).cleanBmp,
  svg: async () => (await import('./images/svg/clean-svg.ts')).cleanSvg,
  pdf: async () => (await import('./pdf/clean-pdf.ts')).cleanPdf,
  docx: ooxml,
  xlsx: ooxml,
  pptx: ooxml,
  odt: odf,
  ods: odf,
  odp: odf,
  epub: async () => (await import('./office/clean-epub.ts')).cleanEpub,
  mp3: async () => (await import('./media/clean-mp3.ts')).cleanMp3,
  flac: async () => (await import('./media/clean-flac.ts')).cleanFlac,
  wav: async () => (await import('./media/clean-wav.ts')).cleanWav,
  ogg: async () => (await import('./media/clean-ogg.ts')).cleanOgg,
  mp4,
  m4a: mp4,
  mov: mp4,
  zip: async () => (await import('./archive/clean-zip.ts')).cleanZip,
  eml: mail,
  mht: mail,
  msg: async () => (await import('./mail/outlook/clean-msg.ts')).cleanMsg,
  mbox: async () => (await import('./mail/clean-mbox.ts')).cleanMbox,
  html: async () => (await import('./html/clean-html.ts')).cleanHtml,
  text: async () => (await import('./text/clean-text.ts')).cleanText,
} as const satisfies Record<Kind, () => Promise<Cleaner>>
