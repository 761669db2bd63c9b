import { type Box, boxAt, contains, coveredAmong, isOutside, touch } from '../../seen/boxes.ts'
import { type Colour, colourOfHex, white } from '../../seen/colours.ts'
import { scanXml } from '../../xml/scan-xml.ts'

export type Ground = Colour | 'unsure'

/** A shape of a slide, a layout or a master, as far as it decides about others. Shapes in a group are looked at as the group. */
type Shape = {
  box: Box | undefined
  /** What fills it; undefined when that is nothing. */
  fill: Ground | undefined
  isRound: boolean
  isPlaceholder: boolean
}

/** What names of colours mean on a slide: `bg1`, `accent3`. */
export type Scheme = (name: string) => Colour | undefined

export type SlideShapes = {
  shapes: Shape[]
  /** Undefined when the slide says nothing of it. */
  background: Ground | undefined
  hasEntrances: boolean
  hasExits: boolean
}

const holders = new Set(['sp', 'pic', 'graphicFrame', 'grpSp', 'cxnSp'])

/** Reads the shapes of one part. Reading does not depend on the prefixes that it uses. */
export function readShapes(bytes: Uint8Array | undefined, scheme: Scheme): SlideShapes {
  const found: SlideShapes = { shapes: [], background: undefined, hasEntrances: false, hasExits: false }
  if (bytes === undefined) return found
  const within: string[] = []
  let top = -1
  let x = 0
  let y = 0
  scanXml(bytes, {
    open(name, attributes) {
      const [outer = '', around = ''] = [within.at(-1), within.at(-2)]
      within.push(name)
      const depth = within.length
      if (outer === 'spTree' && holders.has(name)) {
        top = depth
        const isPicture = name === 'pic' || name === 'graphicFrame'
        found.shapes.push({
          box: undefined,
          fill: isPicture ? 'unsure' : undefined,
          isRound: true,
          isPlaceholder: false,
        })
      }
      if (name === 'cTn') {
        found.hasEntrances ||= attributes.presetClass === 'entr'
        found.hasExits ||= attributes.presetClass === 'exit'
      }
      if (around === 'bgPr' || outer === 'bgPr') readBackground(name, outer, attributes, found, scheme)
      if (outer === 'bgRef')
        found.background = Number(attributes.idx ?? 0) > 1001 ? 'unsure' : colourOf(name, attributes, scheme)
      if (name === 'bgRef' && Number(attributes.idx) > 1001) found.background = 'unsure'
      const shape = top > 0 ? found.shapes.at(-1) : undefined
      if (shape === undefined) return
      if (name === 'ph') shape.isPlaceholder = true
      const isOwn = depth <= top + 3
      if (isOwn && name === 'xfrm' && Number(attributes.rot ?? 0) !== 0) shape.isRound = true
      else if (isOwn && outer === 'xfrm' && name === 'off')
        [x, y] = [Number(attributes.x), Number(attributes.y)]
      else if (isOwn && outer === 'xfrm' && name === 'ext')
        shape.box ??= boxAt(x, y, Number(attributes.cx), Number(attributes.cy))
      else if (isOwn && name === 'prstGeom') shape.isRound = attributes.prst !== 'rect'
      else if (isOwn && outer === 'spPr' && /Fill$/.test(name) && name !== 'noFill') shape.fill = 'unsure'
      else if (isOwn && around === 'spPr' && outer === 'solidFill')
        shape.fill = colourOf(name, attributes, scheme) ?? 'unsure'
      else if (outer === 'srgbClr' || outer === 'schemeClr') {
        const isOfFill = within.at(-3) === 'solidFill' && within.at(-4) === 'spPr'
        if (isOfFill && depth === top + 4) shape.fill = 'unsure'
      } else if (name === 'fillRef' && depth === top + 2 && Number(attributes.idx) > 0)
        shape.fill ??= 'unsure'
    },
    close() {
      if (within.length === top) top = -1
      within.pop()
    },
  })
  return found
}

function readBackground(
  name: string,
  outer: string,
  attributes: Readonly<Record<string, string>>,
  found: SlideShapes,
  scheme: Scheme,
): void {
  if (outer === 'bgPr' && /Fill$/.test(name)) found.background = 'unsure'
  else if (outer === 'solidFill') found.background = colourOf(name, attributes, scheme) ?? 'unsure'
}

export function colourOf(
  name: string,
  attributes: Readonly<Record<string, string>>,
  scheme: Scheme,
): Colour | undefined {
  if (name === 'srgbClr') return colourOfHex(attributes.val ?? '')
  else if (name === 'sysClr') return colourOfHex(attributes.lastClr ?? '')
  else if (name === 'prstClr') return attributes.val === 'white' ? white : undefined
  else return name === 'schemeClr' ? scheme(attributes.val ?? '') : undefined
}

/** What readers do not see of a slide, by the place of each shape among its shapes, and what is behind each. */
export type SlideLook = {
  unseen: ReadonlyMap<number, string>
  grounds: readonly Ground[]
  scheme: Scheme
  dropsTiming: boolean
}

/** So many shapes are looked at behind another. */
const mostBehind = 60

export function lookOfSlide(
  own: SlideShapes,
  below: readonly SlideShapes[],
  page: Box,
  scheme: Scheme,
): SlideLook {
  const unseen = new Map<number, string>()
  for (const [place, { box }] of own.shapes.entries())
    if (box !== undefined && isOutside(box, page)) unseen.set(place, 'A shape or picture beside the slide')
  const drawn = own.shapes.map(({ box, fill, isRound }) => ({
    box: box !== undefined && isOutside(box, page) ? undefined : box,
    isOpaque: fill !== undefined && fill !== 'unsure' && !isRound,
  }))
  // What comes in later was not there at first, so what it covers was seen.
  if (!own.hasEntrances)
    for (const place of coveredAmong(drawn)) unseen.set(place, 'A shape or picture that another one covers')
  const background = [own, ...below].find((part) => part.background !== undefined)?.background ?? white
  const filled: { box: Box | undefined; fill: Ground; isRound: boolean }[] = below.flatMap(({ shapes }) =>
    shapes.flatMap(({ box, fill, isRound, isPlaceholder }) =>
      fill === undefined || isPlaceholder ? [] : [{ box, fill, isRound }],
    ),
  )
  const grounds: Ground[] = []
  for (const { box, fill, isRound, isPlaceholder } of own.shapes) {
    grounds.push(fill ?? groundBehind(box, isPlaceholder, filled, background))
    if (fill !== undefined) filled.push({ box, fill, isRound })
  }
  return { unseen, grounds, scheme, dropsTiming: own.hasExits }
}

function groundBehind(
  box: Box | undefined,
  isPlaceholder: boolean,
  filled: readonly { box: Box | undefined; fill: Ground; isRound: boolean }[],
  background: Ground,
): Ground {
  if (filled.length > mostBehind) return 'unsure'
  for (let place = filled.length - 1; place >= 0; place -= 1) {
    const below = filled[place]
    if (below === undefined || (box !== undefined && below.box !== undefined && !touch(box, below.box)))
      continue
    const isWhole = box !== undefined && below.box !== undefined && contains(below.box, box) && !below.isRound
    return isWhole ? below.fill : 'unsure'
  }
  // The place of a layout may be filled there.
  const isPale = background !== 'unsure' && background.every((part) => part > 215)
  return isPlaceholder && isPale ? 'unsure' : background
}
