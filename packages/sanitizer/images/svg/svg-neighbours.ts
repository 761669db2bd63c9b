import type { StyleSheet } from '../../html/style-sheet.ts'
import type { SvgToken } from './read-svg.ts'

/**
 * The tokens without some of them. Where a sheet draws things by what is beside them, an empty element stays in the place of one that
 * goes, with its name and classes: otherwise what a reader sees could be hidden by a rule for other neighbours.
 */
export function withoutTokens(
  tokens: readonly SvgToken[],
  gone: ReadonlySet<number>,
  sheet: StyleSheet,
): SvgToken[] {
  if (!sheet.hasNeighbours) return tokens.filter((_token, at) => !gone.has(at))
  const left: SvgToken[] = []
  const open: string[] = []
  let depth = 0
  for (const [at, token] of tokens.entries()) {
    const isGap = token.kind !== 'text' && token.isGap
    if (gone.has(at) || isGap) {
      if (token.kind === 'open' && depth === 0 && !open.some((name) => isChoice.has(name)))
        left.push(...empty(token))
      if (token.kind === 'open') depth += 1
      else if (token.kind === 'close') depth -= 1
      continue
    }
    if (token.kind === 'open') open.push(token.name)
    else if (token.kind === 'close') open.pop()
    left.push(token)
  }
  return left
}

/** Within these, an empty element would be chosen, or nothing is drawn in its place. */
const isChoice = new Set(['switch', 'defs', 'clipPath', 'filter', 'linearGradient', 'radialGradient'])

function empty(token: Extract<SvgToken, { kind: 'open' }>): SvgToken[] {
  const attributes = new Map([...token.attributes].filter(([name]) => name === 'class' || name === 'id'))
  const { name, styled } = token
  return [
    { kind: 'open', name, attributes, styled },
    { kind: 'close', name },
  ]
}
