import { b32, joinAll, part, u8, u24, u32, u64 } from '../images/bytes.ts'
import { boxNamed, boxPieces, fullBox, type IsoBox, isoBox, readBoxes } from '../images/heif/iso-boxes.ts'
import { refuse } from '../refusals.ts'

/** What a movie in fragments says of each track beforehand. */
export type FragmentDefaults = Map<number, { size: number; box: Uint8Array }>

export function readDefaults(extension: IsoBox | undefined): FragmentDefaults {
  const defaults: FragmentDefaults = new Map()
  for (const { name, body } of extension ? readBoxes(extension.body) : []) {
    if (name === 'trex')
      defaults.set(u32(body, 4), { size: u32(body, 16), box: isoBox(name, part(body, 0, 24)) })
  }
  return defaults
}

/** A piece of data to be taken from the file, and what must know where it comes to lie. */
type Run = { box: Uint8Array; at: number; length: number }
type Fragment = { id: number; head: Uint8Array; time: Uint8Array; runs: Run[] }

const hasBase = 0x01
const hasDescription = 0x02
const hasDuration = 0x08
const hasSize = 0x10
const hasFlags = 0x20
const isEmpty = 0x010000
const baseIsMoof = 0x020000

/** The pieces of a fragment with the tracks that stay; its data follows in an `mdat` of its own. `take` gives the data. */
export function cleanFragment(
  moof: IsoBox,
  defaults: FragmentDefaults,
  isWanted: (id: number) => boolean,
  take: (id: number, at: number, length: number) => Uint8Array,
): Uint8Array[] {
  const boxes = readBoxes(moof.body)
  const head = boxNamed(boxes, 'mfhd')?.body ?? refuse('broken')
  const all: Fragment[] = []
  let end = moof.from
  for (const { name, body } of boxes) {
    if (name !== 'traf') continue
    const fragment = readFragment(body, moof.from, end, defaults)
    const last = fragment.runs.at(-1)
    if (last) end = last.at + last.length
    all.push(fragment)
  }
  const kept = all.filter(({ id }) => isWanted(id))
  if (kept.length === 0) return []
  const data = kept.flatMap(({ id, runs }) => runs.map(({ at, length }) => take(id, at, length)))
  const write = (dataAt: number) => {
    let at = dataAt
    const fragments = kept.map(({ head: own, time, runs }) => {
      const written = runs.map(({ box, length }) => {
        const run = box.slice()
        // The place of the data is behind version, flags and the count.
        run.set(b32(at), 16)
        at += length
        return run
      })
      return isoBox('traf', own, time, ...written)
    })
    return isoBox('moof', isoBox('mfhd', joinAll([b32(0), part(head, 4, 4)])), ...fragments)
  }
  return [write(write(0).length + 8), ...boxPieces('mdat', data)]
}

function readFragment(
  body: Uint8Array,
  moofAt: number,
  before: number,
  defaults: FragmentDefaults,
): Fragment {
  const boxes = readBoxes(body)
  const tfhd = boxNamed(boxes, 'tfhd')?.body ?? refuse('broken')
  const flags = u24(tfhd, 1)
  const id = u32(tfhd, 4)
  let at = 8
  const skip = (flag: number, length: number) => {
    const from = at
    if (flags & flag) at += length
    return flags & flag ? part(tfhd, from, length) : new Uint8Array(0)
  }
  const base = skip(hasBase, 8)
  const description = skip(hasDescription, 4)
  const duration = skip(hasDuration, 4)
  const size = skip(hasSize, 4)
  const own = skip(hasFlags, 4)
  const kept = flags & (hasDescription | hasDuration | hasSize | hasFlags | isEmpty)
  const start = base.length > 0 ? u64(base, 0) : flags & baseIsMoof ? moofAt : before
  const usual = size.length > 0 ? u32(size, 0) : (defaults.get(id)?.size ?? 0)
  const tfdt = boxNamed(boxes, 'tfdt')?.body
  const runs: Run[] = []
  let next = start
  for (const box of boxes) {
    if (box.name !== 'trun') continue
    const run = readRun(box.body, start, next, usual)
    next = run.at + run.length
    runs.push(run)
  }
  return {
    id,
    head: fullBox('tfhd', 0, kept | baseIsMoof, b32(id), description, duration, size, own),
    time: tfdt ? isoBox('tfdt', part(tfdt, 0, u8(tfdt, 0) === 1 ? 12 : 8)) : new Uint8Array(0),
    runs,
  }
}

function readRun(body: Uint8Array, base: number, next: number, usual: number): Run {
  const version = u8(body, 0)
  const flags = u24(body, 1)
  const count = u32(body, 4)
  const hasOffset = (flags & 1) !== 0
  const fieldsAt = 8 + (hasOffset ? 4 : 0)
  const firstFlags = flags & 4 ? part(body, fieldsAt, 4) : new Uint8Array(0)
  const rowsAt = fieldsAt + firstFlags.length
  const columns = [0x100, 0x200, 0x400, 0x800].filter((flag) => flags & flag)
  const rows = part(body, rowsAt, count * columns.length * 4)
  const sizeAt = flags & 0x100 ? 4 : 0
  let length = flags & 0x200 ? 0 : count * usual
  if (flags & 0x200) {
    for (let index = 0; index < count; index++) length += u32(rows, index * columns.length * 4 + sizeAt)
  }
  const at = hasOffset ? base + (u32(body, 8) | 0) : next
  const keptFlags = (flags & (4 | 0x100 | 0x200 | 0x400 | 0x800)) | 1
  return { box: fullBox('trun', version, keptFlags, b32(count), b32(0), firstFlags, rows), at, length }
}
