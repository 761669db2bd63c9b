import { toWindowsLetters } from './windows-letters.ts'

export type Face = 'regular' | 'bold' | 'fixed'

/** Widths of the codes 32 to 126, in thousandths of the size, from Adobe's font metrics of Helvetica. */
const regular = [
  ...[278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278],
  ...[556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556],
  ...[1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778],
  ...[667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556],
  ...[333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556],
  ...[556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584],
]

/** The same of Helvetica-Bold. */
const bold = [
  ...[278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278],
  ...[556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611],
  ...[975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833, 722, 778],
  ...[667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556],
  ...[333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611],
  ...[611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584],
]

/** Codes above 126 that are wide; the rest is a letter with a mark, as wide as without, or no wider than this guess. */
const wide = new Map([
  ...[133, 137, 140, 151, 153, 156, 198, 230].map((code): [number, number] => [code, 1000]),
  ...[145, 146, 130, 139, 155].map((code): [number, number] => [code, 333]),
  ...[147, 148, 132].map((code): [number, number] => [code, 500]),
])

/** The width of WinAnsi codes in points. Never less than what is drawn, so that a line stays inside its margin. */
export function widthOf(codes: readonly number[], face: Face, size: number): number {
  if (face === 'fixed') return (codes.length * 600 * size) / 1000
  const table = face === 'bold' ? bold : regular
  const thousandths = codes.reduce((sum, code) => sum + (table[code - 32] ?? highWidth(code, table)), 0)
  return (thousandths * size) / 1000
}

function highWidth(code: number, table: readonly number[]): number {
  const base = code >= 192 ? bareCode(code) : undefined
  return wide.get(code) ?? (base === undefined ? 611 : (table[base - 32] ?? 611))
}

function bareCode(code: number): number | undefined {
  const bare = String.fromCharCode(code).normalize('NFD').charAt(0)
  return bare.charCodeAt(0) < 127 ? toWindowsLetters(bare).codes[0] : undefined
}
