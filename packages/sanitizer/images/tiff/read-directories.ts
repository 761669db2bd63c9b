import { untilNull } from '../in-words.ts'

/** A reader of the directories of TIFF and Exif that never throws: what is broken there is dropped anyway. */
export type Directory = { entries: Map<number, Entry>; next: number }
export type Entry = { type: number; count: number; at: number; length: number }

const unitSizes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4]
const mostEntries = 2000

/** The kinds of whole numbers that say where a directory is; some programs write one with a sign. */
const places = [4, 9, 13]

const nothing: Directory = { entries: new Map(), next: 0 }

export class ExifBytes {
  readonly bytes: Uint8Array
  readonly isLittle: boolean
  readonly #view: DataView

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.isLittle = bytes[0] === 0x49
  }

  get isWhole(): boolean {
    const [first, second] = this.bytes
    return this.bytes.length >= 8 && first === second && (first === 0x49 || first === 0x4d)
  }

  u16(at: number): number {
    return at >= 0 && at + 2 <= this.bytes.length ? this.#view.getUint16(at, this.isLittle) : 0
  }

  u32(at: number): number {
    return at >= 0 && at + 4 <= this.bytes.length ? this.#view.getUint32(at, this.isLittle) : 0
  }

  /** The directory that an entry points to; an empty one when there is no such entry. */
  directoryAt(entry: Entry | undefined): Directory {
    return entry && places.includes(entry.type) ? this.directory(this.number(entry)) : nothing
  }

  directory(at: number): Directory {
    // The first eight bytes are the head of the file.
    if (at < 8) return nothing
    const count = Math.min(this.u16(at), mostEntries)
    const entries = new Map<number, Entry>()
    for (let index = 0; index < count; index++) {
      const from = at + 2 + index * 12
      const type = this.u16(from + 2)
      const units = this.u32(from + 4)
      const length = (unitSizes[type] ?? 0) * units
      const valueAt = length <= 4 ? from + 8 : this.u32(from + 8)
      if (length > 0 && valueAt + length <= this.bytes.length) {
        entries.set(this.u16(from), { type, count: units, at: valueAt, length })
      }
    }
    return { entries, next: this.u32(at + 2 + count * 12) }
  }

  /** The first number of an entry, as most have only one. */
  number(entry: Entry | undefined, index = 0): number {
    if (!entry || index >= entry.count) return 0
    else if (entry.type === 3) return this.u16(entry.at + index * 2)
    else if (places.includes(entry.type)) return this.u32(entry.at + index * 4)
    else if (entry.type === 5) return this.#ratio(entry.at + index * 8)
    else return this.bytes[entry.at + index] ?? 0
  }

  text(entry: Entry | undefined): string {
    return entry ? untilNull(new TextDecoder().decode(this.value(entry))).trim() : ''
  }

  wideText(entry: Entry | undefined): string {
    return entry ? untilNull(new TextDecoder('utf-16le').decode(this.value(entry))).trim() : ''
  }

  value(entry: Entry): Uint8Array {
    return this.bytes.subarray(entry.at, entry.at + Math.min(entry.length, 4000))
  }

  /** Whether the first number of an entry is a share of something: cameras without a position write 0/0. */
  isRatio(entry: Entry | undefined): boolean {
    return entry?.type === 5 && this.u32(entry.at + 4) !== 0
  }

  #ratio(at: number): number {
    const below = this.u32(at + 4)
    return below === 0 ? 0 : this.u32(at) / below
  }
}
