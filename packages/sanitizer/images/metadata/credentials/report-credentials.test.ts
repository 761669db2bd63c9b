import { expect, test } from 'vitest'
import { smallPictures } from '../../../vectors/small-pictures.ts'
import { workFor } from '../../../vectors/work-for.ts'
import { asLetters, b16, b32, joinAll } from '../../bytes.ts'
import { cleanJpeg } from '../../jpeg/clean-jpeg.ts'
import { readCbor } from './cbor.ts'
import { reportCredentials } from './report-credentials.ts'

// Put together from the formats of C2PA 2.1, with invented names.

const utf8 = (text: string) => new TextEncoder().encode(text)
const head = (kind: number, length: number) =>
  length < 24 ? Uint8Array.of((kind << 5) | length) : joinAll([Uint8Array.of((kind << 5) | 25), b16(length)])

function cbor(value: unknown): Uint8Array {
  if (typeof value === 'string') return joinAll([head(3, utf8(value).length), utf8(value)])
  if (typeof value === 'number') return head(0, value)
  if (value instanceof Uint8Array) return joinAll([head(2, value.length), value])
  if (Array.isArray(value)) return joinAll([head(4, value.length), ...value.map(cbor)])
  const entries = Object.entries(value ?? {})
  return joinAll([head(5, entries.length), ...entries.flatMap(([name, inner]) => [cbor(name), cbor(inner)])])
}

const box = (name: string, ...body: Uint8Array[]) => {
  const whole = joinAll(body)
  return joinAll([b32(whole.length + 8), asLetters(name), whole])
}
const labelled = (label: string, ...body: Uint8Array[]) =>
  box('jumb', box('jumd', new Uint8Array(16), Uint8Array.of(3), asLetters(`${label}\0`)), ...body)

const name = (text: string) =>
  joinAll([asLetters('\x06\x03\x55\x04\x03'), Uint8Array.of(0x0c, text.length), asLetters(text)])
const certificate = joinAll([
  Uint8Array.of(0x30, 0x82, 0, 80),
  name('Invented office of certificates'),
  name('Misali Kirkira Cameras'),
])
const credentials = labelled(
  'c2pa',
  labelled(
    'urn:uuid:1',
    labelled(
      'c2pa.assertions',
      labelled(
        'c2pa.actions',
        box(
          'cbor',
          cbor({
            actions: [{ action: 'c2pa.edited', when: '2024-03-03T14:05:09Z', softwareAgent: 'Editor 3' }],
          }),
        ),
      ),
      labelled('stds.exif', box('json', utf8('{"exif:GPSLatitude":"6,27.1N","exif:Model":"Phone 9"}'))),
      labelled('stds.schema-org.CreativeWork', box('json', utf8('{"author":[{"name":"Misali Kirkira"}]}'))),
    ),
    labelled('c2pa.claim', box('cbor', cbor({ claim_generator: 'Camera/1.0', 'dc:title': 'IMG_2231.jpg' }))),
    labelled('c2pa.signature', box('cbor', cbor([cbor({ 33: certificate }), {}, 'x', new Uint8Array(64)]))),
  ),
)

const expected = [
  'made with Camera/1.0',
  'title IMG_2231.jpg',
  'signed by “Misali Kirkira Cameras”',
  'it says edited',
  'done on 3 March 2024 at 14:05',
  'made with Editor 3',
  'latitude 6,27.1N',
  'made by the device Phone 9',
  'name Misali Kirkira',
]

const toldBy = (jumbf: Uint8Array) => {
  const { work, told } = workFor()
  reportCredentials(jumbf, work.findings)
  return told.found.map(({ text }) => text.replace(/^Content credentials: (.*), removed$/, '$1'))
}

test('what the history told is said, each once', () => {
  expect(toldBy(credentials).toSorted()).toEqual(expected.toSorted())
})

test('a JPEG with a history in two pieces says the same, and keeps nothing of it', async () => {
  const { jpeg } = smallPictures
  const cut = 300
  const piece = (number: number, ...body: Uint8Array[]) => {
    const whole = joinAll([asLetters('JP'), b16(1), b32(number), ...body])
    return joinAll([Uint8Array.of(0xff, 0xeb), b16(whole.length + 2), whole])
  }
  const first = piece(1, credentials.subarray(0, cut))
  const second = piece(2, credentials.subarray(0, 8), credentials.subarray(cut))
  const { work, told } = workFor()
  const cleaned = await cleanJpeg(joinAll([jpeg.subarray(0, 2), first, second, jpeg.subarray(2)]), work)
  const texts = told.found.map(({ text }) => text)
  for (const text of expected) expect(texts).toContain(`Content credentials: ${text}, removed`)
  expect(Buffer.from(cleaned).includes('Kirkira')).toBe(false)
})

test('cut off anywhere, and with changed bytes, it never throws', () => {
  for (let length = 0; length < credentials.length; length += 3)
    expect(() => toldBy(credentials.slice(0, length))).not.toThrow()
  for (let place = 0; place < credentials.length; place += 1) {
    const changed = credentials.slice()
    changed[place] = (changed[place] ?? 0) ^ 0xff
    expect(() => toldBy(changed)).not.toThrow()
  }
})

test('CBOR that is too deep or longer than its bytes is none', () => {
  expect(readCbor(new Uint8Array(100).fill(0x81))).toBeUndefined()
  expect(readCbor(Uint8Array.of(0x9a, 0xff, 0xff, 0xff, 0xff))).toBeUndefined()
  expect(readCbor(Uint8Array.of(0x9f, 1, 0xff))).toBeUndefined()
})
