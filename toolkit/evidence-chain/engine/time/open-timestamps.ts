import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes } from '@noble/hashes/utils.js'
import { EvidenceRefusal } from '../refusal.ts'

/**
 * What an OpenTimestamps proof (opentimestamps.org, version 1) says of a file, without asking anybody: which file it is
 * about, and which block of Bitcoin must have which Merkle root. `pending`: places that promised a proof.
 */
export type TimeProof = {
  sha256: string
  blocks: { height: number; merkleRoot: string }[]
  pending: string[]
}

const magic = '004f70656e54696d657374616d7073000050726f6f6600bf89e2e884e89294'
const bitcoin = '0588960d73d71901'
const promised = '83dfe30d2ef90c8e'

/** By its first bytes, which no other kind of proof has. */
export function isOpenTimestamps(bytes: Uint8Array): boolean {
  return bytesToHex(bytes.subarray(0, magic.length / 2)) === magic
}

/** @throws EvidenceRefusal 'not-a-proof' */
export function readTimeProof(bytes: Uint8Array): TimeProof {
  const reader = new ProofReader(bytes)
  const isOne = bytesToHex(reader.take(magic.length / 2)) === magic && reader.number() === 1
  if (!isOne || reader.byte() !== sha256Step) refuse()
  const digest = reader.take(32)
  const proof: TimeProof = { sha256: bytesToHex(digest), blocks: [], pending: [] }
  follow(reader, digest, proof, 0)
  if (reader.left > 0) refuse()
  return proof
}

const [attestation, fork, sha256Step, append, prepend] = [0x00, 0xff, 0x08, 0xf0, 0xf1]
const deepest = 256

function follow(reader: ProofReader, message: Uint8Array, proof: TimeProof, depth: number): void {
  if (depth > deepest || message.length > 4096) refuse()
  let tag = reader.byte()
  while (tag === fork) {
    step(reader, reader.byte(), message, proof, depth)
    tag = reader.byte()
  }
  step(reader, tag, message, proof, depth)
}

function step(reader: ProofReader, tag: number, message: Uint8Array, proof: TimeProof, depth: number): void {
  if (tag === attestation) attest(reader, message, proof)
  else follow(reader, changed(reader, tag, message), proof, depth + 1)
}

function changed(reader: ProofReader, tag: number, message: Uint8Array): Uint8Array {
  if (tag === sha256Step) return sha256(message)
  else if (tag === append) return concatBytes(message, reader.part(4096))
  else if (tag === prepend) return concatBytes(reader.part(4096), message)
  else return refuse()
}

function attest(reader: ProofReader, message: Uint8Array, proof: TimeProof): void {
  const kind = bytesToHex(reader.take(8))
  const inner = new ProofReader(reader.part(8192))
  if (kind === bitcoin) {
    if (message.length !== 32) refuse()
    // A block's root is written the other way round, as every block explorer shows it.
    proof.blocks.push({ height: inner.number(), merkleRoot: bytesToHex(message.slice().reverse()) })
  } else if (kind === promised) proof.pending.push(plainAddress(inner.part(1000)))
}

function plainAddress(bytes: Uint8Array): string {
  const text = String.fromCharCode(...bytes)
  return /^[A-Za-z0-9.\-_/:]+$/.test(text) ? text : refuse()
}

class ProofReader {
  private readonly bytes: Uint8Array
  private at = 0

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
  }

  get left(): number {
    return this.bytes.length - this.at
  }

  take(length: number): Uint8Array {
    if (length > this.left) refuse()
    this.at += length
    return this.bytes.slice(this.at - length, this.at)
  }

  byte(): number {
    return this.take(1)[0] ?? 0
  }

  /** Seven bits in each byte, the lowest first. */
  number(): number {
    let value = 0
    for (let shift = 0; shift < 35; shift += 7) {
      const byte = this.byte()
      value += (byte & 0x7f) * 2 ** shift
      if (byte < 0x80) return value
    }
    return refuse()
  }

  part(longest: number): Uint8Array {
    const length = this.number()
    return length <= longest ? this.take(length) : refuse()
  }
}

function refuse(): never {
  throw new EvidenceRefusal('not-a-proof')
}
