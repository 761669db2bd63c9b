import type { Dict, Value } from '../../reading/objects.ts'
import type { PdfFile } from '../../reading/pdf-file.ts'

export type Rectangle = readonly [left: number, bottom: number, right: number, top: number]

export function numbersOf(file: PdfFile, value: Value | undefined): number[] {
  return file.array(value).map((item) => file.number(item, 0))
}

export function rectangleOf(file: PdfFile, value: Value | undefined): Rectangle | null {
  const [a, b, c, d] = numbersOf(file, value)
  if (a === undefined || b === undefined || c === undefined || d === undefined) return null
  return [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)]
}

/** The matrix that lays a form's box on a rectangle of the page (ISO 32000-1, 12.5.5); null when there is nothing to see. */
export function placeForm(dict: Dict, target: Rectangle | null, file: PdfFile): number[] | null {
  const box = rectangleOf(file, dict.get('BBox'))
  if (!box || !target) return null
  const given = numbersOf(file, dict.get('Matrix'))
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = given.length === 6 ? given : []
  const corners = [
    [box[0], box[1]],
    [box[2], box[1]],
    [box[0], box[3]],
    [box[2], box[3]],
  ].map(([x = 0, y = 0]) => [a * x + c * y + e, b * x + d * y + f] as const)
  const across = corners.map(([x]) => x)
  const up = corners.map(([, y]) => y)
  const left = Math.min(...across)
  const bottom = Math.min(...up)
  const width = Math.max(...across) - left
  const height = Math.max(...up) - bottom
  if (!(width > 0) || !(height > 0)) return null
  const scaleX = (target[2] - target[0]) / width
  const scaleY = (target[3] - target[1]) / height
  return [scaleX, 0, 0, scaleY, target[0] - left * scaleX, target[1] - bottom * scaleY]
}

/** Turns what does not turn with the page about the upper left corner of its place (ISO 32000-1, 12.5.3); `turn` is in degrees. */
export function standUpright([left, , , top]: Rectangle, turn: number): number[] {
  const quarters = ((Math.round(turn / 90) % 4) + 4) % 4
  const cos = [1, 0, -1, 0][quarters] ?? 1
  const sin = [0, 1, 0, -1][quarters] ?? 0
  return [cos, sin, -sin, cos, left - cos * left + sin * top, top - sin * left - cos * top]
}
