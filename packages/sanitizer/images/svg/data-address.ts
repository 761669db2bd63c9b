import type { Kind } from '../../contract.ts'
import { asLetters, letters } from '../bytes.ts'

const types: Partial<Record<Kind, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  bmp: 'image/bmp',
  svg: 'image/svg+xml',
}

/** The bytes of a "data:" address that holds a picture, or null. */
export function readDataAddress(address: string): Uint8Array | null {
  const comma = address.indexOf(',')
  const head = address.slice(0, comma)
  if (comma < 0 || comma > 200 || !/^data:image\//i.test(head)) return null
  const body = address.slice(comma + 1)
  try {
    const text = decodeURIComponent(body)
    return /;\s*base64\s*$/i.test(head)
      ? asLetters(atob(text.replace(/\s+/g, '')))
      : new TextEncoder().encode(text)
  } catch {
    return null
  }
}

/** Null for what does not belong into a picture. */
export function dataAddress(bytes: Uint8Array, kind: Kind): string | null {
  const type = types[kind]
  return type ? `data:${type};base64,${btoa(letters(bytes))}` : null
}
