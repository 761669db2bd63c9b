import { answerOfCondition } from './conditions.ts'
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
  if (!/^[a-z][\w-]*$/.test(type) || type === 'not') return answerOfCondition(query, answerOfFeature)
  const ofType: Answer = type === 'all' || type === 'screen' ? 'yes' : 'no'
  const ofRest =
    and === undefined ? 'yes' : and === 'and' ? answerOfCondition(rest.join(' '), answerOfFeature) : 'unsure'
  const answer = allOf([ofType, ofRest])
  return isMarked && first === 'not' ? not(answer) : answer
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
