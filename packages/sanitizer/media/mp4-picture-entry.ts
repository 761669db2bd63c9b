import type { Work } from '../contract.ts'
import { asLetters, joinBytes, letters, part, u32 } from '../images/bytes.ts'
import { replaceProfile } from '../images/colours/colour-profile.ts'
import { type IsoBox, isoBox, readBoxes } from '../images/heif/iso-boxes.ts'
import { inOneLine } from '../images/in-words.ts'
import { refuse } from '../refusals.ts'
import { cleanAv1Config, cleanAvcConfig, cleanHevcConfig } from './codec-configs.ts'
import { cleanEsds } from './esds.ts'

const pictures = new Set(
  'avc1 avc3 hvc1 hev1 av01 vp08 vp09 mp4v s263 h263 H263 jpeg mjpa mjpb apch apcn apcs apco ap4h ap4x dvh1 dvhe dvav dva1 SVQ1 SVQ3 cvid rle_ png_ raw_ 2vuy v210 yuv2 dvc_ dvcp dvpp dv5n dv5p mx5p hdv2 mp2v m2v1 AVdn cfhd'
    .split(' ')
    .map((name) => name.replace('_', ' ')),
)

/** How a track of moving pictures is coded, without the names of the encoder. */
export function cleanPictureEntry({ name, body }: IsoBox, { findings }: Work): Uint8Array {
  if (name === 'encv') refuse('encrypted')
  if (!pictures.has(name)) refuse('unsupported')
  const head = part(body, 0, 78).slice()
  const encoder = inOneLine(letters(head, 43, Math.min(31, head[42] ?? 0)))
  if (encoder) findings.removed({ sort: 'software', text: `Name of the video encoder: ${encoder}, removed` })
  head.fill(0, 0, 6)
  // Version, revision, vendor and the two qualities; then the name.
  head.fill(0, 8, 24)
  head.fill(0, 42, 74)
  const hasPalette = head[76] === 0 && head[77] === 0 && (head[75] ?? 0) % 32 <= 8
  if (hasPalette) refuse('unsupported')
  const children = readBoxes(withoutEnd(body.subarray(78))).flatMap((box) => cleanChild(box, findings))
  return isoBox(name, head, ...children)
}

function withoutEnd(body: Uint8Array): Uint8Array {
  const { length } = body
  return length >= 4 && u32(body, length - 4) === 0 && length % 4 === 0 && endsLoose(body)
    ? body.subarray(0, length - 4)
    : body
}

/** QuickTime may end the list in four zeros, which are no box. */
function endsLoose(body: Uint8Array): boolean {
  let at = 0
  while (at + 8 <= body.length && u32(body, at) >= 8) at += u32(body, at)
  return at === body.length - 4
}

const clean: Readonly<Record<string, (body: Uint8Array) => Uint8Array>> = {
  avcC: cleanAvcConfig,
  hvcC: cleanHevcConfig,
  av1C: cleanAv1Config,
  esds: cleanEsds,
  vpcC: (body) => part(body, 0, 12),
  d263: (body) => joinBytes(new Uint8Array(4), part(body, 4, 3)),
  pasp: (body) => part(body, 0, 8),
  clap: (body) => part(body, 0, 32),
  fiel: (body) => part(body, 0, 2),
  gama: (body) => part(body, 0, 4),
  clli: (body) => part(body, 0, 4),
  mdcv: (body) => part(body, 0, 24),
  CoLL: (body) => part(body, 0, 8),
  SmDm: (body) => part(body, 0, 28),
  dvcC: (body) => part(body, 0, 24),
  dvvC: (body) => part(body, 0, 24),
}

function cleanChild({ name, body }: IsoBox, findings: Work['findings']): Uint8Array[] {
  if (name === 'colr') return cleanColour(body, findings)
  const own = Object.hasOwn(clean, name) ? clean[name] : undefined
  return own ? [isoBox(name, own(body))] : []
}

function cleanColour(body: Uint8Array, findings: Work['findings']): Uint8Array[] {
  const kind = letters(body, 0, 4)
  if (kind === 'nclx') return [isoBox('colr', part(body, 0, 11))]
  if (kind === 'nclc') return [isoBox('colr', part(body, 0, 10))]
  if (kind !== 'prof' && kind !== 'rICC') return []
  const canonical = replaceProfile(body.subarray(4), findings)
  return canonical ? [isoBox('colr', asLetters('prof'), canonical)] : []
}
