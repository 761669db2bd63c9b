import type { Findings } from '../../contract.ts'
import { areSameBytes } from '../../same-bytes.ts'
import { letters } from '../bytes.ts'
import { inOneLine, untilNull } from '../in-words.ts'
import { canonicalProfile } from './canonical-profile.ts'
import { type ColourSpace, colorantsOf, colourSpaces } from './colour-spaces.ts'

/**
 * What takes the place of a colour profile: our own of the same colours, or null when none is needed (sRGB) or none fits.
 * Says what went. A profile tells the screen, the maker and the day it was measured.
 */
export function replaceProfile(profile: Uint8Array, findings: Findings): Uint8Array | null {
  const space = recogniseSpace(profile)
  const name = nameOf(profile)
  const called = name ? ` "${name}"` : ''
  if (space === 'srgb') {
    findings.removed({ sort: 'device', text: `Colour profile${called}, removed (the colours stay the same)` })
    return null
  } else if (space === null) {
    const text = `Colour profile${called}, removed. Colours may look slightly different`
    findings.removed({ sort: 'device', text })
    return null
  } else {
    const canonical = canonicalProfile(space)
    if (!areSameBytes(profile, canonical)) {
      const text = `Colour profile${called}, replaced by a neutral one of the same colours (${colourSpaces[space].name})`
      findings.removed({ sort: 'device', text })
    }
    return canonical
  }
}

const nearEnough = 0.004

function recogniseSpace(profile: Uint8Array): ColourSpace | null {
  if (letters(profile, 36, 4) !== 'acsp' || letters(profile, 16, 4) !== 'RGB ') return null
  const colorants = ['rXYZ', 'gXYZ', 'bXYZ'].map((name) => readXyz(findTag(profile, name)))
  const middle = readCurve(findTag(profile, 'gTRC'))
  const fits = (space: ColourSpace) =>
    Math.abs(middle - (space === 'adobe' ? 0.2177 : 0.214)) < 0.012 &&
    colorantsOf(space).every((colorant, row) =>
      colorant.every((value, column) => Math.abs(value - (colorants[row]?.[column] ?? 9)) < nearEnough),
    )
  const spaces = ['srgb', 'p3', 'adobe'] as const
  return spaces.find(fits) ?? (/^sRGB\b/.test(nameOf(profile)) ? 'srgb' : null)
}

function findTag(profile: Uint8Array, name: string): Uint8Array {
  const view = new DataView(profile.buffer, profile.byteOffset, profile.byteLength)
  const count = profile.length >= 132 ? Math.min(view.getUint32(128), 100) : 0
  for (let row = 132; row < 132 + count * 12 && row + 12 <= profile.length; row += 12) {
    if (letters(profile, row, 4) === name) {
      const at = view.getUint32(row + 4)
      return profile.subarray(at, at + view.getUint32(row + 8))
    }
  }
  return new Uint8Array(0)
}

function readXyz(tag: Uint8Array): number[] {
  if (tag.length < 20) return []
  const view = new DataView(tag.buffer, tag.byteOffset, tag.byteLength)
  return [8, 12, 16].map((at) => view.getInt32(at) / 65536)
}

/** What happens to half the signal, which tells sRGB and gamma 2.2 from the others. */
function readCurve(tag: Uint8Array): number {
  if (tag.length < 12) return -1
  const view = new DataView(tag.buffer, tag.byteOffset, tag.byteLength)
  if (letters(tag, 0, 4) === 'curv') {
    const count = view.getUint32(8)
    const middle = 12 + Math.floor(count / 2) * 2
    if (count === 1) return tag.length < 14 ? -1 : 0.5 ** (view.getUint16(12) / 256)
    else return middle + 2 <= tag.length && count > 1 ? view.getUint16(middle) / 65535 : -1
  } else if (letters(tag, 0, 4) === 'para' && tag.length >= 16) {
    const numbers = Array.from({ length: 5 }, (_, index) =>
      16 + index * 4 <= tag.length ? view.getInt32(12 + index * 4) / 65536 : 0,
    )
    const [gamma = 1, scale = 1, shift = 0] = numbers
    return view.getUint16(8) === 0 ? 0.5 ** gamma : (scale * 0.5 + shift) ** gamma
  } else {
    return -1
  }
}

/** The name that the profile gives itself, which may be that of a screen or a scanner. */
function nameOf(profile: Uint8Array): string {
  const tag = findTag(profile, 'desc')
  if (letters(tag, 0, 4) === 'mluc' && tag.length > 28) {
    return inOneLine(new TextDecoder('utf-16be').decode(tag.subarray(28, 228)))
  } else {
    return inOneLine(untilNull(letters(tag, 12, 100)))
  }
}
