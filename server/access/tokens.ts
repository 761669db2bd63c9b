import { createHash, createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'

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
 * outlives a restart and any number of tabs. Masked with a pad that is used once, because the size of a compressed page
 * would tell a text that stays the same beside words that a stranger chose (BREACH).
 *
 * @param pad 32 random bytes
 */
export function formToken(key: Buffer, sessionToken: string, pad: Buffer): string {
  const masked = unmask(secretOf(key, sessionToken), pad)
  return Buffer.concat([pad, masked]).toString('base64url')
}

export function isFormToken(key: Buffer, sessionToken: string, given: string): boolean {
  if (!/^[\w-]{86}$/.test(given)) return false
  const bytes = Buffer.from(given, 'base64url')
  const actual = unmask(bytes.subarray(padLength), bytes.subarray(0, padLength))
  return timingSafeEqual(secretOf(key, sessionToken), actual)
}

const padLength = 32

function secretOf(key: Buffer, sessionToken: string): Buffer {
  return createHmac('sha256', createSecretKey(key)).update(sessionToken).digest()
}

function unmask(bytes: Buffer, pad: Buffer): Buffer {
  return Buffer.from(bytes.map((byte, place) => byte ^ (pad[place] ?? 0)))
}
