import { sheetInAddress } from '../../html/css-imports.ts'
import type { CssRule } from '../../html/css-rules.ts'
import { answersOfSheets, type SheetOfPage } from '../../html/sheet-elements.ts'
import { StyleSheet } from '../../html/style-sheet.ts'
import type { Answer } from '../../html/styled.ts'
import type { SvgToken } from './read-svg.ts'

/** The style sheets of a drawing: what they say together, and how each is written by itself. */
export type SvgSheets = { sheet: StyleSheet; plainOf(token: SvgToken): string }

type Written = { token: SvgToken; css: string; media: string; answer: Answer; rules: readonly CssRule[] }

/** @param before sheets that are asked for before the drawing begins */
export function sheetsIn(tokens: readonly SvgToken[], before: readonly SheetOfPage[] = []): SvgSheets {
  const sheet = new StyleSheet()
  for (const one of before) if ('address' in one) sheet.addFound(one.address, sheetInAddress, one.answer)
  const all: Written[] = []
  const answerOf = answersOfSheets()
  for (const [at, token] of tokens.entries()) {
    const outer = tokens[at - 1]
    if (token.kind !== 'text' || outer?.kind !== 'open' || outer.name !== 'style') continue
    const attribute = (name: string) => outer.attributes.get(name)
    const answer = answerOf(attribute)
    const rules = sheet.add(token.text, sheetInAddress, answer)
    all.push({ token, css: token.text, media: attribute('media') ?? '', answer, rules })
  }
  const layers = layersOf(all, sheet)
  const written = new Map(all.map((one) => [one.token, plain(one, layers)]))
  return { sheet, plainOf: (token) => written.get(token) ?? '' }
}

/** Layers in their order, whatever they were in, with names that tell nothing. */
function layersOf(all: readonly Written[], sheet: StyleSheet): ReadonlyMap<string, string> {
  const paths = [...new Set(all.flatMap(({ rules }) => rules.map(({ layer }) => layer)))]
  const inOrder = paths
    .filter((path) => path !== '')
    .sort((one, other) => sheet.placeOf(one) - sheet.placeOf(other))
  return new Map(inOrder.map((path, place) => [path, `l${place + 1}`]))
}

/** A sheet with rules in rules, in layers or from elsewhere, as one in which they are behind each other. Of such a sheet, rules for some screens alone go. */
function plain({ css, media, answer, rules }: Written, layers: ReadonlyMap<string, string>): string {
  if (answer === 'no') return ''
  if (!rules.some(({ isNested }) => isNested)) return answer === 'yes' ? css : `@media ${media}{${css}}`
  const order = [...layers.values()].map((name) => `@layer ${name}{}`)
  const sure = rules.filter((rule) => rule.answer === 'yes')
  return [...order, ...sure.map((rule) => inLayer(rule, layers.get(rule.layer)))].join('\n')
}

function inLayer({ selectors, body }: CssRule, layer: string | undefined): string {
  const rule = `${selectors}{${body}}`
  return layer === undefined ? rule : `@layer ${layer}{${rule}}`
}
