import { letterOf } from './font/letters.ts'
import type { Line } from './lay-out.ts'

/** The fonts' names in a page's resources. Bold is the same font with a rim. */
export const fontIds = { sans: 4, fixed: 9 } as const

/** What is drawn for a line, in the operators of ISO 32000-1, 9.4. */
export function drawLine({ codes, x, y, face, size }: Line): string {
  const place = `${x} ${y} Td`
  if (face === 'fixed') return `BT /F${fontIds.fixed} ${size} Tf ${place} <${codes.map(hex2).join('')}> Tj ET`
  const text = `BT /F${fontIds.sans} ${size} Tf ${place} ${drawLetters(codes, size)} ET`
  return face === 'bold' ? `q 2 Tr ${rounded(size * 0.035)} w ${text} Q` : text
}

/** As high as a small x. Marks above are made for letters of that height. */
const smallHeight = 536

function drawLetters(codes: readonly number[], size: number): string {
  const shown: string[] = []
  let run = ''
  const endRun = () => {
    if (run !== '') shown.push(`<${run}> Tj`)
    run = ''
  }
  for (const [base = 0, ...marks] of clustersOf(codes)) {
    if (marks.length === 0) run += glyphOf(base)
    else {
      endRun()
      shown.push(drawCluster(base, marks, size))
    }
  }
  endRun()
  return shown.join(' ')
}

/**
 * A mark, as in ọ̀, is drawn over the middle of its letter, and higher over a high letter or another mark. Readers sort
 * what they copy by place, so the text that the whole stands for goes along (ISO 32000-1, 14.9.4).
 */
function drawCluster(base: number, marks: readonly number[], size: number): string {
  const { width = 0, middle = 0, top = 0 } = letterOf(base) ?? {}
  let height = top
  const drawn = marks.flatMap((code) => {
    const mark = letterOf(code)
    if (!mark) return []
    const shift = middle - width - mark.middle
    const isAbove = mark.top >= smallHeight
    const rise = isAbove ? Math.max(0, height - smallHeight) : 0
    if (isAbove) height = rise + mark.top
    return [`${rounded((rise * size) / 1000)} Ts [${-shift} <${glyphOf(code)}> ${shift}] TJ 0 Ts`]
  })
  const text = [base, ...marks].map((code) => hex4(code).toUpperCase()).join('')
  return `/Span << /ActualText <FEFF${text}> >> BDC <${glyphOf(base)}> Tj ${drawn.join(' ')} EMC`
}

/** Each letter with the marks that follow it. */
function clustersOf(codes: readonly number[]): number[][] {
  const clusters: number[][] = []
  for (const code of codes) {
    const last = clusters.at(-1)
    if (last && isMark(code)) last.push(code)
    else clusters.push([code])
  }
  return clusters
}

function glyphOf(code: number): string {
  return hex4(letterOf(code)?.glyph ?? 0)
}

function isMark(code: number): boolean {
  return code >= 0x300 && code < 0x370
}

function rounded(points: number): number {
  return Math.round(points * 100) / 100
}

function hex2(code: number): string {
  return code.toString(16).padStart(2, '0')
}

function hex4(code: number): string {
  return code.toString(16).padStart(4, '0')
}
