import { layersOf } from './layers-of.ts'

/**
 * The oracle of the tests: which of the markers are in a file, in any form and under any layer. Looks for each one as
 * UTF-8, UTF-16 in both orders, hexadecimal, base64 at each of its three places, in a web address, as XML entities, and
 * backwards, in the bytes and in everything that can be unpacked out of them. Letters count whatever their case.
 */
export function findMarkers(bytes: Uint8Array, markers: readonly string[]): string[] {
  const missing = new Set(markers)
  for (const layer of layersOf(bytes)) {
    const text = lowerLatin(layer)
    for (const marker of missing)
      if (formsOf(marker).some((form) => text.includes(form))) missing.delete(marker)
    if (missing.size === 0) break
  }
  return markers.filter((marker) => !missing.has(marker))
}

const forms = new Map<string, string[]>()

function formsOf(marker: string): string[] {
  const known = forms.get(marker)
  if (known) return known
  const bytes = new TextEncoder().encode(marker)
  const units = [...marker].flatMap((letter) => unitsOf(letter))
  const little = units.map((unit) => String.fromCharCode(unit & 255, unit >> 8)).join('')
  const big = units.map((unit) => String.fromCharCode(unit >> 8, unit & 255)).join('')
  const written = [
    latinOf(bytes),
    little,
    big,
    hexOf(latinOf(bytes)),
    hexOf(little),
    hexOf(big),
    ...base64Forms(bytes),
    encodeURIComponent(marker),
    [...marker].map((letter) => `&#${letter.codePointAt(0)};`).join(''),
    [...marker].map((letter) => `&#x${letter.codePointAt(0)?.toString(16)};`).join(''),
    [...latinOf(bytes)].toReversed().join(''),
  ]
  const made = [...new Set(written.map((form) => form.toLowerCase()))]
  forms.set(marker, made)
  return made
}

function unitsOf(letter: string): number[] {
  return Array.from({ length: letter.length }, (_, place) => letter.charCodeAt(place))
}

function hexOf(latin: string): string {
  return [...latin].map((letter) => letter.charCodeAt(0).toString(16).padStart(2, '0')).join('')
}

/** What the middle of a base64 text looks like that holds these bytes, wherever they begin. */
function base64Forms(bytes: Uint8Array): string[] {
  return [0, 1, 2].map((shift) => {
    const text = btoa('\0'.repeat(shift) + latinOf(bytes))
    const first = shift === 0 ? 0 : shift + 1
    const last = Math.floor(((shift + bytes.length) * 8) / 6)
    return text.slice(first, last)
  })
}

export function latinOf(bytes: Uint8Array): string {
  const pieces: string[] = []
  for (let start = 0; start < bytes.length; start += 8192)
    pieces.push(String.fromCharCode(...bytes.subarray(start, start + 8192)))
  return pieces.join('')
}

/** Each byte one letter; A to Z small, as far as ASCII goes. */
function lowerLatin(bytes: Uint8Array): string {
  const lower = bytes.map((byte) => (byte >= 65 && byte <= 90 ? byte + 32 : byte))
  return latinOf(lower)
}
