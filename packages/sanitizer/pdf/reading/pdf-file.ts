import { decodeStream, type Spend } from '../filters/decode-stream.ts'
import { type Dict, isDict, nameOf, numberOf, Ref, Stream, type Value } from './objects.ts'
import { parseObject } from './parse-object.ts'
import { ValueParser } from './parse-value.ts'
import { type Entry, readTable, type Table } from './read-table.ts'
import { recoverTable } from './recover-table.ts'

/** Unlocks strings and streams of an object; the same value when nothing is locked. */
export type Unlock = (value: Value, number: number, generation: number) => Value

const mostHops = 32

/** A PDF whose objects are read when they are asked for. */
export class PdfFile {
  readonly bytes: Uint8Array
  readonly spend: Spend
  #unlock: Unlock | null = null
  #table: Table
  #isRecovered = false
  #objectStreams: number[] = []
  readonly #objects = new Map<number, Value>()
  readonly #opening = new Set<number>()
  readonly #packed = new Map<number, Map<number, Value>>()

  constructor(bytes: Uint8Array, spend: Spend) {
    this.bytes = bytes
    this.spend = spend
    const table = readTable(bytes, spend)
    this.#table = table ?? { entries: new Map(), trailer: new Map(), saves: 1 }
    if (!table) this.recover()
  }

  get trailer(): Dict {
    return this.#table.trailer
  }

  get saves(): number {
    return this.#table.saves
  }

  get isRecovered(): boolean {
    return this.#isRecovered
  }

  get objectNumbers(): Iterable<number> {
    return this.#table.entries.keys()
  }

  /** Follows pointers until something else is reached. A pointer to nothing is null. */
  readonly resolve = (value: Value | undefined): Value => {
    let found = value ?? null
    for (let hops = 0; found instanceof Ref; hops++) {
      if (hops > mostHops) return null
      found = this.#get(found.number)
    }
    return found
  }

  dict(value: Value | undefined): Dict | null {
    const found = this.resolve(value)
    if (found instanceof Stream) return found.dict
    return isDict(found) ? found : null
  }

  array(value: Value | undefined): Value[] {
    const found = this.resolve(value)
    return Array.isArray(found) ? found : []
  }

  name(value: Value | undefined): string | null {
    return nameOf(this.resolve(value))
  }

  number(value: Value | undefined, otherwise: number): number {
    return numberOf(this.resolve(value), otherwise)
  }

  /** Forgets the table and looks through the whole file for objects. */
  recover(): void {
    if (this.#isRecovered) return
    this.#isRecovered = true
    const saves = this.#table.saves
    const { objectStreams, ...table } = recoverTable(this.bytes)
    const trailer = new Map([...this.#table.trailer, ...table.trailer])
    this.#table = { ...table, trailer, saves: Math.max(saves, table.saves) }
    this.#objectStreams = objectStreams
    this.#readAfresh()
  }

  /** From here on everything is unlocked as it is read. */
  unlockWith(unlock: Unlock): void {
    this.#unlock = unlock
    this.#readAfresh()
  }

  #readAfresh(): void {
    this.#objects.clear()
    this.#packed.clear()
    for (const stream of this.#objectStreams)
      for (const [index, number] of this.#numbersIn(stream).entries())
        if (!this.#table.entries.has(number)) this.#table.entries.set(number, { stream, index })
  }

  #get(number: number): Value {
    const known = this.#objects.get(number)
    if (known !== undefined) return known
    if (this.#opening.has(number)) return null
    this.#opening.add(number)
    const value = this.#read(number)
    this.#opening.delete(number)
    this.#objects.set(number, value)
    return value
  }

  #read(number: number): Value {
    const entry = this.#table.entries.get(number)
    if (!entry) return null
    if ('stream' in entry) return this.#openPacked(entry.stream).get(number) ?? null
    return entry.at < 0 ? null : this.#readAt(number, entry)
  }

  #readAt(number: number, entry: Extract<Entry, { at: number }>): Value {
    const object = parseObject(this.bytes, entry.at, (dict) => {
      const length = this.resolve(dict.get('Length'))
      return typeof length === 'number' && length >= 0 ? length : null
    })
    if (object?.number !== number) {
      if (this.#isRecovered) return null
      this.recover()
      return this.#read(number)
    }
    return this.#unlock ? this.#unlock(object.value, object.number, object.generation) : object.value
  }

  #openPacked(number: number): Map<number, Value> {
    const known = this.#packed.get(number)
    if (known) return known
    const values = new Map<number, Value>()
    this.#packed.set(number, values)
    const stream = this.#get(number)
    if (!(stream instanceof Stream)) return values
    const { bytes } = decodeStream(stream, this.resolve, this.spend)
    const first = this.number(stream.dict.get('First'), 0)
    const head = new ValueParser(bytes)
    const count = Math.min(this.number(stream.dict.get('N'), 0), bytes.length)
    for (let index = 0; index < count; index++) {
      const inside = head.next()
      const offset = head.next()
      if (typeof inside !== 'number' || typeof offset !== 'number') break
      if (!values.has(inside)) values.set(inside, new ValueParser(bytes, first + offset).value())
    }
    return values
  }

  #numbersIn(stream: number): number[] {
    return [...this.#openPacked(stream).keys()]
  }
}
