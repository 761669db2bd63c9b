import { strToU8, zipSync } from 'fflate'
import { asLetters } from '../images/bytes.ts'
import { blankPicture } from '../office/blank-picture.ts'
import { dirtyPdf } from '../pdf/vectors/dirty-pdf.ts'
import { bookSample } from './book-sample.ts'
import {
  bmpWithMarkers,
  gifWithMarkers,
  type Hidden,
  heicWithMarkers,
  jpegWithMarkers,
  pngWithMarkers,
  svgWithMarkers,
  tiffWithMarkers,
  webpWithMarkers,
} from './hide-in-pictures.ts'
import {
  flacWithMarkers,
  movieWithMarkers,
  mp3WithMarkers,
  oggWithMarkers,
  wavWithMarkers,
} from './hide-in-recordings.ts'
import { motionJpegFilm } from './motion-jpeg-film.ts'
import { msgSample } from './msg-sample.ts'
import { calcSample, impressSample, textSample } from './open-samples.ts'
import { sheetSample } from './sheet-sample.ts'
import { slideSample } from './slide-sample.ts'
import { author, device, smallDocx, smallPng } from './small-files.ts'
import { smallRecordings } from './small-recordings.ts'
import { wordSample } from './word-sample.ts'

type WithUnseen = Hidden & { hidden: string[] }

/** What is not seen goes as well, as the person chose. */
const allOf = ({ bytes, markers, hidden }: WithUnseen): Hidden => ({
  bytes,
  markers: [...markers, ...hidden],
})

const { vorbis, opus, mp4, m4a, mov } = smallRecordings
const mark = 'QzkwordsVxj'

const mail = (head: string, body: string) =>
  strToU8(`From: ${mark} <a@example.org>\r\nX-Originating-IP: ${mark}\r\n${head}\r\n\r\n${body}`)

/** The words of a hidden layer are seen once damage takes away that it is hidden. */
function withoutLayer(): Hidden {
  const { bytes, markers } = dirtyPdf()
  return { bytes, markers: markers.filter((marker) => !marker.includes('hidden-layer')) }
}

/** Likewise the words that a style of the page hides. */
function withoutHiddenWords(): Hidden {
  const { bytes, markers } = msgSample()
  return { bytes, markers: markers.filter((marker) => marker !== 'ZqUnseenWx') }
}

/** A file of every kind, full of words that no copy may hold. */
export const markedSamples: Readonly<Record<string, () => Hidden>> = {
  JPEG: jpegWithMarkers,
  PNG: pngWithMarkers,
  WebP: webpWithMarkers,
  GIF: gifWithMarkers,
  HEIC: heicWithMarkers,
  'TIFF, low byte first': () => tiffWithMarkers(true),
  'TIFF, high byte first': () => tiffWithMarkers(false),
  BMP: bmpWithMarkers,
  SVG: svgWithMarkers,
  MP3: mp3WithMarkers,
  FLAC: flacWithMarkers,
  WAV: wavWithMarkers,
  Vorbis: () => oggWithMarkers(vorbis, asLetters('\x03vorbis'), Uint8Array.of(1)),
  Opus: () => oggWithMarkers(opus, asLetters('OpusTags'), new Uint8Array()),
  MP4: () => movieWithMarkers(mp4),
  M4A: () => movieWithMarkers(m4a),
  MOV: () => movieWithMarkers(mov),
  'film of JPEG pictures': motionJpegFilm,
  PDF: withoutLayer,
  DOCX: () => wordSample(blankPicture),
  XLSX: () => allOf(sheetSample()),
  PPTX: () => allOf(slideSample(blankPicture)),
  ODT: () => allOf(textSample(blankPicture)),
  ODS: () => allOf(calcSample(blankPicture)),
  ODP: () => allOf(impressSample(blankPicture)),
  EPUB: () => allOf(bookSample(blankPicture)),
  mail: () => ({
    bytes: mail('Subject: words\r\nContent-Type: text/plain', 'Seen words'),
    markers: [mark],
  }),
  'mail of Outlook': withoutHiddenWords,
  'page in a mail': () => ({
    bytes: mail(
      'MIME-Version: 1.0\r\nContent-Type: text/html; charset=utf-8',
      '<html><head><meta name="author" content="a"></head><body><p>Seen</p></body></html>',
    ),
    markers: [mark],
  }),
  page: () => ({
    bytes: strToU8(
      `<!doctype html><html><head><meta name="author" content="${mark}"></head><body><p>Seen</p><p hidden>${mark}</p><!-- ${mark} --></body></html>`,
    ),
    markers: [mark],
  }),
  ZIP: () => ({
    bytes: zipSync({ 'photo.png': smallPng(), 'letter.docx': smallDocx('Words') }),
    markers: [author, device],
  }),
}
