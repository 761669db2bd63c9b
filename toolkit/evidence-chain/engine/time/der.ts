import { bytesToHex } from '@noble/hashes/utils.js'
import { EvidenceRefusal } from '../refusal.ts'

/** One value of DER (ITU-T X.690): what kind it is, what is in it, and all of it with its first bytes. */
export type Der = { tag: number; content: Uint8Array; whole: Uint8Array }

export const tags = {
  flag: 0x01,
  integer: 0x02,
  bits: 0x03,
  bytes: 0x04,
  oid: 0x06,
  utcTime: 0x17,
  time: 0x18,
  sequence: 0x30,
  set: 0x31,
} as const

/** The tag of an optional part that is marked by its place: `[0]`, `[1]`. */
export const part = (place: number) => 0xa0 + place

/** @throws EvidenceRefusal 'not-a-proof' */
export function readDer(bytes: Uint8Array): Der {
  const [only, ...more] = readAll(bytes)
  return only && more.length === 0 ? only : refuse()
}

/** The values inside of one that is made of others. */
export function partsOf({ content }: Der): Der[] {
  return readAll(content)
}

/** The parts of a sequence. */
export function sequence(value: Der | undefined): Der[] {
  return partsOf(expectTag(value, tags.sequence))
}

export function expectTag(value: Der | undefined, tag: number): Der {
  return value?.tag === tag ? value : refuse()
}

/** An object's name in the bytes of DER, as digits of base 16. */
export function oidOf(value: Der | undefined): string {
  return bytesToHex(expectTag(value, tags.oid).content)
}

/** The bytes of a bit string that has no odd bits. */
export function bitsOf(value: Der | undefined): Uint8Array {
  const { content } = expectTag(value, tags.bits)
  return content[0] === 0 ? content.slice(1) : refuse()
}

export function numberOf(value: Der | undefined): bigint {
  const { content } = expectTag(value, tags.integer)
  return content.length > 0 && content.length <= 2048 ? BigInt(`0x${bytesToHex(content)}`) : refuse()
}

/** A time of day in UTC, with or without a part of a second. */
export function timeOf(value: Der | undefined): Date {
  const text = value ? String.fromCharCode(...value.content.slice(0, 40)) : ''
  const [, digits, century] = readTime(value?.tag, text)
  const [year, month, day, hour, minute, second] = [
    `${century}${digits?.slice(0, 2)}`,
    ...(digits?.slice(2).match(/../g) ?? []),
  ]
  const date = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  return Number.isNaN(date.getTime()) ? refuse() : date
}

function readTime(tag: number | undefined, text: string): [whole: string, digits?: string, century?: string] {
  if (tag === tags.utcTime && /^\d{12}Z$/.test(text))
    return [text, text.slice(0, 12), Number(text.slice(0, 2)) < 50 ? '20' : '19']
  if (tag === tags.time && /^\d{14}(\.\d{1,9})?Z$/.test(text))
    return [text, text.slice(2, 14), text.slice(0, 2)]
  return refuse()
}

const mostValues = 2000

function readAll(bytes: Uint8Array): Der[] {
  const values: Der[] = []
  let at = 0
  while (at < bytes.length) {
    const [content, end] = extentOf(bytes, at)
    values.push({ tag: bytes[at] ?? 0, content: bytes.slice(content, end), whole: bytes.slice(at, end) })
    at = end
    if (values.length > mostValues) refuse()
  }
  return values
}

/** Where the content of the value begins and ends. A length of several bytes has at most three. */
function extentOf(bytes: Uint8Array, at: number): [content: number, end: number] {
  const first = bytes[at + 1] ?? 0x80
  const count = first < 0x80 ? 0 : first - 0x80
  if ((first >= 0x80 && (count === 0 || count > 3)) || ((bytes[at] ?? 0) & 0x1f) === 0x1f) refuse()
  const content = at + 2 + count
  let length = count === 0 ? first : 0
  for (const byte of bytes.subarray(at + 2, content)) length = length * 256 + byte
  return content + length <= bytes.length ? [content, content + length] : refuse()
}

function refuse(): never {
  throw new EvidenceRefusal('not-a-proof')
}
