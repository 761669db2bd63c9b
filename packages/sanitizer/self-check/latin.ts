/** One letter a byte. Never `TextDecoder('latin1')`, which is another alphabet. */
export function latinOf(bytes: Uint8Array): string {
  const pieces: string[] = []
  for (let start = 0; start < bytes.length; start += 8192)
    pieces.push(String.fromCharCode(...bytes.subarray(start, start + 8192)))
  return pieces.join('')
}

export function bytesOf(latin: string): Uint8Array {
  const bytes = new Uint8Array(latin.length)
  for (let at = 0; at < latin.length; at += 1) bytes[at] = latin.charCodeAt(at)
  return bytes
}
