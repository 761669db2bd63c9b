import { u8, u16 } from '../bytes.ts'

export type FrameComponent = { id: number; across: number; down: number; width: number; height: number }

/** `width` and `height` count blocks of 8 by 8 points, those of `groups` count groups of blocks of all components. */
export type Frame = {
  isProgressive: boolean
  components: readonly FrameComponent[]
  groups: { width: number; height: number }
}

const baseline = 0xc0
const extended = 0xc1
const progressive = 0xc2

/** @returns null for a packing other than that of Huffman, and for a picture whose height comes later */
export function readFrame(marker: number, body: Uint8Array): Frame | null {
  if (![baseline, extended, progressive].includes(marker)) return null
  const [height, width, count] = [u16(body, 1), u16(body, 3), u8(body, 5)]
  const given = Array.from({ length: count }, (_, index) => {
    const at = 6 + 3 * index
    return { id: u8(body, at), across: u8(body, at + 1) >> 4, down: u8(body, at + 1) & 15 }
  })
  const most = {
    across: Math.max(...given.map(({ across }) => across)),
    down: Math.max(...given.map(({ down }) => down)),
  }
  if (width === 0 || height === 0 || given.some(({ across, down }) => across === 0 || down === 0)) return null
  if (count === 0 || new Set(given.map(({ id }) => id)).size < count) return null
  return {
    isProgressive: marker === progressive,
    components: given.map(({ id, across, down }) => ({
      ...{ id, across, down },
      width: Math.ceil((width * across) / (8 * most.across)),
      height: Math.ceil((height * down) / (8 * most.down)),
    })),
    groups: { width: Math.ceil(width / (8 * most.across)), height: Math.ceil(height / (8 * most.down)) },
  }
}

export type ScanHead = {
  components: readonly { component: FrameComponent; first: number; others: number }[]
  from: number
  to: number
  high: number
  low: number
}

/** @returns null when the scan is of parts that the frame does not have */
export function readScanHead(body: Uint8Array, frame: Frame): ScanHead | null {
  const count = body[0] ?? 0
  if (count === 0 || count > 4 || body.length < 4 + 2 * count) return null
  const components: ScanHead['components'][number][] = []
  for (let at = 1; at < 1 + 2 * count; at += 2) {
    const component = frame.components.find(({ id }) => id === body[at])
    if (!component || components.some((other) => other.component === component)) return null
    components.push({ component, first: u8(body, at + 1) >> 4, others: u8(body, at + 1) & 15 })
  }
  const [from, to, bits] = [u8(body, 1 + 2 * count), u8(body, 2 + 2 * count), u8(body, 3 + 2 * count)]
  return { components, from, to, high: bits >> 4, low: bits & 15 }
}
