import { createHmac, timingSafeEqual } from 'node:crypto'
import { before, minutes } from '#domain/time/durations.ts'

/** How long an address may greet with its toast. */
const lifetime = minutes(2)

export type ToastBond = {
  /** The key of the forms. */
  key: Buffer
  /** Of the browser's cookie; empty where it has none. */
  token: string
  now: Date
}

/**
 * Proves that a toast in an address was put there by us, for this browser, a moment ago. So no link of a stranger can say that something was
 * done.
 *
 * @returns the second at which it was made, in base 36, and its HMAC
 */
export function toastMark(bond: ToastBond, code: string): string {
  const made = Math.floor(bond.now.getTime() / 1000).toString(36)
  return `${made}.${signatureOf(bond, code, made).toString('base64url')}`
}

export function isToastMark(bond: ToastBond, code: string, given: string): boolean {
  const [, made = '', signature = ''] = /^([a-z0-9]{1,9})\.([\w-]{22})$/.exec(given) ?? []
  if (signature === '') return false
  const at = Number.parseInt(made, 36) * 1000
  const isFresh = at <= bond.now.getTime() && at >= before(bond.now, lifetime).getTime()
  return isFresh && timingSafeEqual(signatureOf(bond, code, made), Buffer.from(signature, 'base64url'))
}

function signatureOf({ key, token }: ToastBond, code: string, made: string): Buffer {
  return createHmac('sha256', key).update(`toast|${code}|${made}|${token}`).digest().subarray(0, 16)
}
