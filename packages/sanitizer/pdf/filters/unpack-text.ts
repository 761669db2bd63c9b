import { hexValue, isWhite } from '../reading/characters.ts'
import { GrowingBytes } from './growing-bytes.ts'

type Spend = (bytes: number) => void

/** ASCIIHexDecode, ISO 32000-1, 7.4.2. */
export function unpackHex(data: Uint8Array, spend: Spend): Uint8Array {
  const out = new GrowingBytes((data.length >> 1) + 1, spend)
  let high = -1
  for (const byte of data) {
    if (byte === 0x3e) break
    const value = hexValue(byte)
    if (value < 0) continue
    if (high < 0) high = value
    else {
      out.push(high * 16 + value)
      high = -1
    }
  }
  if (high >= 0) out.push(high * 16)
  return out.done()
}

/** ASCII85Decode, 7.4.3. */
export function unpackAscii85(data: Uint8Array, spend: Spend): Uint8Array {
  const out = new GrowingBytes(Math.ceil(data.length * 0.8) + 8, spend)
  const group: number[] = []
  let start = 0
  while (isWhite(data[start])) start++
  if (data[start] === 0x3c && data[start + 1] === 0x7e) start += 2
  for (let at = start; at < data.length; at++) {
    const byte = data[at] ?? 0
    if (byte === 0x7e) break
    if (byte === 0x7a && group.length === 0) {
      for (let zeros = 0; zeros < 4; zeros++) out.push(0)
      continue
    }
    if (byte < 0x21 || byte > 0x75) continue
    group.push(byte - 0x21)
    if (group.length === 5) {
      writeGroup(group, 4, out)
      group.length = 0
    }
  }
  if (group.length > 1) {
    const bytes = group.length - 1
    while (group.length < 5) group.push(84)
    writeGroup(group, bytes, out)
  }
  return out.done()
}

function writeGroup(group: readonly number[], bytes: number, out: GrowingBytes): void {
  let value = 0
  for (const digit of group) value = value * 85 + digit
  for (let at = 0; at < bytes; at++) out.push(Math.floor(value / 256 ** (3 - at)) & 255)
}

/** RunLengthDecode, 7.4.5. */
export function unpackRuns(data: Uint8Array, spend: Spend): Uint8Array {
  const out = new GrowingBytes(data.length * 2 + 16, spend)
  for (let at = 0; at < data.length; ) {
    const length = data[at++] ?? 128
    if (length === 128) break
    if (length < 128) {
      out.append(data.subarray(at, at + length + 1))
      at += length + 1
    } else {
      const byte = data[at++]
      if (byte === undefined) break
      for (let repeat = 257 - length; repeat > 0; repeat--) out.push(byte)
    }
  }
  return out.done()
}
