import type { GrowingBytes } from '../filters/growing-bytes.ts'
import { isRegular } from '../reading/characters.ts'
import { isDict, Name, Ref, Stream, Text, type Value } from '../reading/objects.ts'

/** Writes a value as short as the language allows, always in the same way. */
export function writeValue(value: Value, out: GrowingBytes): void {
  if (value instanceof Name) out.appendText(writtenName(value.value))
  else if (value instanceof Text) writeText(value.bytes, out)
  else if (Array.isArray(value)) {
    out.push(0x5b)
    for (const item of value) writeItem(item, out)
    out.push(0x5d)
  } else if (value instanceof Stream) writeValue(value.dict, out)
  else if (isDict(value)) {
    out.appendText('<<')
    for (const [key, item] of value) {
      out.appendText(writtenName(key))
      writeItem(item, out)
    }
    out.appendText('>>')
  } else out.appendText(written(value))
}

/** Two words side by side need a space between them. */
export function writeItem(value: Value, out: GrowingBytes): void {
  const last = out.bytes[out.length - 1]
  const startsRegular = value === null || typeof value !== 'object' || value instanceof Ref
  if (startsRegular && isRegular(last)) out.push(32)
  writeValue(value, out)
}

function written(value: null | boolean | number | Ref): string {
  if (value instanceof Ref) return `${value.number} 0 R`
  return typeof value === 'number' ? writtenNumber(value) : String(value)
}

export function writtenNumber(value: number): string {
  if (Number.isInteger(value) && Math.abs(value) < 1e15) return String(value)
  if (!Number.isFinite(value)) return '0'
  const digits = value.toFixed(Math.abs(value) < 1 ? 10 : 6)
  const short = digits.includes('.') ? withoutZeros(digits) : digits
  return short === '-0' ? '0' : short.replace(/^(-?)0\./, '$1.')
}

export function writtenName(name: string): string {
  let text = '/'
  for (let at = 0; at < name.length; at++) {
    const code = name.charCodeAt(at)
    const isPlain = isRegular(code) && code > 32 && code < 127 && code !== 0x23
    text += isPlain ? name.charAt(at) : `#${code.toString(16).padStart(2, '0')}`
  }
  return text
}

function writeText(bytes: Uint8Array, out: GrowingBytes): void {
  out.push(0x28)
  for (const byte of bytes) {
    if (byte === 13) {
      out.push(0x5c)
      out.push(0x72)
      continue
    }
    if (byte === 0x28 || byte === 0x29 || byte === 0x5c) out.push(0x5c)
    out.push(byte)
  }
  out.push(0x29)
}

function withoutZeros(digits: string): string {
  let end = digits.length
  while (digits.charAt(end - 1) === '0') end -= 1
  return digits.slice(0, digits.charAt(end - 1) === '.' ? end - 1 : end)
}
