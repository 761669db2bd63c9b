/** Where the text is in the bytes at or after `from`, or -1. The text is plain ASCII. */
export function findBytes(bytes: Uint8Array, text: string, from = 0, before = bytes.length): number {
  const first = text.charCodeAt(0)
  // Cut off, because a search for the first letter would go on to the end of the file.
  const within = bytes.subarray(0, before)
  for (
    let at = within.indexOf(first, from);
    at >= 0 && at + text.length <= before;
    at = within.indexOf(first, at + 1)
  )
    if (standsAt(bytes, text, at)) return at
  return -1
}

/** The last place, or -1. */
export function findLastBytes(bytes: Uint8Array, text: string, from = bytes.length): number {
  const first = text.charCodeAt(0)
  for (
    let at = bytes.lastIndexOf(first, from);
    at >= 0;
    at = at === 0 ? -1 : bytes.lastIndexOf(first, at - 1)
  )
    if (standsAt(bytes, text, at)) return at
  return -1
}

export function standsAt(bytes: Uint8Array, text: string, at: number): boolean {
  for (let offset = 0; offset < text.length; offset++)
    if (bytes[at + offset] !== text.charCodeAt(offset)) return false
  return true
}
