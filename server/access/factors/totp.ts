import { base32nopad } from '@scure/base'
import { generateSync, generateURI, verifySync } from 'otplib'

/**
 * How far a phone's clock may be off, either way. Counted in whole steps it would be 30 seconds for some and a minute for others,
 * depending on the moment; counted in seconds it is the same for everyone.
 */
const toleranceInSeconds = 40

/** 160 random bits, as RFC 4226 asks, in the letters that apps take. */
export function totpSecret(bytes: Buffer): string {
  return base32nopad.encode(bytes)
}

/** What the QR code holds. The user name is in the app's list, so that two accounts can be told apart. */
export function totpAddress(secret: string, username: string): string {
  return generateURI({ issuer: 'Fitila', label: username, secret })
}

/** The code that an app with this secret shows at that moment. */
export function codeAt(secret: string, moment: Date): string {
  return generateSync({ secret, epoch: Math.floor(moment.getTime() / 1000) })
}

/** The 30-second step that this code belongs to, or null where it fits none that is near and later than `lastStep`. */
export function stepOfCode(
  secret: string,
  code: string,
  now: Date,
  lastStep: number | null = null,
): number | null {
  const token = code.replace(/[\s-]/g, '')
  if (!/^\d{6}$/.test(token)) return null
  const result = verifySync({
    secret,
    token,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: toleranceInSeconds,
    ...(lastStep === null ? {} : { afterTimeStep: lastStep }),
  })
  return result.valid && 'timeStep' in result ? result.timeStep : null
}
