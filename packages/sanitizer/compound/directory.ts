import { refuse } from '../refusals.ts'

/** `kind` is 1 for a storage, 2 for a stream, 5 for the root (MS-CFB, 2.6.1). Numbers of entries are places in the list. */
export type Entry = {
  name: string
  kind: number
  left: number
  right: number
  child: number
  start: number
  size: number
}

/** Something like a folder: what is in it, by names. */
export type Storage = {
  /** The bytes of a stream; undefined when there is none of that name. */
  read(name: string): Uint8Array | undefined
  has(name: string): boolean
  /** It can be asked for once. */
  storage(name: string): Storage | undefined
  /** The names of the streams, and of the storages, in the order of the file. */
  streams: readonly string[]
  storages: readonly string[]
}

const entrySize = 128
const noEntry = 0xffffffff
/** A mail with 2,000 files has half of it. */
const mostEntries = 100_000

/** @param isLarge whether lengths have 64 bits; the upper half of others may hold anything (MS-CFB, 2.6.1) */
export function readDirectory(bytes: Uint8Array, isLarge: boolean): Entry[] {
  if (bytes.length > mostEntries * entrySize) refuse('too-large')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const entries: Entry[] = []
  for (let at = 0; at + entrySize <= bytes.length; at += entrySize) {
    const letters: number[] = []
    const length = Math.min(Math.max(view.getUint16(at + 64, true) / 2 - 1, 0), 31)
    for (let place = 0; place < length; place += 1) letters.push(view.getUint16(at + place * 2, true))
    entries.push({
      name: String.fromCharCode(...letters),
      kind: view.getUint8(at + 66),
      left: view.getUint32(at + 68, true),
      right: view.getUint32(at + 72, true),
      child: view.getUint32(at + 76, true),
      start: view.getUint32(at + 116, true),
      size: view.getUint32(at + 120, true) + (isLarge ? view.getUint32(at + 124, true) * 2 ** 32 : 0),
    })
  }
  return entries
}

/** The entries as storages within storages. An entry is in one of them, and once. */
export class Tree {
  readonly #entries: readonly Entry[]
  readonly #read: (entry: Entry) => Uint8Array
  readonly #taken: Uint8Array

  constructor(entries: readonly Entry[], read: (entry: Entry) => Uint8Array) {
    this.#entries = entries
    this.#read = read
    this.#taken = new Uint8Array(entries.length)
  }

  storage(of: Entry): Storage {
    const within = new Map<string, Entry>()
    const known = new Map<Entry, Uint8Array>()
    for (const entry of this.#siblings(of.child)) if (!within.has(entry.name)) within.set(entry.name, entry)
    const names = (kind: number) =>
      [...within.values()].filter((entry) => entry.kind === kind).map(({ name }) => name)
    const find = (name: string, kind: number) => {
      const entry = within.get(name)
      return entry?.kind === kind ? entry : undefined
    }
    return {
      streams: names(2),
      storages: names(1),
      has: (name) => find(name, 2) !== undefined,
      read: (name) => {
        const entry = find(name, 2)
        if (entry === undefined) return undefined
        const bytes = known.get(entry) ?? this.#read(entry)
        known.set(entry, bytes)
        return bytes
      },
      storage: (name) => {
        const entry = find(name, 1)
        return entry === undefined ? undefined : this.storage(entry)
      },
    }
  }

  /** What is beside an entry is a tree, which is read without calling itself: it may be as deep as the file is long. */
  #siblings(first: number): Entry[] {
    const found: number[] = []
    const waiting = [first]
    for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
      if (place === noEntry) continue
      const entry = this.#entries[place] ?? refuse('broken')
      if (this.#taken[place] !== 0 || (entry.kind !== 1 && entry.kind !== 2)) refuse('broken')
      this.#taken[place] = 1
      found.push(place)
      waiting.push(entry.left, entry.right)
    }
    return found.toSorted((one, other) => one - other).flatMap((place) => this.#entries[place] ?? [])
  }
}
