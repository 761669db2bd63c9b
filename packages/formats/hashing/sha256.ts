import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { inputSize, places, sha256Module } from './sha256-code.ts'

/** A SHA-256 that is fed in pieces. */
export type Hasher = {
  update(piece: Uint8Array): void
  /** 64 hexadecimal digits. Ends the hasher. */
  digest(): string
}

/** The fast hasher, or a plain one where WebAssembly is switched off (Tor Browser at its safer level). */
export async function createHasher(): Promise<Hasher> {
  const made = (await instance()) ?? undefined
  return made ? new FastHasher(made) : plainHasher()
}

export function plainHasher(): Hasher {
  const hash = sha256.create()
  return { update: (piece) => void hash.update(piece), digest: () => bytesToHex(hash.digest()) }
}

type Compress = { memory: Uint8Array<ArrayBuffer>; blocks(count: number): void }

let compiled: Promise<WebAssembly.Module | null> | undefined

async function instance(): Promise<Compress | null> {
  compiled ??= compile()
  const module = await compiled
  if (!module) return null
  const { m, f } = (await WebAssembly.instantiate(module)).exports
  if (!(m instanceof WebAssembly.Memory) || typeof f !== 'function') return null
  return { memory: new Uint8Array(m.buffer), blocks: (count) => f(count) }
}

async function compile(): Promise<WebAssembly.Module | null> {
  try {
    return await WebAssembly.compile(sha256Module())
  } catch {
    return null
  }
}

class FastHasher implements Hasher {
  private readonly memory: Uint8Array<ArrayBuffer>
  private readonly blocks: (count: number) => void
  private filled = 0
  private length = 0

  constructor({ memory, blocks }: Compress) {
    this.memory = memory
    this.blocks = blocks
    const words = new DataView(memory.buffer)
    for (const [place, prime] of firstPrimes.entries()) {
      words.setUint32(places.constants + 4 * place, fraction(Math.cbrt(prime)), true)
      if (place < 8) words.setUint32(places.state + 4 * place, fraction(Math.sqrt(prime)), true)
    }
  }

  update(piece: Uint8Array): void {
    this.length += piece.length
    let rest = piece
    while (rest.length > 0) {
      const taken = rest.subarray(0, inputSize - this.filled)
      this.memory.set(taken, places.input + this.filled)
      this.filled += taken.length
      rest = rest.subarray(taken.length)
      if (this.filled === inputSize) this.compress()
    }
  }

  digest(): string {
    const bits = new DataView(new ArrayBuffer(8))
    bits.setBigUint64(0, BigInt(this.length) * 8n)
    const gap = (119 - (this.length % 64)) % 64
    this.update(Uint8Array.of(0x80, ...new Array(gap).fill(0), ...new Uint8Array(bits.buffer)))
    this.compress()
    const words = new DataView(this.memory.buffer, places.state, 32)
    return Array.from({ length: 8 }, (_, word) =>
      words
        .getUint32(4 * word, true)
        .toString(16)
        .padStart(8, '0'),
    ).join('')
  }

  private compress(): void {
    if (this.filled > 0) this.blocks(this.filled / 64)
    this.filled = 0
  }
}

/** FIPS 180-4, 4.2.2 and 5.3.3: the first 32 bits behind the point of the roots of the first primes. */
function fraction(root: number): number {
  return Math.floor((root % 1) * 2 ** 32)
}

const firstPrimes = primes(64)

function primes(count: number): number[] {
  const found: number[] = []
  for (let candidate = 2; found.length < count; candidate += 1)
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate)
  return found
}
