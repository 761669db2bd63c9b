/** What CBOR (RFC 8949) holds, as far as content credentials use it. Numbers with a point are left out. */
export type Cbor = number | string | boolean | null | Uint8Array | Cbor[] | Map<string, Cbor>

const deepest = 16
const mostValues = 5000

/** The first value in the bytes; undefined when they are no CBOR, or too deep, or too much of it. */
export function readCbor(bytes: Uint8Array): Cbor | undefined {
  try {
    return new CborReader(bytes).value(0)
  } catch (fault) {
    if (fault instanceof CborFault) return undefined
    throw fault
  }
}

class CborFault extends Error {}

class CborReader {
  private readonly bytes: Uint8Array
  private at = 0
  private count = 0

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
  }

  value(depth: number): Cbor {
    this.count += 1
    if (depth > deepest || this.count > mostValues) throw new CborFault()
    const first = this.byte()
    const [kind, short] = [first >> 5, first & 31]
    if (kind === 7) return this.simple(short)
    const length = this.number(short)
    if (kind === 0) return length
    else if (kind === 1) return -1 - length
    else if (kind === 2) return this.take(length)
    else if (kind === 3) return new TextDecoder().decode(this.take(length))
    else if (kind === 4) return this.list(length, depth)
    else if (kind === 5) return this.map(length, depth)
    else return this.value(depth + 1)
  }

  private simple(short: number): Cbor {
    if (short === 20 || short === 21) return short === 21
    // Numbers with a point: two, four or eight bytes.
    if (short >= 25 && short <= 27) this.take(2 ** (short - 24))
    return null
  }

  private list(length: number, depth: number): Cbor[] {
    const items: Cbor[] = []
    for (let place = 0; place < length; place += 1) items.push(this.value(depth + 1))
    return items
  }

  private map(length: number, depth: number): Map<string, Cbor> {
    const fields = new Map<string, Cbor>()
    for (let place = 0; place < length; place += 1) {
      const name = this.value(depth + 1)
      fields.set(String(name), this.value(depth + 1))
    }
    return fields
  }

  /** The length behind a first byte; what has no length of its own is not used here. */
  private number(short: number): number {
    if (short < 24) return short
    if (short > 27) throw new CborFault()
    let value = 0
    for (const byte of this.take(2 ** (short - 24))) value = value * 256 + byte
    return value
  }

  private byte(): number {
    return this.take(1)[0] ?? 0
  }

  private take(length: number): Uint8Array {
    if (length > this.bytes.length - this.at) throw new CborFault()
    this.at += length
    return this.bytes.subarray(this.at - length, this.at)
  }
}
