import { canonicalCrockford, encodeCrockford } from './crockford.ts'

/** So many random bytes; in the browser `crypto.getRandomValues`. */
export type RandomBytes = (count: number) => Uint8Array

/** 24 characters, 120 random bits: 80 stay secret even from a person who saw the eight that the screen shows. */
const channelIdLength = 24
/** 8 characters, 40 random bits. */
const accessCodeLength = 8

/** A new channel ID, canonical: no hyphens. */
export function makeChannelId(random: RandomBytes): string {
  return encodeCrockford(random(15))
}

/** A new access code of letters and digits. */
export function makeAccessCode(random: RandomBytes): string {
  return encodeCrockford(random(5))
}

/** The channel ID that was typed or pasted, canonical; undefined when it cannot be one. */
export function readChannelId(typed: string): string | undefined {
  return readCode(typed, channelIdLength)
}

export function readAccessCode(typed: string): string | undefined {
  return readCode(typed, accessCodeLength)
}

/** For eyes and paper: `7QK2-M9XW-…`. */
export function inGroupsOfFour(code: string): string {
  return code.replace(/.{4}(?=.)/g, '$&-')
}

function readCode(typed: string, length: number): string | undefined {
  if (typed.length > 4 * length) return undefined
  const letters = canonicalCrockford(typed)
  return letters?.length === length ? letters : undefined
}
