/** A link that does nothing until a person follows it, and then opens a page or a letter. */
export function isPlainLink(address: string): boolean {
  const plain = address.trim()
  return /^(?:https?|mailto|tel):/i.test(plain) || isWithin(plain)
}

/** An address without a scheme and without a host: a place in the same document. */
export function isWithin(address: string): boolean {
  const plain = address.trim().replaceAll('\\', '/')
  return !/^[a-z][a-z0-9+.-]*:/i.test(plain) && !plain.startsWith('//')
}

/** A picture in the document, or written out in the address itself. */
export function isPictureWithin(address: string): boolean {
  return isWithin(address) || /^\s*data:image\//i.test(address)
}
