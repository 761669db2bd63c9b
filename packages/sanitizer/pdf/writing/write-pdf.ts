import { zlibOf } from '@fitila/formats/deflate/zlib'
import { GrowingBytes } from '../filters/growing-bytes.ts'
import { type Dict, Name, type Ref, Stream, type Value } from '../reading/objects.ts'
import { writeValue } from './write-value.ts'

const objectsInAStream = 200

/** A whole PDF from its objects; the first is number 1. No identifier, no date, no name of a program. */
export function writePdf(objects: readonly Value[], root: Ref): Uint8Array {
  const out = new GrowingBytes(1024 + lengthOfStreams(objects))
  out.append(
    Uint8Array.from([0x25, 0x50, 0x44, 0x46, 0x2d, 0x31, 0x2e, 0x37, 10, 0x25, 0xe2, 0xe3, 0xcf, 0xd3, 10]),
  )
  const rows: [kind: number, place: number, third: number][] = [[0, 0, 255]]
  const packed: number[] = []
  objects.forEach((value, index) => {
    if (value instanceof Stream) {
      rows[index + 1] = [1, out.length, 0]
      writeStream(index + 1, value, out)
    } else packed.push(index)
  })
  let number = objects.length + 1
  for (let first = 0; first < packed.length; first += objectsInAStream, number++) {
    const group = packed.slice(first, first + objectsInAStream)
    group.forEach((index, place) => {
      rows[index + 1] = [2, number, place]
    })
    rows[number] = [1, out.length, 0]
    writeStream(number, packTogether(group, objects), out)
  }
  const start = out.length
  rows[number] = [1, start, 0]
  writeStream(number, tableOf(rows, root), out)
  out.appendText(`startxref\n${start}\n%%EOF\n`)
  return out.done()
}

/** Nearly all that a large PDF is; to grow into it would take twice the memory. */
function lengthOfStreams(objects: readonly Value[]): number {
  return objects.reduce<number>(
    (sum, value) => sum + (value instanceof Stream ? value.bytes.length + 512 : 0),
    0,
  )
}

function writeStream(number: number, stream: Stream, out: GrowingBytes): void {
  out.appendText(`${number} 0 obj\n`)
  writeValue(new Map([...stream.dict, ['Length', stream.bytes.length]]), out)
  out.appendText('\nstream\n')
  out.append(stream.bytes)
  out.appendText('\nendstream\nendobj\n')
}

function packTogether(group: readonly number[], objects: readonly Value[]): Stream {
  const bodies = new GrowingBytes(4096)
  let head = ''
  for (const index of group) {
    head += `${index + 1} ${bodies.length} `
    writeValue(objects[index] ?? null, bodies)
    bodies.push(10)
  }
  const whole = new GrowingBytes(head.length + bodies.length)
  whole.appendText(head)
  whole.append(bodies.done())
  return flateStream(
    new Map<string, Value>([
      ['Type', new Name('ObjStm')],
      ['N', group.length],
      ['First', head.length],
    ]),
    whole.done(),
  )
}

function tableOf(rows: readonly [kind: number, place: number, third: number][], root: Ref): Stream {
  const placeWidth = bytesFor(rows.reduce((most, [, place]) => Math.max(most, place), 255))
  const width = placeWidth + 2
  const table = new Uint8Array(rows.length * width)
  rows.forEach(([kind, place, third], row) => {
    const at = row * width
    table[at] = kind
    for (let byte = 0; byte < placeWidth; byte++)
      table[at + 1 + byte] = Math.floor(place / 256 ** (placeWidth - 1 - byte)) & 255
    table[at + width - 1] = third
  })
  const dict: Dict = new Map<string, Value>([
    ['Type', new Name('XRef')],
    ['Size', rows.length],
    ['W', [1, placeWidth, 1]],
    ['Root', root],
  ])
  return flateStream(dict, table)
}

function bytesFor(value: number): number {
  return value < 0x100 ? 1 : value < 0x1_0000 ? 2 : value < 0x100_0000 ? 3 : 4
}

/** Packing something shorter takes a tenth of a millisecond, and saves nearly nothing. A book of blank pages has thousands. */
const shortestPacked = 200

/** A stream packed by us, always with the same settings. */
export function flateStream(dict: Dict, bytes: Uint8Array): Stream {
  if (bytes.length < shortestPacked) return new Stream(dict, bytes)
  const packed = zlibOf(bytes)
  if (packed.length >= bytes.length) return new Stream(dict, bytes)
  return new Stream(new Map([...dict, ['Filter', new Name('FlateDecode')]]), packed)
}
