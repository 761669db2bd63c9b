import { bytesToString } from '../../reading/characters.ts'

/**
 * The numbers of one tag of a colour profile (ICC.1:2022, clause 10), cut where they end; null when they are no such numbers, or fewer than
 * they say, so that a remark never passes for a curve.
 */
export function profileData(tag: string, data: Uint8Array): Uint8Array | null {
  if (data.length < 12) return null
  const view = new DataView(data.buffer, data.byteOffset, data.length)
  const kind = bytesToString(data.subarray(0, 4))
  const length = lengths[kind]?.(view, tag) ?? 0
  // What is left over is padding, of up to three bytes.
  return length >= 12 && length <= data.length ? data.subarray(0, length) : null
}

const parametersOfCurve = [1, 3, 4, 5, 7]

const lengths: Record<string, (view: DataView, tag: string) => number> = {
  'XYZ ': () => 20,
  sf32: ({ byteLength }, tag) => (tag === 'chad' ? 44 : byteLength),
  cicp: () => 12,
  curv: (view) => tableCurve(view, 0),
  para: (view) => formulaCurve(view, 0),
  mft1: (view) => tableLength(view, 48, 1, 256, 256),
  mft2: (view) =>
    view.byteLength < 52 ? 0 : tableLength(view, 52, 2, view.getUint16(48), view.getUint16(50)),
  'mAB ': (view) => partsLength(view, view.getUint8(9), view.getUint8(8)),
  'mBA ': (view) => partsLength(view, view.getUint8(8), view.getUint8(9)),
  mpet: elementsLength,
}

function tableCurve(view: DataView, at: number): number {
  return 12 + 2 * view.getUint32(at + 8)
}

function formulaCurve(view: DataView, at: number): number {
  return 12 + 4 * (parametersOfCurve[view.getUint16(at + 8)] ?? Number.NaN)
}

/** Rows for each way in, a grid of colours, rows for each way out. */
function tableLength(view: DataView, head: number, width: number, rowsIn: number, rowsOut: number): number {
  const [ways, out, grid] = [view.getUint8(8), view.getUint8(9), view.getUint8(10)]
  if (ways === 0 || ways > 15 || out === 0 || out > 15 || view.byteLength < head) return 0
  return head + width * (rowsIn * ways + grid ** ways * out + rowsOut * out)
}

/**
 * Five places, each 0 or the start of: curves, a matrix, curves, a grid and curves. The length is that up to the end of the last. `near` is
 * how many ways lead to the colours that profiles share, `far` how many to those of the device.
 */
function partsLength(view: DataView, near: number, far: number): number {
  if (view.byteLength < 32) return 0
  const [b = 0, matrix = 0, m = 0, grid = 0, a = 0] = [12, 16, 20, 24, 28].map((at) => view.getUint32(at))
  const [ways, out] = [view.getUint8(8), view.getUint8(9)]
  return Math.max(
    32,
    endOfCurves(view, b, near),
    matrix === 0 ? 0 : matrix + 48,
    endOfCurves(view, m, near),
    grid === 0 ? 0 : endOfGrid(view, grid, ways, out),
    endOfCurves(view, a, far),
  )
}

function endOfCurves(view: DataView, start: number, count: number): number {
  if (start === 0) return 0
  let at = start
  let end = start
  for (let curve = 0; curve < count; curve++) {
    if (at + 12 > view.byteLength) return Number.NaN
    const isTable = view.getUint32(at) === 0x63757276
    end = at + (isTable ? tableCurve(view, at) : formulaCurve(view, at))
    at = (end + 3) & ~3
  }
  return end
}

/** Sixteen bytes say how many points the grid has each way, one how wide a number is. */
function endOfGrid(view: DataView, start: number, ways: number, out: number): number {
  if (start + 20 > view.byteLength || ways > 15) return Number.NaN
  let points = 1
  for (let way = 0; way < ways; way++) points *= view.getUint8(start + way)
  return start + 20 + points * out * view.getUint8(start + 16)
}

/** Elements of later profiles, each with its place and length. */
function elementsLength(view: DataView): number {
  if (view.byteLength < 16) return 0
  const count = view.getUint32(12)
  if (count > 64 || 16 + count * 8 > view.byteLength) return 0
  let end = 16 + count * 8
  for (let element = 0; element < count; element++)
    end = Math.max(end, view.getUint32(16 + element * 8) + view.getUint32(20 + element * 8))
  return end
}
