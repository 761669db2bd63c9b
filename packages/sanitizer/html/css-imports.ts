import { asLetters } from '../images/bytes.ts'
import { unescapedCss } from './css-text.ts'
import { layerWithin } from './layers.ts'
import { answerOfMedia } from './media-queries.ts'
import { type Answer, allOf } from './styled.ts'
import { answerOfImportSupports } from './supports.ts'

/** A sheet that another one asks for: where it is, the layer that its rules are in, and whether it counts on a screen. */
export type CssImport = { address: string; layer: string; answer: Answer }

/** A sheet by its address; undefined for one that is not there. `find` answers for what it asks for itself. */
export type FindSheet = (address: string) => FoundSheet | undefined
export type FoundSheet = { css: string; find: FindSheet }

/** `@import "a.css" layer(b) supports(…) screen`; undefined for what is none (CSS Cascade 5, section 2). */
export function readImport(
  item: string,
  around: { layer: string; answer: Answer },
  unnamed: () => string,
): CssImport | undefined {
  const found = readAddress(item.slice('@import'.length).trimStart())
  if (found === undefined) return undefined
  const { address } = found
  let { rest } = found
  const [asked, name] = /^layer(?:\(([^()]{0,200})\)|(?![\w(-]))/i.exec(rest) ?? []
  rest = rest.slice(asked?.length ?? 0).trim()
  const path =
    asked === undefined
      ? around.layer
      : layerWithin(around.layer, name ?? '', name === undefined ? unnamed : undefined)
  const [supports = ''] = /^supports\(/i.exec(rest) ?? []
  const end = supports === '' ? 0 : endOfBracket(rest)
  const ofSupports = end === 0 ? 'yes' : answerOfImportSupports(rest.slice(supports.length, end - 1))
  const answer = allOf([
    around.answer,
    path === undefined ? 'unsure' : 'yes',
    ofSupports,
    answerOfMedia(rest.slice(end)),
  ])
  return { address: address.trim(), layer: path ?? around.layer, answer }
}

/** What is in quotes or in `url(…)` at the start, and what comes behind. */
function readAddress(text: string): { address: string; rest: string } | undefined {
  const isAddress = /^url\(/i.test(text)
  const inside = isAddress ? text.slice(4).trimStart() : text
  const quote = inside.charAt(0)
  if (quote !== '"' && quote !== "'" && !isAddress) return undefined
  const isQuoted = quote === '"' || quote === "'"
  const from = isQuoted ? 1 : 0
  const found = inside.indexOf(isQuoted ? quote : ')', from)
  const end = found < 0 ? inside.length : found
  const close = isAddress && isQuoted ? inside.indexOf(')', end) : end
  const rest = close < 0 ? '' : inside.slice(close + 1).trim()
  return { address: unescapedCss(inside.slice(from, end)), rest }
}

function endOfBracket(text: string): number {
  let depth = 0
  for (const { 0: sign, index } of text.matchAll(/[()]/g)) {
    depth += sign === '(' ? 1 : -1
    if (depth === 0) return index + 1
  }
  return text.length
}

/** A sheet that is written into its own address. */
export const sheetInAddress: FindSheet = (address) => {
  const [head = '', type = ''] = /^data:([\w/+.-]*)[^,]{0,200},/i.exec(address) ?? []
  if (head === '' || (type !== '' && type.toLowerCase() !== 'text/css')) return undefined
  try {
    const text = decodeURIComponent(address.slice(head.length))
    const css = /;\s*base64\s*,$/i.test(head)
      ? new TextDecoder().decode(asLetters(atob(text.replace(/\s+/g, ''))))
      : text
    return { css, find: sheetInAddress }
  } catch {
    return undefined
  }
}
