import type { Dict, Stream } from '../../reading/objects.ts'
import type { PdfFile } from '../../reading/pdf-file.ts'
import type { Rebuild } from '../../rebuild/rebuild.ts'
import { textOf } from '../text-of.ts'
import { drawText } from './draw-text.ts'
import { colourOperator, drawnForm, transparency } from './drawn-form.ts'
import { arrows, type Point } from './line-ends.ts'
import { numbersOf, type Rectangle, rectangleOf } from './place-form.ts'

/** Of one drawing by hand. */
const mostLines = 5000
/** How far an arrow goes to each side, in widths of its line. */
const arrowReach = 4

/** What a note without a drawing of its own looks like; null for those that are only an icon, which goes with what it said. */
export function drawAnnotation(annotation: Dict, kind: string, rebuild: Rebuild): Stream | null {
  const { file } = rebuild
  const box = rectangleOf(file, annotation.get('Rect'))
  if (!box) return null
  if (kind === 'FreeText')
    return drawText(
      {
        box,
        text: textOf(file.resolve(annotation.get('Contents'))),
        look: annotation.get('DA'),
        fonts: null,
      },
      {
        align: file.number(annotation.get('Q'), 0),
        isMultiline: true,
        background: numbersOf(file, annotation.get('C')),
        border: [],
        frameWidth: 0,
      },
      rebuild,
    )
  const draw = drawings[kind]
  if (!draw) return null
  const content = draw({ file, annotation, box })
  if (content === '') return null
  const opacity = file.number(annotation.get('CA'), 1)
  return drawnForm(
    drawnBox({ file, annotation, box }, kind),
    `/G1 gs\n${content}`,
    transparency(opacity, kind === 'Highlight' ? 'Multiply' : null),
    rebuild,
  )
}

type Given = { file: PdfFile; annotation: Dict; box: Rectangle }

/** The place of a note and of all its points: some programs turn the place round, or write it wrongly. */
function drawnBox({ file, annotation, box }: Given, kind: string): Rectangle {
  const points = ['L', 'Vertices', 'QuadPoints'].flatMap((key) => pairs(numbersOf(file, annotation.get(key))))
  for (const line of file.array(annotation.get('InkList')).slice(0, mostLines))
    points.push(...pairs(numbersOf(file, line)))
  const reached: [number, number, number, number] = [...box]
  for (const [x, y] of points) {
    reached[0] = Math.min(reached[0], x)
    reached[1] = Math.min(reached[1], y)
    reached[2] = Math.max(reached[2], x)
    reached[3] = Math.max(reached[3], y)
  }
  const reach = kind === 'Line' || kind === 'PolyLine' ? arrowReach : 1
  return widened(reached, kind === 'Highlight' ? 0 : lineWidth(file, annotation) * reach)
}

const drawings: Record<string, (given: Given) => string> = {
  Highlight: (given) =>
    `${colourOf(given, false)}${quads(given, ([a, b, c, d]) => `${at(a)} m\n${at(b)} l\n${at(d)} l\n${at(c)} l\nh\nf\n`)}`,
  Underline: (given) =>
    `${colourOf(given, true)}1 w\n${quads(given, ([, , c, d]) => `${at(c)} m\n${at(d)} l\nS\n`)}`,
  Squiggly: (given) =>
    `${colourOf(given, true)}1 w\n${quads(given, ([, , c, d]) => `${at(c)} m\n${at(d)} l\nS\n`)}`,
  StrikeOut: (given) =>
    `${colourOf(given, true)}1 w\n${quads(given, ([a, b, c, d]) => `${at(middle(a, c))} m\n${at(middle(b, d))} l\nS\n`)}`,
  Square: (given) => {
    const width = lineWidth(given.file, given.annotation)
    const [left, bottom, right, top] = widened(given.box, -width / 2)
    return painted(given, `${left} ${bottom} ${right - left} ${top - bottom} re\n`)
  },
  Circle: (given) =>
    painted(given, ellipse(widened(given.box, -lineWidth(given.file, given.annotation) / 2))),
  Line: (given) => {
    const points = pairs(numbersOf(given.file, given.annotation.get('L')))
    return points.length === 2 ? lineWithEnds(given, points) : ''
  },
  PolyLine: (given) => lineWithEnds(given, pairs(numbersOf(given.file, given.annotation.get('Vertices')))),
  Polygon: (given) => {
    const path = pathOf(pairs(numbersOf(given.file, given.annotation.get('Vertices'))))
    return path === '' ? '' : painted(given, `${path}h\n`)
  },
  Ink: (given) =>
    given.file
      .array(given.annotation.get('InkList'))
      .slice(0, mostLines)
      .map((line) => stroked(given, pairs(numbersOf(given.file, line))))
      .join(''),
}

function at([x, y]: Point): string {
  return `${x} ${y}`
}

function middle(one: Point, other: Point): Point {
  return [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2]
}

function pairs(numbers: readonly number[]): Point[] {
  const points: Point[] = []
  for (let place = 0; place + 1 < numbers.length; place += 2)
    points.push([numbers[place] ?? 0, numbers[place + 1] ?? 0])
  return points
}

function quads(
  { file, annotation }: Given,
  draw: (corners: readonly [Point, Point, Point, Point]) => string,
): string {
  const points = pairs(numbersOf(file, annotation.get('QuadPoints')))
  let content = ''
  for (let place = 0; place + 3 < points.length; place += 4) {
    const [a, b, c, d] = points.slice(place, place + 4)
    if (a && b && c && d) content += draw([a, b, c, d])
  }
  return content
}

function colourOf({ file, annotation }: Given, isStroke: boolean): string {
  return colourOperator(numbersOf(file, annotation.get('C')), isStroke)
}

/** How thick the line of a note or the frame of a field is (ISO 32000-1, 12.5.4). */
export function lineWidth(file: PdfFile, annotation: Dict): number {
  const style = file.dict(annotation.get('BS'))
  if (style) return Math.max(0, file.number(style.get('W'), 1))
  return Math.max(0, numbersOf(file, annotation.get('Border'))[2] ?? 1)
}

function widened([left, bottom, right, top]: Rectangle, by: number): Rectangle {
  return [left - by, bottom - by, right + by, top + by]
}

function pathOf(points: readonly Point[]): string {
  return points.length < 2
    ? ''
    : points.map((point, place) => `${at(point)} ${place === 0 ? 'm' : 'l'}\n`).join('')
}

function stroked(given: Given, points: readonly Point[]): string {
  const path = pathOf(points)
  const width = lineWidth(given.file, given.annotation)
  return path === '' || width === 0 ? '' : `${colourOf(given, true)}${width} w\n${path}S\n`
}

function lineWithEnds(given: Given, points: readonly Point[]): string {
  const { file, annotation } = given
  const line = stroked(given, points)
  if (line === '') return ''
  const inside = colourOperator(numbersOf(file, annotation.get('IC')), false)
  const styles = file.array(annotation.get('LE')).map((style) => file.name(style) ?? '')
  const width = lineWidth(file, annotation)
  return `${inside}${line}${arrows(points, styles, { width, isFilled: inside !== '' })}`
}

function painted(given: Given, path: string): string {
  const inside = colourOperator(numbersOf(given.file, given.annotation.get('IC')), false)
  const outside = colourOf(given, true)
  const width = lineWidth(given.file, given.annotation)
  const isStroked = width > 0 && outside !== ''
  if (!isStroked && inside === '') return ''
  return `${inside}${outside}${width} w\n${path}${isStroked ? (inside === '' ? 'S' : 'B') : 'f'}\n`
}

function ellipse([left, bottom, right, top]: Rectangle): string {
  const x = (left + right) / 2
  const y = (bottom + top) / 2
  const bend = 0.5522847
  const across = ((right - left) / 2) * bend
  const up = ((top - bottom) / 2) * bend
  return (
    `${right} ${y} m\n${right} ${y + up} ${x + across} ${top} ${x} ${top} c\n` +
    `${x - across} ${top} ${left} ${y + up} ${left} ${y} c\n${left} ${y - up} ${x - across} ${bottom} ${x} ${bottom} c\n` +
    `${x + across} ${bottom} ${right} ${y - up} ${right} ${y} c\nh\n`
  )
}
