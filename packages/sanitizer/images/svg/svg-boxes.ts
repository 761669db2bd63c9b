import { type Box, boxAt } from '../../seen/boxes.ts'
import type { SvgToken } from './read-svg.ts'
import { moved, readTransform } from './transforms.ts'

type Opened = Extract<SvgToken, { kind: 'open' }>

/** The first number of an attribute, without its unit; undefined for a share. */
export function numberOf(value: string | undefined): number | undefined {
  const [, number = '', unit = ''] =
    /^\s*([-+]?\d{0,12}\.?\d{1,12}(?:e[-+]?\d{1,3})?)(%?)/i.exec(value ?? '') ?? []
  return number === '' || unit === '%' ? undefined : Number(number)
}

/** A rectangle or a picture; one that is measured by shares covers nothing, and is never beside the drawing. */
export function rectOf({ attributes }: Opened): Box {
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => numberOf(attributes.get(name)))
  const isShare = ['x', 'y', 'width', 'height'].some((name) => /%/.test(attributes.get(name) ?? ''))
  return isShare ? boxAt(0, 0, 1e-9, 1e-9) : boxAt(x ?? 0, y ?? 0, width ?? 0, height ?? 0)
}

/** What the drawing shows of its plane, and how many pixels one unit has. */
export function viewOf(root: SvgToken | undefined): { view: Box | undefined; pixels: number } {
  if (root?.kind !== 'open') return { view: undefined, pixels: 1 }
  const [x, y, width, height] = (root.attributes.get('viewBox') ?? '')
    .split(/[\s,]+/)
    .filter((part) => part !== '')
    .map(Number)
  const own = numberOf(root.attributes.get('width'))
  const isPixels = /^[\d.]+(?:px)?$/.test(root.attributes.get('width') ?? '')
  if (x === undefined || y === undefined || !width || !height) {
    const tall = numberOf(root.attributes.get('height'))
    return { view: own && tall && isPixels ? boxAt(0, 0, own, tall) : undefined, pixels: 1 }
  }
  // Without a width a drawing is made as large as the page that it is on.
  return { view: boxAt(x, y, width, height), pixels: own && isPixels ? own / width : 600 / width }
}

/** What clips leave that are made of one rectangle. */
export function clipBoxes(tokens: readonly SvgToken[]): ReadonlyMap<string, Box> {
  const boxes = new Map<string, Box>()
  for (const [at, token] of tokens.entries()) {
    if (
      token.kind !== 'open' ||
      token.name !== 'clipPath' ||
      token.attributes.get('clipPathUnits') === 'objectBoundingBox'
    )
      continue
    const [inner, end, last] = [tokens[at + 1], tokens[at + 2], tokens[at + 3]]
    if (inner?.kind !== 'open' || inner.name !== 'rect' || end?.kind !== 'close' || last?.kind !== 'close')
      continue
    const matrix = readTransform(inner.attributes.get('transform'))
    if (matrix !== undefined) boxes.set(token.attributes.get('id') ?? '', moved(rectOf(inner), matrix))
  }
  return boxes
}
