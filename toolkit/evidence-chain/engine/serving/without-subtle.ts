/**
 * A file that is opened from a disk has no Web Cryptography in its frame. The age library goes on with code of its own
 * when it is told that a method is not supported, and stops when there is nothing to ask; so it is told.
 */
export function withoutSubtle(): void {
  if ((crypto as { subtle?: SubtleCrypto }).subtle !== undefined) return
  const refuse = () => {
    throw new DOMException('There is no Web Cryptography here.', 'NotSupportedError')
  }
  Object.defineProperty(crypto, 'subtle', { value: { importKey: refuse, generateKey: refuse } })
}
