import { cleanZip } from './archive/clean-zip.ts'
import type { Cleaner, Kind } from './contract.ts'
import { cleanHtml } from './html/clean-html.ts'
import { cleanBmp } from './images/clean-bmp.ts'
import { cleanGif } from './images/clean-gif.ts'
import { cleanHeif } from './images/heif/clean-heif.ts'
import { cleanJpeg } from './images/jpeg/clean-jpeg.ts'
import { cleanPng } from './images/png/clean-png.ts'
import { cleanSvg } from './images/svg/clean-svg.ts'
import { cleanTiff } from './images/tiff/clean-tiff.ts'
import { cleanWebp } from './images/webp/clean-webp.ts'
import { cleanMail } from './mail/clean-mail.ts'
import { cleanMbox } from './mail/clean-mbox.ts'
import { cleanMsg } from './mail/outlook/clean-msg.ts'
import { cleanFlac } from './media/clean-flac.ts'
import { cleanMp3 } from './media/clean-mp3.ts'
import { cleanMp4 } from './media/clean-mp4.ts'
import { cleanOgg } from './media/clean-ogg.ts'
import { cleanWav } from './media/clean-wav.ts'
import { cleanEpub } from './office/clean-epub.ts'
import { cleanOdf } from './office/clean-odf.ts'
import { cleanOoxml } from './office/clean-ooxml.ts'
import { cleanPdf } from './pdf/clean-pdf.ts'
import { cleanText } from './text/clean-text.ts'

/** Who cleans what, in every edition. */
export const cleaners = {
  jpeg: cleanJpeg,
  png: cleanPng,
  webp: cleanWebp,
  gif: cleanGif,
  heic: cleanHeif,
  avif: cleanHeif,
  tiff: cleanTiff,
  bmp: cleanBmp,
  svg: cleanSvg,
  pdf: cleanPdf,
  docx: cleanOoxml,
  xlsx: cleanOoxml,
  pptx: cleanOoxml,
  odt: cleanOdf,
  ods: cleanOdf,
  odp: cleanOdf,
  epub: cleanEpub,
  mp3: cleanMp3,
  flac: cleanFlac,
  wav: cleanWav,
  ogg: cleanOgg,
  mp4: cleanMp4,
  m4a: cleanMp4,
  mov: cleanMp4,
  zip: cleanZip,
  eml: cleanMail,
  mht: cleanMail,
  msg: cleanMsg,
  mbox: cleanMbox,
  html: cleanHtml,
  text: cleanText,
} as const satisfies Record<Kind, Cleaner>
