import type { Findings } from '../../contract.ts'
import { cleanAv1Config, cleanHevcConfig } from '../../media/codec-configs.ts'
import { refuse } from '../../refusals.ts'
import { asLetters, b32, joinBytes, letters, part } from '../bytes.ts'
import { replaceProfile } from '../colours/colour-profile.ts'
import { untilNull } from '../in-words.ts'
import type { HeifProperty } from './heif-items.ts'

const alphas = [
  'urn:mpeg:mpegB:cicp:systems:auxiliary:alpha',
  'urn:mpeg:hevc:2015:auxid:1',
  'urn:mpeg:avc:2015:auxid:1',
]

/** Tells a picture of transparency from a map of depth, of light or of faces. */
export const isAlpha = ({ name, body }: HeifProperty) =>
  name === 'auxC' && alphas.includes(untilNull(letters(body, 4)))

/** A property as it may stay, or null when it may be dropped. Refuses when a reader would need one that we do not know. */
export function cleanProperty(
  property: HeifProperty,
  isEssential: boolean,
  findings: Findings,
): HeifProperty | null {
  const { name, body } = property
  if (name === 'colr') return cleanColour(body, findings)
  if (name === 'auxC') {
    const urn = untilNull(letters(body, 4))
    return isAlpha(property) ? { name, body: joinBytes(b32(0), asLetters(`${urn}\0`)) } : null
  }
  const clean = Object.hasOwn(known, name) ? known[name] : undefined
  if (clean) return { name, body: clean(body) }
  else return isEssential ? refuse('unsupported') : null
}

const known: Readonly<Record<string, (body: Uint8Array) => Uint8Array>> = {
  hvcC: cleanHevcConfig,
  av1C: cleanAv1Config,
  ispe: (body) => part(body, 0, 12),
  pixi: (body) => part(body, 0, 5 + (body[4] ?? 0)),
  pasp: (body) => part(body, 0, 8),
  clap: (body) => part(body, 0, 32),
  irot: (body) => part(body, 0, 1),
  imir: (body) => part(body, 0, 1),
  a1op: (body) => part(body, 0, 1),
  lsel: (body) => part(body, 0, 2),
  clli: (body) => part(body, 0, 4),
}

function cleanColour(body: Uint8Array, findings: Findings): HeifProperty | null {
  const kind = letters(body, 0, 4)
  if (kind === 'nclx') return { name: 'colr', body: part(body, 0, 11) }
  if (kind !== 'prof' && kind !== 'rICC') return null
  const canonical = replaceProfile(body.subarray(4), findings)
  return canonical && { name: 'colr', body: joinBytes(asLetters('prof'), canonical) }
}
