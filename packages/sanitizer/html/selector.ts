import { compares, rowOf } from './selector-values.ts'
import { type Answer, allOf, anyOf, asked, not, placeOfType, type Styled } from './styled.ts'

type Test = (element: Styled) => Answer

/** What one element has to be: a row of names and tests without a sign between them (Selectors 4, section 3.1). */
export type Compound = {
  tag: string
  id: string
  classes: readonly string[]
  tests: readonly Test[]
  /** How much it decides between rules (section 17): ids by 10,000, classes and tests by 100, names by 1. */
  weight: number
}

/** One of a row, with the sign between it and the one before: ` `, `>`, `+`, `~`, or nothing. */
export type Part = { is: Compound; sign: string }

const name = String.raw`(?:[\w-]|[^\0-\x7f]|\\[^\n])+`
const piece = new RegExp(
  [
    String.raw`\s*(?<sign>[>+~])\s*`,
    String.raw`(?<space>\s+)`,
    String.raw`(?:[\w-]*\|)?(?<tag>\*|${name})`,
    String.raw`\.(?<class>${name})`,
    `#(?<id>${name})`,
    String.raw`\[\s*(?:[\w*-]*\|)?(?<attribute>${name})\s*(?:(?<how>[~|^$*]?)=\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s\]"']+))\s*(?<case>[is]?)\s*)?\]`,
    String.raw`(?<state>::?[\w-]+)(?<open>\()?`,
  ].join('|'),
  'iy',
)
/** Longer rows are not followed. */
const longest = 1000

/** The parts of a selector, the last first; undefined for what is none, or is too long. */
export function readSelector(written: string): Part[] | undefined {
  const text = written.trim()
  if (text === '' || text.length > longest) return undefined
  const parts: Part[] = []
  let is = emptyCompound()
  let sign = ''
  let isBegun = false
  for (let at = 0; at < text.length; ) {
    piece.lastIndex = at
    const found = piece.exec(text)?.groups
    if (found === undefined) return undefined
    at = piece.lastIndex
    const next = found.sign ?? (found.space === undefined ? undefined : ' ')
    if (next !== undefined) {
      if (!isBegun) return undefined
      parts.push({ is, sign })
      is = emptyCompound()
      sign = next
      isBegun = false
      continue
    }
    if (found.tag !== undefined && isBegun) return undefined
    isBegun = true
    if (found.open === undefined) addTo(is, found, undefined)
    else {
      const end = endOfBracket(text, at)
      if (end === undefined) return undefined
      addTo(is, found, text.slice(at, end))
      at = end + 1
    }
  }
  return isBegun ? [...parts, { is, sign }].reverse() : undefined
}

/** A list of selectors, cut at the commas that are not within brackets. */
export function dividedSelectors(list: string): string[] {
  const selectors: string[] = []
  let depth = 0
  let from = 0
  for (const { 0: sign, index } of list.matchAll(/[()[\],]/g)) {
    if (sign === '(' || sign === '[') depth += 1
    else if (sign !== ',') depth -= 1
    else if (depth === 0) {
      selectors.push(list.slice(from, index))
      from = index + 1
    }
  }
  return [...selectors, list.slice(from)]
}

export function matches({ tag, id, classes, tests }: Compound, element: Styled): Answer {
  const isNamed =
    (tag === '' || tag === element.tag) &&
    (id === '' || id === element.id) &&
    classes.every((one) => element.classes.includes(one))
  return isNamed ? allOf(tests.map((test) => test(element))) : 'no'
}

type Writable = { -readonly [Key in keyof Compound]: Compound[Key] } & { classes: string[]; tests: Test[] }

function emptyCompound(): Writable {
  return { tag: '', id: '', classes: [], tests: [], weight: 0 }
}

function addTo(is: Writable, found: Record<string, string | undefined>, inside: string | undefined): void {
  const { tag, attribute, state } = found
  if (tag !== undefined) {
    is.tag = tag === '*' ? '' : unescaped(tag).toLowerCase()
    is.weight += tag === '*' ? 0 : 1
  } else if (found.class !== undefined) {
    is.classes.push(unescaped(found.class))
    is.weight += 100
  } else if (found.id !== undefined) {
    is.id = unescaped(found.id)
    is.weight += 10_000
  } else if (attribute !== undefined) {
    is.tests.push(attributeTest(unescaped(attribute).toLowerCase(), found))
    is.weight += 100
  } else if (state !== undefined) addState(is, state.toLowerCase(), inside)
}

function unescaped(written: string): string {
  return written.replace(/\\(.)/g, '$1')
}

function attributeTest(key: string, found: Record<string, string | undefined>): Test {
  const given = found.double ?? found.single ?? found.bare
  const fold = (text: string) => (found.case === 'i' ? text.toLowerCase() : text)
  const wanted = fold(given ?? '')
  return ({ attribute }) => {
    if (attribute === undefined) return 'unsure'
    const said = attribute(key)
    if (said === undefined) return 'no'
    const isSo = given === undefined || compares(found.how ?? '', fold(said), wanted)
    return isSo ? 'yes' : 'no'
  }
}

/** States that come only after a person acts, and parts that are no element. */
const never =
  /^:(?::.*|before|after|first-line|first-letter|hover|active|focus(?:-within|-visible)?|visited|target(?:-within)?|checked|indeterminate|fullscreen|popover-open|playing|user-(?:valid|invalid)|future|past)$/

function addState(is: Writable, state: string, inside: string | undefined): void {
  const listed = /^:(?:not|is|where|matches|-webkit-any|-moz-any)$/.test(state)
    ? listOf(inside ?? '')
    : undefined
  if (state !== ':where')
    is.weight += listed === undefined ? 100 : Math.max(0, ...listed.map((one) => one?.weight ?? 100))
  is.tests.push(stateTest(state, inside, listed))
}

function stateTest(
  state: string,
  inside: string | undefined,
  listed: readonly (Compound | undefined)[] | undefined,
): Test {
  if (never.test(state)) return () => 'no'
  else if (state === ':root') return ({ outer }) => (outer === undefined ? 'yes' : 'no')
  else if (state === ':first-child') return ({ place }) => asked(place, (number) => number === 1)
  else if (state === ':last-child') return ({ isLast }) => asked(isLast, (is) => is)
  else if (state === ':only-child')
    return ({ place, isLast }) => allOf([asked(place, (number) => number === 1), asked(isLast, (is) => is)])
  else if (state === ':first-of-type')
    return (element) => asked(placeOfType(element), (number) => number === 1)
  else if (state === ':nth-child' || state === ':nth-of-type') {
    const fits = rowOf(inside ?? '')
    const placeOf = state === ':nth-child' ? ({ place }: Styled) => place : placeOfType
    return (element) => (fits === undefined ? 'unsure' : asked(placeOf(element), fits))
  } else if (listed === undefined) return () => 'unsure'
  const isOne: Test = (element) =>
    anyOf(listed.map((one) => (one === undefined ? 'unsure' : matches(one, element))))
  return state === ':not' ? (element) => not(isOne(element)) : isOne
}

/** Rows with a sign within `:not()` or `:is()` are not followed. */
function listOf(inside: string): (Compound | undefined)[] {
  return dividedSelectors(inside).map((one) => {
    const parts = readSelector(one)
    return parts?.length === 1 ? parts[0]?.is : undefined
  })
}

function endOfBracket(text: string, from: number): number | undefined {
  let depth = 1
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    else if (text[at] === ')') depth -= 1
    if (depth === 0) return at
  }
  return undefined
}
