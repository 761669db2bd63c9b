import { promisify } from 'node:util'
import { constants, inflate } from 'node:zlib'
import { RuleBroken } from '#domain/errors.ts'
import { namePattern } from './names-that-act.ts'

const unpack = promisify(inflate)
const mostUnpacked = 128 * 1024 * 1024
const longestDictionary = 4_096

const packing = new RegExp(namePattern('ObjStm'), 'g')

/**
 * The objects that a PDF packs together (ISO 32000-2, 7.5.7), unpacked.
 *
 * @throws RuleBroken 'attachment-damaged' where they are packed in a way that no usual program writes, 'attachment-swells'
 */
export async function* packedObjects(bytes: Buffer): AsyncGenerator<string> {
  let left = mostUnpacked
  for (const place of placesOfPacking(bytes)) {
    const objects = await unpackAt(bytes, place, left)
    left -= objects.length
    yield objects
  }
}

function* placesOfPacking(bytes: Buffer): Generator<number> {
  // Written out or with one letter as digits: the name has an O or a # behind its slash.
  for (let from = 0; from < bytes.length; from += searchLength) {
    const text = bytes.toString('latin1', from, from + searchLength + longestName)
    for (const { index } of text.matchAll(packing)) if (index < searchLength) yield from + index
  }
}

const searchLength = 1024 * 1024
const longestName = 64

async function unpackAt(bytes: Buffer, place: number, most: number): Promise<string> {
  const before = bytes.toString('latin1', Math.max(0, place - longestDictionary), place)
  const after = bytes.toString('latin1', place, place + longestDictionary)
  const start = /stream(?:\r\n|\n|\r)/.exec(after)
  const ending = /endobj/.exec(after)
  if (!start || (ending && ending.index < start.index)) throw new RuleBroken('attachment-damaged')
  const dictionary = before.slice(before.lastIndexOf('obj') + 3) + after.slice(0, start.index)
  const from = place + start.index + start[0].length
  const end = bytes.indexOf('endstream', from, 'latin1')
  const packed = bytes.subarray(from, end < 0 ? bytes.length : end)
  if (!filterPattern.test(dictionary)) return packed.subarray(0, most).toString('latin1')
  if (!plainlyDeflated.test(dictionary)) throw new RuleBroken('attachment-damaged')
  return inflated(packed, most)
}

const filterPattern = new RegExp(namePattern('Filter'))
const plainlyDeflated = new RegExp(
  `^(?![\\s\\S]*${namePattern('DecodeParms')})[\\s\\S]*/Filter\\s{0,8}(?:\\[\\s{0,8})?/(?:FlateDecode|Fl)\\s{0,8}[\\]/>]`,
)

async function inflated(packed: Buffer, most: number): Promise<string> {
  try {
    const objects = await unpack(packed, {
      maxOutputLength: Math.max(1, most),
      finishFlush: constants.Z_SYNC_FLUSH,
    })
    return objects.toString('latin1')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (code === 'ERR_BUFFER_TOO_LARGE') throw new RuleBroken('attachment-swells')
    throw new RuleBroken('attachment-damaged')
  }
}
