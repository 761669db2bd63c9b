import { type Colour, colourOfHex, white } from '../../seen/colours.ts'
import type { Look } from '../../seen/why-unseen.ts'

/** What one of the elements that say how words are drawn means, by the values of its attributes without their prefix. */
export function lookOf(name: string, value: (key: string) => string | undefined): Look | undefined {
  const val = value('val')
  switch (name) {
    case 'vanish':
    case 'specVanish':
      return { isHidden: !['0', 'false', 'off'].includes(val ?? '') }
    case 'color':
      return { colour: colourOfHex(val ?? '') ?? themeColours[value('themeColor') ?? ''] }
    case 'sz':
      return { points: Number(val) / 2 }
    case 'highlight':
      return val === 'none' ? undefined : { ground: highlights[val ?? ''] ?? 'unsure' }
    case 'shd':
      return shade(value)
    default:
      return undefined
  }
}

/** In case a colour is named by the theme alone; the usual themes have these. */
const themeColours: Readonly<Record<string, Colour>> = { background1: white, light1: white }

const highlights: Readonly<Record<string, Colour>> = {
  white,
  yellow: [255, 255, 0],
  black: [0, 0, 0],
  lightGray: [192, 192, 192],
}

function shade(value: (key: string) => string | undefined): Look | undefined {
  const pattern = value('val') ?? 'clear'
  const colour = colourOfHex((pattern === 'solid' ? value('color') : value('fill')) ?? '')
  if (pattern === 'nil') return undefined
  if (pattern !== 'clear' && pattern !== 'solid') return { ground: 'unsure' }
  if (colour !== undefined) return { ground: colour }
  return value('themeFill') === undefined ? undefined : { ground: 'unsure' }
}

/** A line of a fixed height that cuts all letters off, in twentieths of a point (ISO/IEC 29500-1, 17.3.1.33). */
export const flattest = 30

/** The more particular one counts. */
export function overlay(under: Look, over: Look | undefined): Look {
  if (over === undefined) return under
  return {
    isHidden: over.isHidden ?? under.isHidden,
    colour: over.colour ?? under.colour,
    ground: over.ground ?? under.ground,
    points: over.points ?? under.points,
    opacity: over.opacity ?? under.opacity,
  }
}
