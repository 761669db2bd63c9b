import { dividedSelectors } from './selector-values.ts'
import { type Answer, allOf, anyOf, not } from './styled.ts'

/** What a page on a screen in the light answers, where nothing else is said of the reader (Media Queries 5). */
const usual: Readonly<Record<string, RegExp>> = {
  'prefers-color-scheme': /^light$/,
  'prefers-reduced-motion': /^no-preference$/,
  'prefers-reduced-transparency': /^no-preference$/,
  'prefers-reduced-data': /^no-preference$/,
  'prefers-contrast': /^no-preference$/,
  'forced-colors': /^none$/,
  'inverted-colors': /^none$/,
  'color-gamut': /^srgb$/,
  'display-mode': /^browser$/,
  grid: /^0$/,
  color: /^$/,
}

/** Deeper brackets are not followed. */
const deepest = 20

/** Whether the rules behind `@media` count: `unsure` where that depends on what is not known, such as the width of a screen. */
export function answerOfMedia(list: string): Answer {
  const plain = list.toLowerCase().replace(/\s+/g, ' ')
  return anyOf(dividedSelectors(plain).map((query) => answerOfQuery(query.trim())))
}

function answerOfQuery(query: string): Answer {
  if (query === '') return 'yes'
  const words = query.split(' ')
  const [first = '', second = ''] = words
  const isMarked = (first === 'not' || first === 'only') && /^[a-z][\w-]*$/.test(second)
  const [type = '', and, ...rest] = isMarked ? words.slice(1) : words
  if (!/^[a-z][\w-]*$/.test(type) || type === 'not') return answerOfCondition(query, 0)
  const ofType: Answer = type === 'all' || type === 'screen' ? 'yes' : 'no'
  const ofRest = and === undefined ? 'yes' : and === 'and' ? answerOfCondition(rest.join(' '), 0) : 'unsure'
  const answer = allOf([ofType, ofRest])
  return isMarked && first === 'not' ? not(answer) : answer
}

/** `(a) and (b)`, `(a) or (b)`, `not (a)`, or one in brackets. */
function answerOfCondition(written: string, depth: number): Answer {
  const text = written.trim()
  if (depth > deepest) return 'unsure'
  if (text.startsWith('not ')) return not(answerOfCondition(text.slice(4), depth + 1))
  const { pieces, words } = piecesOf(text)
  if (pieces.length > 1) {
    const answers = pieces.map((piece) => answerOfCondition(piece, depth + 1))
    if (words.every((word) => word === 'and')) return allOf(answers)
    return words.every((word) => word === 'or') ? anyOf(answers) : 'unsure'
  }
  if (!text.startsWith('(') || !text.endsWith(')')) return 'unsure'
  const inside = text.slice(1, -1).trim()
  return /^\(|^not /.test(inside) ? answerOfCondition(inside, depth + 1) : answerOfFeature(inside)
}

/** What is in brackets at the top, and the words between. */
function piecesOf(text: string): { pieces: string[]; words: string[] } {
  const pieces: string[] = []
  const words: string[] = []
  let open = 0
  let from = 0
  for (const { 0: sign, index } of text.matchAll(/[()]/g)) {
    open += sign === '(' ? 1 : -1
    if (open === 1 && sign === '(') {
      if (pieces.length > 0) words.push(text.slice(from, index).trim())
      from = index
    } else if (open === 0) {
      pieces.push(text.slice(from, index + 1))
      from = index + 1
    }
  }
  return { pieces, words }
}

function answerOfFeature(inside: string): Answer {
  const colon = inside.indexOf(':')
  const name = (colon < 0 ? inside : inside.slice(0, colon)).trim()
  const value = colon < 0 ? '' : inside.slice(colon + 1).trim()
  // No screen is narrower than nothing.
  if (/^min-(?:device-)?(?:width|height)$/.test(name) && /^0(?:px|em|rem)?$/.test(value)) return 'yes'
  if (name === '-webkit-min-device-pixel-ratio' && Number(value) === 0) return 'yes'
  const known = usual[name]
  return known === undefined ? 'unsure' : known.test(value) ? 'yes' : 'no'
}
