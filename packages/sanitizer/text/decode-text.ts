export type Decoded = { text: string; encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252'; hasMark: boolean }

/** Bytes as text, or undefined when they are none: something with NULs and control characters in it is a file of another kind. */
export function decodeText(bytes: Uint8Array): Decoded | undefined {
  const decoded = decode(bytes)
  return decoded && !hasControls(decoded.text) ? decoded : undefined
}

function decode(bytes: Uint8Array): Decoded | undefined {
  const [first, second, third] = bytes
  if (first === 0xef && second === 0xbb && third === 0xbf)
    return withMark(bytes.subarray(3), 'utf-8', 'UTF-8')
  else if (first === 0xff && second === 0xfe) return withMark(bytes.subarray(2), 'utf-16le', 'UTF-16')
  else if (first === 0xfe && second === 0xff) return withMark(bytes.subarray(2), 'utf-16be', 'UTF-16')
  // Long files of other kinds are known by this at once.
  if (bytes.includes(0)) return undefined
  const text = strict(bytes, 'utf-8')
  if (text !== undefined) return { text, encoding: 'UTF-8', hasMark: false }
  const western = strict(bytes, 'windows-1252')
  return western === undefined ? undefined : { text: western, encoding: 'Windows-1252', hasMark: false }
}

function withMark(bytes: Uint8Array, label: string, encoding: Decoded['encoding']): Decoded | undefined {
  const text = strict(bytes, label)
  return text === undefined ? undefined : { text, encoding, hasMark: true }
}

function strict(bytes: Uint8Array, label: string): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const controls = /[\x00-\x08\x0e-\x1a\x1c-\x1f\x7f\x81\x8d\x8f\x90\x9d]/

function hasControls(text: string): boolean {
  return controls.test(text)
}
