import type { Cleaner, Work } from '../../contract.ts'
import { refuse } from '../../refusals.ts'
import { asLetters, joinAll, joinBytes, l32, letters, part, startsWith, u8, u16le, u32le } from '../bytes.ts'
import { replaceProfile } from '../colours/colour-profile.ts'
import { sizeInWords } from '../in-words.ts'
import { reportCredentials, signedHistory } from '../metadata/credentials/report-credentials.ts'
import { reportExif } from '../metadata/report-exif.ts'
import { reportXmp } from '../metadata/report-xmp.ts'
import { isTurned, orientationOnly } from '../orientation.ts'
import { partsOfWebp, tookIn } from '../taken-in.ts'
import { exactVp8 } from './follow-vp8.ts'
import { exactClearness, exactVp8l } from './follow-vp8l.ts'

type Chunk = { name: string; body: Uint8Array }

/** WebP: the compressed pictures, their transparency and their timing; everything else rewritten or gone. */
export const cleanWebp: Cleaner = (bytes, work) => {
  if (!startsWith(bytes, 'RIFF') || !startsWith(bytes, 'WEBP', 8)) refuse('broken')
  const end = Math.min(bytes.length, 8 + u32le(bytes, 4))
  const chunks = readChunks(bytes.subarray(12, end))
  const pictures = chunks.flatMap((chunk) => rewritePicture(chunk, sizeOf(chunks), work))
  if (!chunks.some(({ name }) => ['VP8 ', 'VP8L', 'ANMF'].includes(name))) refuse('broken')
  const orientation = report(chunks, work)
  if (end < bytes.length) {
    const text = `${sizeInWords(bytes.length - end)} hidden behind the end of the picture, removed`
    work.findings.removed({ sort: 'hidden', text })
  }
  const profile = chunks.find(({ name }) => name === 'ICCP')
  const canonical = profile ? replaceProfile(profile.body, work.findings) : null
  const head = chunks.find(({ name }) => name === 'VP8X')
  const written = [
    ...(head ? [rewriteHead(head.body, canonical !== null, isTurned(orientation))] : []),
    ...(head && canonical ? [chunkOf('ICCP', canonical)] : []),
    ...pictures,
    ...(head && isTurned(orientation) ? [chunkOf('EXIF', orientationOnly(orientation))] : []),
  ]
  const body = joinAll(written)
  return joinBytes(asLetters('RIFF'), l32(body.length + 4), asLetters('WEBP'), body)
}

function readChunks(bytes: Uint8Array): Chunk[] {
  const chunks: Chunk[] = []
  let at = 0
  while (at + 8 <= bytes.length) {
    const name = letters(bytes, at, 4)
    const length = u32le(bytes, at + 4)
    // What does not draw may break off; a picture may not.
    const isWhole = at + 8 + length <= bytes.length
    if (!isWhole && (name in drawing || name === 'VP8X')) refuse('broken')
    else if (!isWhole) break
    chunks.push({ name, body: part(bytes, at + 8, length) })
    at += 8 + length + (length % 2)
  }
  return chunks
}

/** How long the part of a chunk is that a decoder reads. */
const drawing: Readonly<Record<string, (body: Uint8Array) => number>> = {
  'VP8 ': ({ length }) => length,
  VP8L: ({ length }) => length,
  ALPH: ({ length }) => length,
  ANIM: () => 6,
  ANMF: ({ length }) => length,
}

function rewritePicture({ name, body }: Chunk, size: Size, work: Work): Uint8Array[] {
  const measure = Object.hasOwn(drawing, name) ? drawing[name] : undefined
  if (!measure) return []
  if (name !== 'ANMF' && tookIn(body, partsOfWebp)) refuse('broken')
  if (name === 'VP8 ' || name === 'VP8L' || name === 'ALPH')
    return [chunkOf(name, exactOrTold(name, body, size, work))]
  if (name !== 'ANMF') return [chunkOf(name, part(body, 0, measure(body)))]
  const frame = part(body, 0, 16).slice()
  // Six bits of the last byte are for nothing.
  frame[15] = u8(frame, 15) & 3
  const inner = readChunks(body.subarray(16)).filter(
    (chunk) => chunk.name !== 'ANMF' && chunk.name !== 'ANIM',
  )
  return [chunkOf('ANMF', frame, ...inner.flatMap((chunk) => rewritePicture(chunk, sizeOf(inner), work)))]
}

type Size = { width: number; height: number }

/** Of the lossy picture, for how clear its points are has no size of its own. */
function sizeOf(chunks: readonly Chunk[]): Size {
  const body = chunks.find(({ name }) => name === 'VP8 ')?.body
  if (body === undefined || body.length < 10) return { width: 0, height: 0 }
  return { width: u16le(body, 6) & 0x3fff, height: u16le(body, 8) & 0x3fff }
}

function exactOrTold(name: string, body: Uint8Array, size: Size, work: Work): Uint8Array {
  const exact =
    name === 'VP8 ' ? exactVp8(body) : name === 'VP8L' ? exactVp8l(body) : exactClearness(body, size)
  if (exact === null) tellUnsure(work)
  else if (body.length - exact.length >= fewestTold) {
    const text = `${sizeInWords(body.length - exact.length)} behind the last point of the picture, removed`
    work.findings.removed({ sort: 'hidden', text })
  }
  return exact ?? body
}

/** Fewer are what encoders fill up with. */
const fewestTold = 8

function tellUnsure({ findings }: Work): void {
  findings.kept({
    text: 'This picture is damaged or packed in a rare way. Whether data is hidden behind its last point cannot be told',
  })
}

function chunkOf(name: string, ...body: Uint8Array[]): Uint8Array {
  const whole = joinAll(body)
  return joinBytes(asLetters(name), l32(whole.length), whole, new Uint8Array(whole.length % 2))
}

const hasAnimation = 0x02
const hasExif = 0x08
const hasAlpha = 0x10
const hasProfile = 0x20

function rewriteHead(body: Uint8Array, profile: boolean, turned: boolean): Uint8Array {
  const flags =
    (u8(body, 0) & (hasAnimation | hasAlpha)) | (profile ? hasProfile : 0) | (turned ? hasExif : 0)
  return chunkOf('VP8X', Uint8Array.of(flags, 0, 0, 0), part(body, 4, 6))
}

/** Returns how the picture is turned. */
function report(chunks: readonly Chunk[], work: Work): number {
  let orientation = 1
  for (const { name, body } of chunks) {
    if (name === 'EXIF') {
      const isClean = body.length === 26 && letters(body) === letters(orientationOnly(u8(body, 19)))
      const from = startsWith(body, 'Exif\0\0') ? 6 : 0
      orientation = isClean ? u8(body, 19) : reportExif(body.subarray(from), work.findings)
    } else if (name === 'XMP ') {
      reportXmp(body, work.findings)
    } else if (name === 'C2PA') {
      reportCredentials(body, work.findings)
      work.findings.removed({ sort: 'structure', text: signedHistory })
    } else if (!Object.hasOwn(drawing, name) && name !== 'VP8X' && name !== 'ICCP') {
      const text = `Data of some program (${sizeInWords(body.length)}), removed`
      work.findings.removed({ sort: 'structure', text })
    }
  }
  return orientation
}
