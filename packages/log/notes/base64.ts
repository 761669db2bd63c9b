import { base64 } from '@scure/base'

/** RFC 4648, section 4. */
export function writeBase64(bytes: Uint8Array): string {
  return base64.encode(bytes)
}

/** @returns null for what is not written in exactly this way */
export function readBase64(text: string): Uint8Array | null {
  try {
    return base64.decode(text)
  } catch {
    return null
  }
}

/** A hash of 32 bytes; null for all others. */
export function readHash(text: string): Uint8Array | null {
  const bytes = readBase64(text)
  return bytes?.length === 32 ? bytes : null
}
