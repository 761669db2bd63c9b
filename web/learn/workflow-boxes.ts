import type { Station } from './workflow-chart.ts'

/** Where a status is drawn, in units of the drawing. `x` is the middle; `notes` are the lines of steps that change no status. */
export type Box = { station: Station; x: number; y: number; width: number; height: number; notes: string[] }

export const drawing = { width: 360, margin: 2 } as const
export const nameHeight = 42
export const noteHeight = 16
const letterWidth = 7
const between = 72
const gap = 20
const widestBox = 230

/** Each row spread evenly; one that is alone in its row is beneath the box that leads to it, and as wide. */
export function placeBoxes(
  rows: readonly Station[][],
  stepNames: Record<Station['staying'][number], string>,
): Box[] {
  const { width, margin } = drawing
  const placed: Box[] = []
  let y: number = margin
  for (const row of rows) {
    const slot = (width - 2 * margin + gap) / row.length
    for (const [column, station] of row.entries()) {
      const leading = placed.find((box) => box.station.leaving.some(({ to }) => to === station.status))
      const parent = row.length === 1 ? leading : undefined
      const x = parent?.x ?? margin - gap / 2 + slot * (column + 0.5)
      const boxWidth = parent?.width ?? Math.min(widestBox, slot - gap)
      const notes = linesOf(station.staying.map((step) => stepNames[step]).join(', '), boxWidth / letterWidth)
      const height = nameHeight + notes.length * noteHeight
      placed.push({ station, x, y, width: boxWidth, height, notes })
    }
    y = Math.max(...placed.map(endOf)) + between
  }
  return placed
}

export function endOf({ y, height }: Box): number {
  return y + height
}

/** SVG breaks no lines by itself. @param most letters in a line */
function linesOf(text: string, most: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ').filter(Boolean)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`
    if (lines.length > 0 && longer.length <= most) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
