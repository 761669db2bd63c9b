import { joinAll, u16 } from '../bytes.ts'
import {
  type Band,
  bandOfBlock,
  bitOfFirst,
  bitsOfBand,
  type Filled,
  type FollowBlock,
  firstOfBlock,
  wholeBlock,
} from './follow-blocks.ts'
import { type HuffmanCodes, readHuffmanCodes } from './huffman-codes.ts'
import { type Frame, type FrameComponent, readFrame, readScanHead, type ScanHead } from './jpeg-frame.ts'
import { type JpegSegment, sos } from './jpeg-segments.ts'
import { isFrame } from './jpeg-tables.ts'
import { ScanBits } from './scan-bits.ts'

const huffman = 0xc4
const restarts = 0xdd

export type ExactScans = {
  segments: JpegSegment[]
  /** How many bytes were behind the last block, or in scans that are drawn over. */
  surplus: number
  /** It could not be told where the blocks end: the picture is damaged, or packed in a rare way. */
  isUnsure: boolean
}

/**
 * The scans, each cut behind the last bit of its last block, and so before each restart. A decoder stops there, so what follows shows
 * nothing. A picture that ends too early keeps all that it has.
 */
export function withExactScans(
  segments: readonly JpegSegment[],
  shared: readonly JpegSegment[] = [],
): ExactScans {
  const kept: JpegSegment[] = []
  const reader = new ScanReader()
  for (const { marker, body } of shared) reader.take(marker, body)
  let surplus = 0
  for (const segment of segments) {
    const { marker, body, scan } = segment
    if (marker !== sos) {
      reader.take(marker, body)
      kept.push(segment)
    } else if (!reader.isDone) {
      const exact = reader.read(body, scan)
      surplus += Math.max(0, scan.length - exact.length)
      kept.push({ ...segment, scan: exact })
    } else surplus += scan.length
  }
  return { segments: kept, surplus, isUnsure: reader.isUnsure }
}

/** More than any picture needs, and so few that they take no more than a second. */
const mostBlocks = 1 << 26
const mostKept = 1 << 23

class ScanReader {
  isUnsure = false
  /** All of a picture that is not progressive came in one scan, behind which decoders read no other. */
  isDone = false
  #isShort = false
  #frame: Frame | null = null
  #interval = 0
  #visits = 0
  #scans = 0
  readonly #codes = new Map<number, HuffmanCodes | null>()
  readonly #filled = new Map<FrameComponent, Filled>()

  take(marker: number, body: Uint8Array): void {
    if (isFrame(marker)) this.#frame = readFrame(marker, body)
    else if (marker === restarts && body.length >= 2) this.#interval = u16(body, 0)
    else if (marker === huffman) this.#takeCodes(body)
  }

  #takeCodes(body: Uint8Array): void {
    for (let at = 0; at + 17 <= body.length; ) {
      const length = body.subarray(at + 1, at + 17).reduce((sum, count) => sum + count, 17)
      this.#codes.set(body[at] ?? 0, readHuffmanCodes(body.subarray(at + 1, at + length)))
      at += length
    }
  }

  /** @returns the scan without what is behind its blocks, or as it is when that cannot be told */
  read(head: Uint8Array, scan: Uint8Array): Uint8Array {
    const exact = this.isUnsure || this.#isShort ? null : this.#follow(head, scan)
    if (exact === null) this.isUnsure = true
    return exact ?? scan
  }

  #follow(body: Uint8Array, scan: Uint8Array): Uint8Array | null {
    const frame = this.#frame
    const head = frame && readScanHead(body, frame)
    if (!frame || !head) return null
    const plan = frame.isProgressive ? this.#planProgressive(head) : this.#planWhole(head)
    const [only, ...others] = head.components
    const groups = others.length === 0 && only ? only.component : frame.groups
    const count = groups.width * groups.height
    this.#visits += count * (plan?.group.length ?? 0)
    if (!plan || this.#visits > mostBlocks) return null
    const isAll = !frame.isProgressive && head.components.length === frame.components.length
    const exact = this.#followGroups(plan, count, scan)
    if (exact && isAll && this.#scans === 0 && !this.#isShort) this.isDone = true
    this.#scans++
    return exact
  }

  #followGroups({ group, restart }: Plan, count: number, scan: Uint8Array): Uint8Array | null {
    const kept: Uint8Array[] = []
    const each = this.#interval === 0 ? count : this.#interval
    let from = 0
    for (let done = 0; done < count; done += each) {
      const end = endOfStretch(scan, from)
      const bits = new ScanBits(scan.subarray(from, end))
      restart()
      for (let block = done; block < Math.min(count, done + each); block++) {
        for (const follow of group) if (!follow(bits, block)) return null
        if (bits.isOver) {
          this.#isShort = end === scan.length
          return this.#isShort ? scan : null
        }
      }
      kept.push(bits.read())
      if (done + each >= count) break
      const marker = markerAt(scan, end)
      if (marker !== 0xd0 + ((done / each) & 7)) {
        this.#isShort = marker === null
        return this.#isShort ? scan : null
      }
      kept.push(Uint8Array.of(0xff, marker))
      from = scan.indexOf(marker, end) + 1
    }
    return joinAll(kept)
  }

  #planWhole({ components }: ScanHead): Plan | null {
    const group: FollowBlock[] = []
    for (const { component, first, others } of components) {
      const [forFirst, forOthers] = [this.#codes.get(first), this.#codes.get(0x10 | others)]
      if (!forFirst || !forOthers) return null
      group.push(...repeated(wholeBlock(forFirst, forOthers), component, components.length))
    }
    return { group, restart() {} }
  }

  #planProgressive({ components, from, to, high, low }: ScanHead): Plan | null {
    const [only] = components
    if (from === 0) {
      const group: FollowBlock[] = []
      for (const { component, first } of components) {
        const codes = this.#codes.get(first)
        const follow = high > 0 ? bitOfFirst : codes && firstOfBlock(codes)
        if (!follow || to > 0) return null
        group.push(...repeated(follow, component, components.length))
      }
      return { group, restart() {} }
    }
    const codes = only && this.#codes.get(0x10 | only.others)
    const filled = only && this.#filledOf(only.component)
    if (!codes || !filled || components.length > 1 || to > 63 || to < from) return null
    const band: Band = { from, to, low }
    const { follow, restart } = high > 0 ? bitsOfBand(codes, band, filled) : bandOfBlock(codes, band, filled)
    return { group: [follow], restart }
  }

  #filledOf(component: FrameComponent): Filled | null {
    const blocks = component.width * component.height
    const filled = this.#filled.get(component) ?? (blocks > mostKept ? null : new Uint32Array(2 * blocks))
    if (filled) this.#filled.set(component, filled)
    return filled
  }
}

/** How one group of blocks is read, and what is forgotten at a restart. */
type Plan = { group: FollowBlock[]; restart(): void }

/** A component alone has its blocks one by one (ITU-T T.81, A.2.2). */
function repeated(follow: FollowBlock, { across, down }: FrameComponent, components: number): FollowBlock[] {
  return new Array<FollowBlock>(components === 1 ? 1 : across * down).fill(follow)
}

/** Where the bytes of 255 begin that the next restart marker has before it. */
function endOfStretch(scan: Uint8Array, from: number): number {
  for (let at = scan.indexOf(0xff, from); at >= 0; at = scan.indexOf(0xff, at + 1)) {
    let next = at + 1
    while (scan[next] === 0xff) next++
    if (scan[next] !== 0) return at
    at = next - 1
  }
  return scan.length
}

function markerAt(scan: Uint8Array, at: number): number | null {
  let next = at
  while (scan[next] === 0xff) next++
  return scan[next] ?? null
}
