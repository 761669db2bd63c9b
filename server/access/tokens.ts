import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** 32 random bytes as 43 characters of base64url. */
export function tokenText(bytes: Buffer): string {
  return bytes.toString('base64url')
}

export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text)
}

/** What is stored of a token. SHA-256 is enough for 256 random bits. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/**
 * The hidden field of every form: only a page that was made for this very session cookie knows it. Stateless, so it
 * outlives a restart and any number of tabs.
 */
export function formToken(key: Buffer, sessionToken: string): string {
  return createHmac('sha256', key).update(sessionToken).digest('base64url')
}

export function isFormToken(key: Buffer, sessionToken: string, given: string): boolean {
  const expected = Buffer.from(formToken(key, sessionToken))
  const actual = Buffer.from(given)
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}
