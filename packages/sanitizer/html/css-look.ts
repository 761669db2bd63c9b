import { black, type Colour, colourOfCss, white } from '../seen/colours.ts'
import { type Look, someSee, whyUnseen } from '../seen/why-unseen.ts'
import { sureMark, unsureNames } from './saying.ts'
import type { Declared } from './style-sheet.ts'

/** How what is in an element is drawn, with what it has from those around it. Sizes are in CSS pixels. */
export type CssLook = {
  isGone: boolean
  isInvisible: boolean
  /** Whether some readers may see what is hidden. */
  isUnsure: boolean
  opacity: number
  colour: Colour | 'none' | undefined
  ground: Colour | 'unsure'
  size: number
  /** How it is drawn where nothing unsure counts, when that is another way. */
  sure?: CssLook
}

export const pageLook: CssLook = {
  isGone: false,
  isInvisible: false,
  isUnsure: false,
  opacity: 1,
  colour: black,
  ground: white,
  size: 16,
}

/** The look within an element. @param letters the property that colours letters: `fill` in a drawing */
export function lookWithin(outer: CssLook, said: Declared, letters: 'color' | 'fill' = 'color'): CssLook {
  // Most elements say nothing of their own.
  let isEmpty = true
  for (const _name in said) {
    isEmpty = false
    break
  }
  if (isEmpty) return outer
  const look = changed(outer, said, letters)
  const names = said[unsureNames]
  if (names === undefined && outer.sure === undefined) return look
  return { ...look, sure: changed(outer.sure ?? outer, sureOf(said, names ?? ''), letters) }
}

/** What is said where nothing unsure counts. */
function sureOf(said: Declared, names: string): Declared {
  return Object.fromEntries(
    Object.entries(said).flatMap(([name, value]) => {
      if (name.startsWith(sureMark)) return name === unsureNames ? [] : [[name.slice(1), value]]
      return names.includes(` ${name} `) ? [] : [[name, value]]
    }),
  )
}

/** Why no reader sees words of this look, or some do not; undefined when all see them. @param judged what is known of the place besides */
export function whyWordsUnseen(
  look: CssLook,
  judged: (look: CssLook) => Look = plainLook,
): string | undefined {
  const why = whyUnseen(judged(look))
  if (why !== undefined || look.sure === undefined) return why
  return whyUnseen(judged(look.sure)) === undefined ? undefined : someSee
}

function changed(outer: CssLook, said: Declared, letters: 'color' | 'fill'): CssLook {
  const size = sizeOf(said['font-size'] ?? sizeInFont(said.font), outer.size)
  const opacity =
    outer.opacity * shareOf(said.opacity) * (letters === 'fill' ? shareOf(said['fill-opacity']) : 1)
  const { visibility } = said
  return {
    isGone: outer.isGone || isGone(said),
    isInvisible:
      visibility === undefined || visibility === 'inherit' ? outer.isInvisible : visibility !== 'visible',
    opacity,
    isUnsure: isUnsure(outer, said, letters),
    colour: said[letters] === undefined ? outer.colour : colourIn(said[letters], outer.colour),
    ground: groundOf(said, outer.ground),
    size,
  }
}

/** Whether it depends on what is not known of a reader, such as the width of the screen. What is sure to be gone is gone for all. */
function isUnsure(outer: CssLook, said: Declared, letters: 'color' | 'fill'): boolean {
  const names = said[unsureNames]
  if (names === undefined || (outer.isGone && !outer.isUnsure)) return outer.isUnsure
  const others = Object.entries(said).filter(
    ([name]) => !name.startsWith(sureMark) && !names.includes(` ${name} `),
  )
  if (isGone(Object.fromEntries(others))) return false
  const isOther = ['visibility', 'opacity', 'fill-opacity', letters, 'background', 'font'].some((name) =>
    names.includes(` ${name}`),
  )
  return outer.isUnsure || isGone(said) || isOther
}

/** As every kind of file is judged. */
export function plainLook({ isGone, isInvisible, isUnsure, opacity, colour, ground, size }: CssLook): Look {
  return {
    isHidden: isGone || isInvisible,
    isUnsure,
    opacity: colour === 'none' ? 0 : opacity,
    colour: colour === 'none' ? undefined : colour,
    ground,
    points: size * 0.75,
  }
}

function isGone(said: Declared): boolean {
  const isCut = /hidden|clip|scroll|auto/.test(
    said.overflow ?? said['overflow-y'] ?? said['overflow-x'] ?? '',
  )
  const isFlat = [said.height, said['max-height'], said.width, said['max-width']].some(isNothing)
  const isAway =
    /absolute|fixed|relative/.test(said.position ?? '') &&
    ['left', 'top', 'right', 'bottom'].some((side) => isFarOut(said[side]))
  return (
    said.display === 'none' ||
    /all/.test(said['mso-hide'] ?? '') ||
    (isCut && isFlat) ||
    isAway ||
    isFarOut(said['text-indent']) ||
    isFarOut(said['margin-left']) ||
    isFarOut(said['margin-top']) ||
    said['content-visibility'] === 'hidden' ||
    /scale\(\s*0(?:\.0+)?\s*[,)]/.test(said.transform ?? '') ||
    /^0(?:\.0+)?%?(?:\s|$)/.test(said.scale ?? '') ||
    /opacity\(\s*0(?:\.0+)?%?\s*\)/.test(said.filter ?? '') ||
    isPoint(said.clip) ||
    /^inset\(\s*(?:50|100)%/.test(said['clip-path'] ?? '')
  )
}

/** A cut that leaves a point at the corner: `rect(0, 0, 1px, 1px)`. */
function isPoint(clip: string | undefined): boolean {
  const sides = /^rect\(([^()]{1,60})\)$/
    .exec(clip ?? '')?.[1]
    ?.split(/[\s,]+/)
    .filter((side) => side !== '')
  return sides?.length === 4 && sides.every((side) => /^[01](?:px)?$/.test(side))
}

function isNothing(length: string | undefined): boolean {
  return (
    length !== undefined &&
    /^[01]?(?:\.\d+)?(?:px|pt|em|rem|%|in|cm|mm)?$/.test(length) &&
    Number.parseFloat(length) <= 1 &&
    !/^1(?:em|rem|in|cm|mm)$/.test(length)
  )
}

/** Further to the left or upwards than a page is large. */
function isFarOut(length: string | undefined): boolean {
  if (length === undefined) return false
  const value = Number.parseFloat(length)
  return value <= (length.endsWith('em') || length.endsWith('vw') || length.endsWith('%') ? -60 : -600)
}

function shareOf(value: string | undefined): number {
  if (value === undefined) return 1
  const share = Number.parseFloat(value)
  return Number.isNaN(share) ? 1 : Math.min(1, Math.max(0, value.endsWith('%') ? share / 100 : share))
}

function colourIn(value: string, outer: CssLook['colour']): CssLook['colour'] {
  return value === 'inherit' || value === 'currentcolor' ? outer : colourOfCss(value)
}

function groundOf(said: Declared, outer: CssLook['ground']): CssLook['ground'] {
  const value = said['background-color'] ?? said.background
  const image = `${said['background-image'] ?? ''} ${said.background ?? ''}`
  if (/url\(|gradient\(/.test(image)) return 'unsure'
  if (value === undefined) return outer
  const colour = colourOfCss(/^(?:\w{1,10}\([^()]{0,80}\)|\S+)/.exec(value.trim())?.[0] ?? '')
  return colour === 'none' ? outer : (colour ?? 'unsure')
}

function sizeInFont(font: string | undefined): string | undefined {
  return font === undefined ? undefined : /(?:^|\s)([\d.]+(?:px|pt|em|rem|%))/.exec(font)?.[1]
}

const inPixels: Readonly<Record<string, number>> = {
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 37.8,
  mm: 3.78,
  rem: 16,
  '': 1,
}

function sizeOf(value: string | undefined, outer: number): number {
  const [, number = '', unit = ''] =
    /^(\d{0,9}\.?\d{1,9})\s{0,9}(px|pt|pc|in|cm|mm|rem|em|ex|%)?$/.exec(value ?? '') ?? []
  if (number === '') return outer
  const size = Number(number)
  if (unit === 'em') return size * outer
  else if (unit === 'ex') return (size * outer) / 2
  else if (unit === '%') return (size * outer) / 100
  else return size * (inPixels[unit] ?? 1)
}
