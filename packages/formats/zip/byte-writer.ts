/** Little-endian fields, one after the other. */
export class ByteWriter {
  private readonly bytes: number[] = []

  u16(value: number): this {
    this.bytes.push(value & 255, (value >>> 8) & 255)
    return this
  }

  u32(value: number): this {
    return this.u16(value % 0x10000).u16(Math.floor(value / 0x10000) % 0x10000)
  }

  /** Exact up to 2 ** 53, which is more than any disk holds. */
  u64(value: number): this {
    return this.u32(value % 0x100000000).u32(Math.floor(value / 0x100000000))
  }

  raw(bytes: Iterable<number>): this {
    this.bytes.push(...bytes)
    return this
  }

  get length(): number {
    return this.bytes.length
  }

  toBytes(): Uint8Array<ArrayBuffer> {
    return Uint8Array.from(this.bytes)
  }
}
