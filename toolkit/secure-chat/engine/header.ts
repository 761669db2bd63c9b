import { type Cost, isWithinBounds } from './cost.ts'
import { type Bucket, bucketAt } from './padding.ts'
import { Refused } from './refused.ts'

/** The first 81 bytes of a block, in clear, every one of them authenticated. Offsets as in docs/channel-format.md. */
export type Header = {
  readonly cost: Cost
  readonly bucket: Bucket
  readonly nonce: Uint8Array
  /** Bytes 0 to 8: what the keys of one block are bound to. */
  readonly settings: Uint8Array
  /** Bytes 0 to 32: what the tag is computed over. */
  readonly tagged: Uint8Array
  readonly tag: Uint8Array
  readonly commitment: Uint8Array
  /** Bytes 0 to 80: the associated data. */
  readonly whole: Uint8Array
}

export const nonceLength = 24
export const tagLength = 16
export const commitmentLength = 32
export const sealLength = 16

const settingsEnd = 9
const taggedEnd = settingsEnd + nonceLength
const tagEnd = taggedEnd + tagLength
export const headerLength = tagEnd + commitmentLength

const magic = [0x46, 0x53, 0x42]
const version = 1

/** Bytes 0 to 32 of a new block. */
export function writeTagged(parts: { cost: Cost; bucket: Bucket; nonce: Uint8Array }): Uint8Array {
  const { cost, bucket, nonce } = parts
  const settings = [...magic, version, cost.memory >> 8, cost.memory & 255, cost.passes, 1, bucket.index]
  return Uint8Array.from([...settings, ...nonce])
}

/** Blocks of the first edition say what they are; those of the second look like chance. */
export function isMarked(block: Uint8Array): boolean {
  return magic.every((byte, index) => block[index] === byte)
}

/**
 * Reads and checks everything that needs no key.
 * @throws Refused 'not-a-block', 'unknown-version', 'cost-out-of-bounds' or 'damaged'
 */
export function readHeader(block: Uint8Array): Header {
  if (!isMarked(block)) throw new Refused('not-a-block')
  if (block[3] !== version) throw new Refused('unknown-version')
  const [memoryHigh = 0, memoryLow = 0, passes = 0, lanes = 0, bucketIndex = 0] = block.subarray(4)
  const cost = { memory: memoryHigh * 256 + memoryLow, passes }
  if (lanes !== 1 || !isWithinBounds(cost)) throw new Refused('cost-out-of-bounds')
  const bucket = bucketAt(bucketIndex)
  if (bucket === undefined || block.length !== blockLength(bucket)) throw new Refused('damaged')
  return {
    cost,
    bucket,
    nonce: block.subarray(settingsEnd, taggedEnd),
    settings: block.subarray(0, settingsEnd),
    tagged: block.subarray(0, taggedEnd),
    tag: block.subarray(taggedEnd, tagEnd),
    commitment: block.subarray(tagEnd, headerLength),
    whole: block.subarray(0, headerLength),
  }
}

export function blockLength({ size }: Bucket): number {
  return headerLength + size + sealLength
}
