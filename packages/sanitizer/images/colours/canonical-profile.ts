import { asLetters, b16, b32, joinAll, joinBytes } from '../bytes.ts'
import { adaptation, type ColourSpace, colorantsOf, colourSpaces } from './colour-spaces.ts'

/** An ICC profile (version 4.2) that is the same for everyone, made from the published numbers alone. */
export function canonicalProfile(space: Exclude<ColourSpace, 'srgb'>): Uint8Array {
  const [red = [0, 0, 0], green = [0, 0, 0], blue = [0, 0, 0]] = colorantsOf(space)
  const curve = space === 'p3' ? srgbCurve : gammaCurve
  const tags: [string, Uint8Array][] = [
    ['desc', inLetters(colourSpaces[space].name)],
    ['cprt', inLetters('CC0')],
    ['wtpt', xyz([0.9642, 1, 0.8249])],
    ['chad', joinBytes(asLetters('sf32'), b32(0), ...adaptation.flat().map(fixed))],
    ['rXYZ', xyz(red)],
    ['gXYZ', xyz(green)],
    ['bXYZ', xyz(blue)],
    ['rTRC', curve],
    ['gTRC', curve],
    ['bTRC', curve],
  ]
  return withHeader(tags)
}

function withHeader(tags: readonly [string, Uint8Array][]): Uint8Array {
  const tableEnd = 128 + 4 + tags.length * 12
  const rows: Uint8Array[] = []
  const bodies: Uint8Array[] = []
  let end = tableEnd
  let before: { body: Uint8Array; at: number } | undefined
  for (const [name, body] of tags) {
    // The three curves are one, which three rows point to.
    const at = before?.body === body ? before.at : end
    if (at === end) {
      const padded = joinBytes(body, new Uint8Array((4 - (body.length % 4)) % 4))
      bodies.push(padded)
      end += padded.length
    }
    rows.push(joinBytes(asLetters(name), b32(at), b32(body.length)))
    before = { body, at }
  }
  const header = joinBytes(
    b32(end),
    b32(0),
    b32(0x04200000),
    asLetters('mntrRGB XYZ '),
    // Every profile carries a date; ours is the same for all.
    b16(2000),
    b16(1),
    b16(1),
    new Uint8Array(6),
    asLetters('acsp'),
    new Uint8Array(28),
    d50InFixed,
    new Uint8Array(48),
  )
  return joinBytes(header, b32(tags.length), ...rows, joinAll(bodies))
}

const fixed = (value: number) => b32(Math.round(value * 65536))
const d50InFixed = joinBytes(b32(0xf6d6), b32(0x10000), b32(0xd32d))

const xyz = (values: readonly [number, number, number]) =>
  joinBytes(asLetters('XYZ '), b32(0), ...values.map(fixed))

function inLetters(text: string): Uint8Array {
  const wide = joinAll(Array.from(text, (letter) => b16(letter.charCodeAt(0))))
  return joinBytes(
    asLetters('mluc'),
    b32(0),
    b32(1),
    b32(12),
    asLetters('enUS'),
    b32(wide.length),
    b32(28),
    wide,
  )
}

const srgbCurve = joinBytes(
  asLetters('para'),
  b32(0),
  b16(3),
  b16(0),
  ...[2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045].map(fixed),
)

// 2.19921875, as Adobe publishes it.
const gammaCurve = joinBytes(asLetters('curv'), b32(0), b32(1), b16(0x0233))
