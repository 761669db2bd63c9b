export const asUtf8 = (text: string) => new TextEncoder().encode(text)

/** Undefined when the bytes are no UTF-8. */
export function fromUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}

export function joinBytes(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let end = 0
  for (const part of parts) {
    joined.set(part, end)
    end += part.length
  }
  return joined
}

/** Takes the same time wherever the first difference is. */
export function isSameInConstantTime(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length !== other.length) return false
  const difference = one.reduce((sum, byte, index) => sum | (byte ^ (other[index] ?? 0)), 0)
  return difference === 0
}
