/**
 * - `empty`: nothing was given.
 * - `unfinished`: what was given is no fingerprint yet.
 * - `same`, `other`: it is one, and is this one or another.
 */
export type Comparison = 'empty' | 'unfinished' | 'same' | 'other'

/** Compares a fingerprint that was typed, pasted or read out, in groups or not, in capitals or not, with the right one. */
export function compareFingerprint(given: string, sha256: string): Comparison {
  const digits = given.toLowerCase().replace(/[^0-9a-z]/g, '')
  if (digits === '') return 'empty'
  else if (!/^[0-9a-f]{64}$/.test(digits)) return 'unfinished'
  else return digits === sha256 ? 'same' : 'other'
}
