import { ZipFault } from './zip-fault.ts'

/** Little-endian fields of bytes that may lie: reading past the end is refused. */
export class ByteReader {
  private readonly view: DataView
  private readonly bytes: Uint8Array
  private at = 0

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }

  get left(): number {
    return this.bytes.length - this.at
  }

  u16(): number {
    return this.view.getUint16(this.step(2), true)
  }

  u32(): number {
    return this.view.getUint32(this.step(4), true)
  }

  u64(): number {
    const value = this.view.getBigUint64(this.step(8), true)
    if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw new ZipFault('broken')
    return Number(value)
  }

  raw(length: number): Uint8Array {
    const from = this.step(length)
    return this.bytes.subarray(from, from + length)
  }

  skip(length: number): this {
    this.step(length)
    return this
  }

  private step(length: number): number {
    const from = this.at
    if (length > this.left) throw new ZipFault('broken')
    this.at += length
    return from
  }
}
