import type { Cleaner, Work } from '../contract.ts'
import { asLetters, joinAll, l32, letters, part, u16le, u32le, u64le } from '../images/bytes.ts'
import { sizeInWords } from '../images/in-words.ts'
import { refuse } from '../refusals.ts'
import { blotAac, blotMp3 } from './blot-names.ts'
import { reportId3, tellField } from './id3.ts'
import { endsWithFile, lengthBeforeNotes } from './notes-in-sound.ts'

type Chunk = { name: string; body: Uint8Array }

/** WAV, RF64 and BW64: the format, the number of samples and the sound, in a plain RIFF file. */
export const cleanWav: Cleaner = (bytes, work) => {
  const kind = letters(bytes, 0, 4)
  if (kind === 'RIFX') refuse('unsupported')
  if (!['RIFF', 'RF64', 'BW64'].includes(kind) || letters(bytes, 8, 4) !== 'WAVE') refuse('broken')
  const chunks = readChunks(bytes)
  const body = (name: string) => chunks.find((chunk) => chunk.name === name)?.body
  const format = body('fmt ') ?? refuse('broken')
  const data = body('data') ?? refuse('broken')
  const fact = body('fact')
  for (const chunk of chunks) report(chunk, work)
  const written = [
    asLetters('WAVE'),
    ...chunkOf('fmt ', cleanFormat(format)),
    ...(fact && fact.length >= 4 ? chunkOf('fact', fact.subarray(0, 4)) : []),
    ...chunkOf('data', cleanSamples(format, data)),
  ]
  const length = written.reduce((sum, piece) => sum + piece.length, 0)
  return joinAll([asLetters('RIFF'), l32(length), ...written])
}

/** In pieces, so that the sound is copied once. */
function chunkOf(name: string, body: Uint8Array): Uint8Array[] {
  return [asLetters(name), l32(body.length), body, new Uint8Array(body.length % 2)]
}

const unknownLength = 0xffffffff

/** Whole numbers, broken ones, and either with more said about them. */
const plainKinds = new Set([1, 3, 0xfffe])

function readChunks(bytes: Uint8Array): Chunk[] {
  const chunks: Chunk[] = []
  let dataLength = unknownLength
  let isPlain = false
  let at = 12
  while (at + 8 <= bytes.length) {
    const name = letters(bytes, at, 4)
    const said = u32le(bytes, at + 4)
    // What was recorded as a stream does not know its length. A recording that broke off is shorter than it says, or says nothing yet.
    const isOpen = said === unknownLength || (said === 0 && !endsWithFile(bytes.subarray(at + 8), 0))
    const length = name === 'data' && isOpen ? dataLength : said
    const left = bytes.length - at - 8
    if (name === 'fmt ') isPlain = plainKinds.has(u16le(bytes.subarray(at + 8), 0))
    // Packed sound may begin with notes of its own.
    const mayHold = name === 'data' && (isPlain || length > left)
    const within = mayHold ? lengthBeforeNotes(bytes.subarray(at + 8), length) : length
    const body = bytes.subarray(at + 8, at + 8 + Math.min(within, left))
    if (name === 'ds64' && body.length >= 16) dataLength = u64le(body, 8)
    chunks.push({ name, body })
    at += 8 + within + (within === length ? within % 2 : 0)
  }
  return chunks
}

function cleanFormat(body: Uint8Array): Uint8Array {
  const isPlain = u16le(body, 0) === 1
  const extra = !isPlain && body.length >= 18 ? u16le(body, 16) : 0
  return extra > 0
    ? part(body, 0, Math.min(body.length, 18 + extra))
    : part(body, 0, Math.min(16, body.length))
}

const mp3 = 0x55
const aac = [0xff, 0x1600, 0x1610]

/** Some recorders put packed sound into this wrapping, with the encoder's name in it. */
function cleanSamples(format: Uint8Array, data: Uint8Array): Uint8Array {
  const kind = u16le(format, 0)
  if (kind !== mp3 && !aac.includes(kind)) return wholeSamples(format, data)
  const copy = data.slice()
  if (kind === mp3) blotMp3(copy)
  else blotAac(copy)
  return copy
}

function wholeSamples(format: Uint8Array, data: Uint8Array): Uint8Array {
  const sample = u16le(format, 12)
  const isPlain = u16le(format, 0) === 1 || u16le(format, 0) === 3
  return isPlain && sample > 0 ? data.subarray(0, data.length - (data.length % sample)) : data
}

const infos: Readonly<Record<string, string>> = {
  IART: 'artist',
  INAM: 'title',
  ICRD: 'date',
  ISFT: 'software',
  ICMT: 'comment',
  ICOP: 'copyright',
  IENG: 'engineer',
  ITCH: 'encodedby',
  ISRC: 'device',
  IARL: 'place',
}

function report({ name, body }: Chunk, { findings }: Work): void {
  const text = (at: number, length: number) => letters(body, at, length).replaceAll('\0', ' ').trim()
  if (['fmt ', 'fact', 'data', 'ds64'].includes(name)) return
  if (name === 'LIST' && letters(body, 0, 4) === 'INFO') {
    for (const field of readFields(body.subarray(4))) {
      const value = new TextDecoder().decode(field.body).replaceAll('\0', ' ').trim()
      tellField(Object.hasOwn(infos, field.name) ? (infos[field.name] ?? '') : '', value, findings)
    }
  } else if (name === 'bext') {
    tellField('comment', text(0, 256), findings)
    tellField('author', text(256, 32), findings)
    tellField('identifier', text(288, 32), findings)
    tellField('date', `${text(320, 10)}T${text(330, 8)}`, findings)
  } else if (name === 'id3 ' || name === 'ID3 ') {
    reportId3(body, findings)
  } else {
    const shown = name.replace(/[^\w]/g, '')
    findings.removed({
      sort: 'structure',
      text: `Data of some program or recorder (${shown}, ${sizeInWords(body.length)}), removed`,
    })
  }
}

function readFields(bytes: Uint8Array): Chunk[] {
  const fields: Chunk[] = []
  let at = 0
  while (at + 8 <= bytes.length) {
    const length = u32le(bytes, at + 4)
    fields.push({ name: letters(bytes, at, 4), body: bytes.subarray(at + 8, at + 8 + Math.min(length, 500)) })
    at += 8 + length + (length % 2)
  }
  return fields
}
