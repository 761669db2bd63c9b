import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import { asUtf8, fromUtf8, isSameInConstantTime, joinBytes } from '../bytes.ts'
import type { RandomBytes } from '../codes.ts'
import { lastSecond } from '../content.ts'
import { bucketFor, pad, unpad } from '../padding.ts'
import { Refused } from '../refused.ts'
import { type Letter, writeLetterStart } from './inner.ts'
import { keyFor, nextToSend, type Session } from './session.ts'
import { newNonce, type Unveiled } from './veil.ts'

/** What a letter says. `about`: what the channel is called, told by its creator until an answer came. */
export type Said = {
  /** Seconds since 1970, by the writer's clock. */
  written: number
  text: string
  about: { name: string; description: string } | undefined
}

const contentStart = 13
const withAbout = 1

/**
 * Seals the next letter of a session.
 * @throws Refused 'too-long'
 */
export function sealLetter(
  said: Said,
  session: Session,
  random: RandomBytes,
): { unveiled: Unveiled; number: number; after: Session } {
  const content = writeSaid(said, session.opened)
  const bucket = bucketFor(content.length)
  const { number, key, after } = nextToSend(session)
  const nonce = newNonce(random)
  const start = writeLetterStart({ meeting: session.meeting, from: session.role, number })
  const sealed = xchacha20poly1305(key, nonce, start).encrypt(pad(content, bucket))
  key.fill(0)
  return { unveiled: { nonce, inner: joinBytes(start, sealed) }, number, after }
}

/**
 * Opens a letter of the other side. The session moves on only when the letter is whole.
 * @throws Refused
 */
export function openLetter(
  { meeting, from, number, start, sealed }: Letter,
  nonce: Uint8Array,
  session: Session,
): { said: Said; after: Session } {
  if (!isSameInConstantTime(meeting, session.meeting)) throw new Refused('other-meeting')
  if (from === session.role) throw new Refused('from-here')
  const { key, after } = keyFor(session, number)
  const { said, opened } = readSaid(unpad(decrypt(sealed, { key, nonce, start })))
  key.fill(0)
  return { said, after: { ...after, openedThere: Math.max(session.openedThere, opened) } }
}

function decrypt(sealed: Uint8Array, by: { key: Uint8Array; nonce: Uint8Array; start: Uint8Array }) {
  try {
    return xchacha20poly1305(by.key, by.nonce, by.start).decrypt(sealed)
  } catch {
    throw new Refused('altered')
  }
}

function writeSaid({ written, text, about }: Said, opened: number): Uint8Array {
  const start = new Uint8Array(contentStart)
  const view = new DataView(start.buffer)
  view.setBigUint64(0, BigInt(written))
  view.setUint32(8, opened)
  view.setUint8(12, about ? withAbout : 0)
  const named = about ? [asUtf8(about.name), asUtf8(about.description)].map(withLength) : []
  return joinBytes(start, ...named, asUtf8(text))
}

function withLength(bytes: Uint8Array): Uint8Array {
  return joinBytes(Uint8Array.of(bytes.length >> 8, bytes.length & 255), bytes)
}

function readSaid(bytes: Uint8Array): { said: Said; opened: number } {
  if (bytes.length < contentStart) throw new Refused('altered')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const [written, flag] = [view.getBigUint64(0), view.getUint8(12)]
  if (written > lastSecond || flag > withAbout) throw new Refused('altered')
  const rest = bytes.subarray(contentStart)
  const read = flag === withAbout ? readAbout(rest) : { about: undefined, end: 0 }
  const text = fromUtf8(rest.subarray(read.end)) ?? refuse()
  if (text === '' && !read.about) refuse()
  return { said: { written: Number(written), text, about: read.about }, opened: view.getUint32(8) }
}

function readAbout(bytes: Uint8Array) {
  const [name, nameEnd] = readPart(bytes, 0)
  const [description, end] = readPart(bytes, nameEnd)
  if (name === '') refuse()
  return { about: { name, description }, end }
}

function readPart(bytes: Uint8Array, at: number): [text: string, end: number] {
  const [high = 256, low = 0] = bytes.subarray(at, at + 2)
  const end = at + 2 + high * 256 + low
  if (end > bytes.length) refuse()
  return [fromUtf8(bytes.subarray(at + 2, end)) ?? refuse(), end]
}

function refuse(): never {
  throw new Refused('altered')
}
