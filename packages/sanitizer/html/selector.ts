import { unescapedCss } from './css-text.ts'
import { fitsAll, insideTest } from './selector-fits.ts'
import { compares, dividedSelectors, rowOf } from './selector-values.ts'
import { anyOf, asked, type Compound, not, type Part, type Places, placesOf, type Test } from './styled.ts'

const name = String.raw`(?:[\w-]|[^\0-\x7f]|\\[\da-f]{1,6}\s?|\\[^\n\da-f])+`
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

type Writable = { -readonly [Key in keyof Compound]: Compound[Key] } & { classes: string[]; tests: Test[] }

function emptyCompound(): Writable {
  return { tag: '', id: '', classes: [], tests: [], weight: 0 }
}

function addTo(is: Writable, found: Record<string, string | undefined>, inside: string | undefined): void {
  const { tag, attribute, state } = found
  if (tag !== undefined) {
    is.tag = tag === '*' ? '' : unescapedCss(tag).toLowerCase()
    is.weight += tag === '*' ? 0 : 1
  } else if (found.class !== undefined) {
    is.classes.push(unescapedCss(found.class))
    is.weight += 100
  } else if (found.id !== undefined) {
    is.id = unescapedCss(found.id)
    is.weight += 10_000
  } else if (attribute !== undefined) {
    is.tests.push(attributeTest(unescapedCss(attribute).toLowerCase(), found))
    is.weight += 100
  } else if (state !== undefined) addState(is, state.toLowerCase(), inside)
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

/** By which number a state asks, when it asks by one. */
const numbered: Readonly<Record<string, keyof Places>> = {
  ':nth-child': 'first',
  ':nth-last-child': 'last',
  ':nth-of-type': 'firstOfName',
  ':nth-last-of-type': 'lastOfName',
}
const isFirst: Readonly<Record<string, readonly (keyof Places)[]>> = {
  ':first-child': ['first'],
  ':last-child': ['last'],
  ':only-child': ['first', 'last'],
  ':first-of-type': ['firstOfName'],
  ':last-of-type': ['lastOfName'],
  ':only-of-type': ['firstOfName', 'lastOfName'],
}

/** Undefined stands for a row that cannot be read. */
type Listed = { sign: string; parts: Part[] | undefined }[]

function addState(is: Writable, state: string, inside: string | undefined): void {
  const listed = /^:(?:not|is|where|has|matches|-webkit-any|-moz-any)$/.test(state)
    ? listOf(inside ?? '')
    : undefined
  if (state !== ':where')
    is.weight += listed === undefined ? 100 : Math.max(0, ...listed.map(({ parts }) => weightOf(parts)))
  is.tests.push(stateTest(state, inside, listed))
}

function weightOf(parts: readonly Part[] | undefined): number {
  return parts === undefined ? 100 : parts.reduce((sum, part) => sum + part.is.weight, 0)
}

function stateTest(state: string, inside: string | undefined, listed: Listed | undefined): Test {
  const numbers = isFirst[state]
  const by = numbered[state]
  if (never.test(state)) return () => 'no'
  else if (state === ':root' || state === ':scope') return ({ outer }) => (outer === undefined ? 'yes' : 'no')
  else if (numbers !== undefined)
    return (element) => asked(placesOf(element), (places) => numbers.every((one) => places[one] === 1))
  else if (by !== undefined) {
    const fits = rowOf(inside ?? '')
    return (element) =>
      fits === undefined ? 'unsure' : asked(placesOf(element), (places) => fits(places[by]))
  } else if (listed === undefined) return () => 'unsure'
  const tests = listed.map(({ sign, parts }): Test => {
    if (parts === undefined) return () => 'unsure'
    return state === ':has' ? insideTest(sign, parts) : (element) => fitsAll(parts, element)
  })
  const isOne: Test = (element) => anyOf(tests.map((test) => test(element)))
  return state === ':not' ? (element) => not(isOne(element)) : isOne
}

/** The rows in a bracket; with `:has()` there may be a sign before the first name. */
function listOf(inside: string): Listed {
  return dividedSelectors(inside).map((one) => {
    const row = one.trim()
    const [sign = ' '] = /^[>+~]/.exec(row) ?? []
    return { sign, parts: readSelector(sign === ' ' ? row : row.slice(1)) }
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
