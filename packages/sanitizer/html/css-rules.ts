import { type CssImport, readImport } from './css-imports.ts'
import { endOfItem, withoutComments } from './css-text.ts'
import { layerWithin } from './layers.ts'
import { answerOfMedia } from './media-queries.ts'
import { dividedSelectors } from './selector-values.ts'
import { type Answer, least } from './styled.ts'
import { answerOfSupports } from './supports.ts'

/**
 * A rule without others in it. `answer` is whether it counts on a screen, `layer` the layer that it is in, empty for none, and `isNested`
 * whether it was written within another one, or within anything but one `@media`.
 */
export type CssRule = {
  selectors: string
  body: string
  answer: Answer
  layer: string
  isNested: boolean
}

/** What a sheet says, in its order: rules, the names of layers where they are met, and the sheets that it asks for. */
export type CssItem =
  | ({ is: 'rule' } & CssRule)
  | { is: 'layer'; path: string; answer: Answer }
  | ({ is: 'import' } & CssImport)

/** In what a whole sheet is, when another one asks for it. */
export type SheetPlace = { layer: string; answer: Answer }
export const topOfPage: SheetPlace = { layer: '', answer: 'yes' }

/** Rules deeper within one another are not followed. */
const deepest = 30
const longestSelectors = 4000

/** A rule that may hide whatever there is. */
export const everything = {
  ...{ selectors: '*', body: 'display:none', answer: 'unsure', layer: '', isNested: true },
} as const satisfies CssRule

type Around = {
  selectors: string | undefined
  answer: Answer
  layer: string
  isNested: boolean
  depth: number
}

/** The rules of a style sheet that count on a screen or may count, one behind the other. */
export function rulesOf(css: string): CssRule[] {
  return itemsOf(css, topOfPage, numbering()).flatMap((item) => (item.is === 'rule' ? [item] : []))
}

/** Gives a name that no sheet can write, for a layer without a name. */
export function numbering(): () => string {
  let number = 0
  return () => ` ${++number}`
}

/**
 * What a style sheet says, one behind the other: rules within others get the names of the outer ones (CSS Nesting 1). What cannot be
 * followed gives a rule that may hide everything.
 */
export function itemsOf(css: string, place: SheetPlace, unnamed: () => string): CssItem[] {
  const text = withoutComments(css)
  const items: CssItem[] = []
  /** Sheets are asked for at the start alone (CSS Cascade 5, section 2). */
  let start: 'layers' | 'imports' | 'over' = 'layers'
  let at = 0
  while (at < text.length) block({ ...place, selectors: undefined, isNested: false, depth: 0 })
  return items

  /** Reads to the end of what is open, and behind it. */
  function block(around: Around): void {
    let declarations: string[] = []
    const flush = () => {
      const body = declarations.join(';')
      declarations = []
      const { selectors, answer, layer, isNested } = around
      if (selectors !== undefined && body.trim() !== '' && answer !== 'no')
        items.push({ is: 'rule', selectors, body, answer, layer, isNested })
    }
    while (at < text.length) {
      const from = at
      const end = endOfItem(text, at)
      const item = text.slice(from, end).trim()
      const sign = text[end]
      at = end + 1
      if (sign !== '{') {
        if (item.startsWith('@')) statement(item, around)
        else if (item !== '') declarations.push(item)
        if (sign === ';') continue
        break
      }
      flush()
      inner(item, around)
    }
    flush()
  }

  function statement(item: string, around: Around): void {
    if (around.answer === 'no' || around.selectors !== undefined) return
    if (/^@layer\s/i.test(item)) {
      if (start === 'imports' && around.depth === 0) start = 'over'
      const paths = item
        .slice(6)
        .split(',')
        .map((name) => layerWithin(around.layer, name))
      if (paths.includes(undefined)) return
      for (const path of paths)
        if (path !== undefined) items.push({ is: 'layer', path, answer: around.answer })
    } else if (/^@import\b/i.test(item) && around.depth === 0) {
      const asked = readImport(item, around, unnamed)
      // Readers pass over one that comes too late. Whether it does depends on which rules before it they can read.
      if (asked !== undefined)
        items.push({
          is: 'import',
          ...asked,
          answer: start === 'over' ? least(asked.answer, 'unsure') : asked.answer,
        })
      if (start === 'layers') start = 'imports'
    }
  }

  function inner(item: string, around: Around): void {
    if (around.depth === 0) start = 'over'
    const depth = around.depth + 1
    const within = item.startsWith('@') ? ofAtRule(item, around, unnamed) : ofStyle(item, around)
    if (depth <= deepest && within !== undefined) {
      if (within.layer !== around.layer && within.answer !== 'no')
        items.push({ is: 'layer', path: within.layer, answer: within.answer })
      block({ ...within, depth })
      return
    }
    if (around.answer !== 'no') items.push({ is: 'rule', ...everything, layer: around.layer })
    skip()
  }

  function skip(): void {
    for (let open = 1; open > 0 && at < text.length; ) {
      const end = endOfItem(text, at)
      if (text[end] === '{') open += 1
      else if (text[end] !== ';') open -= 1
      at = end + 1
    }
  }
}

type Within = Omit<Around, 'depth'>

function ofAtRule(item: string, around: Around, unnamed: () => string): Within {
  const name = /^@([\w-]+)/.exec(item)?.[1] ?? ''
  const condition = item.slice(name.length + 1)
  const isLayer = name.toLowerCase() === 'layer'
  const path = isLayer ? layerWithin(around.layer, condition, unnamed) : undefined
  const answer = isLayer ? (path === undefined ? 'no' : 'yes') : answerOfAtRule(name.toLowerCase(), condition)
  return {
    selectors: around.selectors,
    answer: least(around.answer, answer),
    layer: path ?? around.layer,
    isNested: around.selectors !== undefined || around.depth > 0 || name.toLowerCase() !== 'media',
  }
}

/** What is in others, such as `@font-face` and `@keyframes`, is about no element, or browsers pass it over. */
function answerOfAtRule(name: string, condition: string): Answer {
  if (name === 'media') return answerOfMedia(condition)
  else if (name === 'supports') return answerOfSupports(condition)
  else if (name === 'container' || name === 'scope' || name === 'starting-style') return 'unsure'
  else return 'no'
}

function ofStyle(item: string, around: Around): Within | undefined {
  // A property of a person's own, whose value is in braces.
  if (item.startsWith('--')) return { ...around, answer: 'no' }
  const selectors = around.selectors === undefined ? item : nested(item, around.selectors)
  if (selectors.length > longestSelectors) return undefined
  return { ...around, selectors, isNested: around.isNested || around.selectors !== undefined }
}

/** The selectors of a rule within another one, as they would be outside of it (CSS Nesting 1, section 3). */
function nested(item: string, outer: string): string {
  const isOne = dividedSelectors(outer).length === 1
  const whole = `:is(${outer})`
  return dividedSelectors(item)
    .map((one) => {
      const own = one.trim()
      const rest = own.slice(1)
      if (!own.includes('&')) return `${isOne ? outer : whole} ${own}`
      // Directly behind, so that the last name is one that elements are found by.
      if (isOne && own.startsWith('&') && !rest.includes('&') && /^(?:$|[.#:[\s>+~])/.test(rest))
        return `${outer}${rest}`
      return own.replaceAll('&', whole)
    })
    .join(',')
}
