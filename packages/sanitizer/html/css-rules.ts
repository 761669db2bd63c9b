import { answerOfMedia } from './media-queries.ts'
import { dividedSelectors } from './selector-values.ts'
import { type Answer, least } from './styled.ts'

/**
 * A rule without others in it. `answer` is whether it counts on a screen, `isLayered` whether all rules outside of layers come before it,
 * and `isNested` whether it was written within another one.
 */
export type CssRule = {
  selectors: string
  body: string
  answer: Answer
  isLayered: boolean
  isNested: boolean
}

/** Rules deeper within one another are not followed. */
const deepest = 30
const longestSelectors = 4000
const everything = { selectors: '*', body: 'display:none', answer: 'unsure', isNested: true } as const

type Around = {
  selectors: string | undefined
  answer: Answer
  isLayered: boolean
  isNested: boolean
  depth: number
}

/**
 * The rules of a style sheet that count on a screen or may count, one behind the other: those within others get the names of the outer
 * ones (CSS Nesting 1). What cannot be followed gives a rule that may hide everything.
 */
export function rulesOf(css: string): CssRule[] {
  const text = withoutComments(css)
  const rules: CssRule[] = []
  let at = 0
  while (at < text.length)
    block({ selectors: undefined, answer: 'yes', isLayered: false, isNested: false, depth: 0 })
  return rules

  /** Reads to the end of what is open, and behind it. */
  function block(around: Around): void {
    let declarations: string[] = []
    const flush = () => {
      const body = declarations.join(';')
      declarations = []
      const { selectors, answer, isLayered, isNested } = around
      if (selectors !== undefined && body.trim() !== '' && answer !== 'no')
        rules.push({ selectors, body, answer, isLayered, isNested })
    }
    while (at < text.length) {
      const from = at
      const end = endOfItem(text, at)
      const item = text.slice(from, end).trim()
      const sign = text[end]
      at = end + 1
      if (sign !== '{') {
        if (item !== '') declarations.push(item)
        if (sign === ';') continue
        break
      }
      flush()
      inner(item, around)
    }
    flush()
  }

  function inner(item: string, around: Around): void {
    const depth = around.depth + 1
    const within = item.startsWith('@') ? ofAtRule(item, around) : ofStyle(item, around)
    if (depth <= deepest && within !== undefined) {
      block({ ...within, depth })
      return
    }
    if (around.answer !== 'no') rules.push({ ...everything, isLayered: around.isLayered })
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

function ofAtRule(item: string, around: Around): Within {
  const name = /^@([\w-]+)/.exec(item)?.[1] ?? ''
  const condition = item.slice(name.length + 1)
  const answer = answerOfAtRule(name.toLowerCase(), condition)
  return {
    selectors: around.selectors,
    answer: least(around.answer, answer),
    isLayered: around.isLayered || name.toLowerCase() === 'layer',
    isNested: around.selectors !== undefined,
  }
}

/** What is in others, such as `@font-face` and `@keyframes`, is about no element, or browsers pass it over. */
function answerOfAtRule(name: string, condition: string): Answer {
  if (name === 'media') return answerOfMedia(condition)
  else if (name === 'layer') return 'yes'
  else if (name === 'supports') return /^\s*not\b/i.test(condition) ? 'unsure' : 'yes'
  else if (name === 'container' || name === 'scope') return 'unsure'
  else return 'no'
}

function ofStyle(item: string, around: Around): Within | undefined {
  // A property of a person's own, whose value is in braces.
  if (item.startsWith('--')) return { ...around, answer: 'no' }
  const selectors = around.selectors === undefined ? item : nested(item, around.selectors)
  if (selectors.length > longestSelectors) return undefined
  return { ...around, selectors, isNested: around.selectors !== undefined }
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

/** Where the next `;`, `{` or `}` is that is in no bracket and in no quotes. */
function endOfItem(text: string, from: number): number {
  let brackets = 0
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === '\\') at += 1
    else if (sign === '"' || sign === "'") at = endOfQuote(text, at, sign)
    else if (sign === '(' || sign === '[') brackets += 1
    else if (sign === ')' || sign === ']') brackets = Math.max(0, brackets - 1)
    else if (sign === '{' || sign === '}' || (sign === ';' && brackets === 0)) return at
  }
  return text.length
}

/** A quote that is not closed ends with its line (CSS Syntax 3, section 4.3.5). */
function endOfQuote(text: string, from: number, quote: string): number {
  for (let at = from + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1
    else if (text[at] === quote || text[at] === '\n') return at
  }
  return text.length
}

function withoutComments(css: string): string {
  const pieces: string[] = []
  let at = 0
  for (let open = css.indexOf('/*'); open >= 0; open = css.indexOf('/*', at)) {
    pieces.push(css.slice(at, open))
    const close = css.indexOf('*/', open + 2)
    at = close < 0 ? css.length : close + 2
  }
  return pieces
    .concat(css.slice(at))
    .join(' ')
    .replace(/<!--|-->/g, ' ')
}
