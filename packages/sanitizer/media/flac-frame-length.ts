/** What a head says that the length depends on. */
type Frame = { samples: number; bits: number; channels: number; side: number | null; start: number }

/** How far a frame reaches, followed bit by bit to its check; undefined when it is no frame, or reaches behind the end. */
export function endOfFlacFrame(bytes: Uint8Array, at: number, bitsOfStream: number): number | undefined {
  const frame = readHead(bytes, at, bitsOfStream)
  if (frame === undefined) return undefined
  const reader = new Bits(bytes, frame.start)
  for (let channel = 0; channel < frame.channels; channel += 1) {
    const bits = frame.bits + (channel === frame.side ? 1 : 0)
    if (!passChannel(reader, frame.samples, bits)) return undefined
  }
  const end = reader.nextByte + 2
  return end <= bytes.length ? end : undefined
}

const sampleBits = [0, 8, 12, undefined, 16, 20, 24, 32]

function readHead(bytes: Uint8Array, at: number, bitsOfStream: number): Frame | undefined {
  const [sizes = 0, kinds = 0, number = 0] = [bytes[at + 2], bytes[at + 3], bytes[at + 4]]
  const [block, rate, layout] = [sizes >> 4, sizes & 15, kinds >> 4]
  let start = at + 4 + (number < 0x80 ? 1 : Math.max(1, Math.clz32(~(number << 24))))
  const samples = samplesOf(bytes, start, block)
  start += block === 6 ? 1 : block === 7 ? 2 : 0
  start += rate === 12 ? 1 : rate === 13 || rate === 14 ? 2 : 0
  const bits = sampleBits[(kinds >> 1) & 7]
  if (samples === undefined || bits === undefined || layout > 10) return undefined
  const side = layout < 8 ? null : layout === 9 ? 0 : 1
  // One byte more: the check of the head.
  return {
    samples,
    bits: bits || bitsOfStream,
    channels: layout < 8 ? layout + 1 : 2,
    side,
    start: start + 1,
  }
}

function samplesOf(bytes: Uint8Array, at: number, block: number): number | undefined {
  if (block === 0) return undefined
  if (block === 1) return 192
  if (block < 6) return 576 << (block - 2)
  if (block === 6) return (bytes[at] ?? 0) + 1
  if (block === 7) return (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0) + 1
  return 256 << (block - 8)
}

/** One channel of a frame: all samples alike, all written out, or those that a formula does not guess. */
function passChannel(reader: Bits, samples: number, whole: number): boolean {
  if (reader.read(1) !== 0) return false
  const type = reader.read(6)
  const wasted = reader.read(1) === 1 ? reader.countZeros() + 1 : 0
  const bits = whole - wasted
  if (bits <= 0) return false
  if (type === 0) return reader.skip(bits)
  if (type === 1) return reader.skip(bits * samples)
  if (type >= 8 && type <= 12) return reader.skip((type - 8) * bits) && passRest(reader, samples, type - 8)
  if (type < 32) return false
  const order = type - 31
  reader.skip(order * bits)
  const precision = reader.read(4) + 1
  return reader.skip(5 + order * precision) && passRest(reader, samples, order)
}

/** What is left of each sample after the guess, in parts of as many samples each. */
function passRest(reader: Bits, samples: number, order: number): boolean {
  const method = reader.read(2)
  if (method > 1) return false
  const width = 4 + method
  const parts = 1 << reader.read(4)
  if (samples % parts !== 0 || samples / parts < order) return false
  for (let part = 0; part < parts; part += 1) {
    const count = samples / parts - (part === 0 ? order : 0)
    const low = reader.read(width)
    if (low === (1 << width) - 1) reader.skip(reader.read(5) * count)
    else
      for (let sample = 0; sample < count && !reader.isOver; sample += 1) {
        reader.countZeros()
        reader.skip(low)
      }
    if (reader.isOver) return false
  }
  return true
}

class Bits {
  readonly #bytes: Uint8Array
  #at: number

  constructor(bytes: Uint8Array, start: number) {
    this.#bytes = bytes
    this.#at = start * 8
  }

  get isOver(): boolean {
    return this.#at > this.#bytes.length * 8
  }

  get nextByte(): number {
    return Math.ceil(this.#at / 8)
  }

  skip(count: number): boolean {
    this.#at += count
    return !this.isOver
  }

  read(count: number): number {
    let value = 0
    for (let bit = 0; bit < count; bit += 1) value = value * 2 + this.#next()
    return value
  }

  /** The zeros before the next one, which is passed as well. */
  countZeros(): number {
    let zeros = 0
    while (!this.isOver && this.#next() === 0) zeros += 1
    return zeros
  }

  #next(): number {
    const bit = ((this.#bytes[this.#at >> 3] ?? 0) >> (7 - (this.#at & 7))) & 1
    this.#at += 1
    return bit
  }
}
