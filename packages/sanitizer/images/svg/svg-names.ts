import type { SvgToken } from './read-svg.ts'
import { longestTiming } from './svg-attributes.ts'
import type { Renamed } from './svg-style.ts'

/** Names as they are, for the first look, which only leaves things out. */
export const sameNames: Renamed = {
  id: (name) => name,
  className: (name) => name,
  isNeeded: () => true,
  isUsedClass: (name) => name !== '',
}

/** `i1`, `i2` and `c1`, `c2` in the order in which they appear; ids that nothing refers to, and classes without style, go. */
export function renaming(tokens: readonly SvgToken[]): Renamed {
  const ids = new Map<string, string>()
  const classNames = new Map<string, string>()
  const give = (names: Map<string, string>, name: string, letter: string) => {
    const known = names.get(name) ?? `${letter}${names.size + 1}`
    names.set(name, known)
    return known
  }
  const used = usedNames(tokens)
  return {
    id: (name) => give(ids, name, 'i'),
    className: (name) => give(classNames, name, 'c'),
    isNeeded: (name) => used.ids.has(name),
    isUsedClass: (name) => used.classes.has(name),
  }
}

function usedNames(tokens: readonly SvgToken[]) {
  const ids = new Set<string>()
  const classes = new Set<string>()
  let isInStyle = false
  for (const token of tokens) {
    if (token.kind === 'text' && isInStyle) {
      for (const [, name = ''] of token.text.matchAll(/#([\w-]+)/g)) ids.add(name)
      for (const [, name = ''] of token.text.matchAll(/\.([a-z_-][\w-]*)/gi)) classes.add(name)
      addFromValue(token.text, ids)
    }
    if (token.kind === 'text') continue
    isInStyle = token.kind === 'open' && token.name === 'style'
    if (token.kind === 'close') continue
    for (const [name, value] of token.attributes) {
      if (name === 'href') ids.add(value.slice(1, 1000))
      else if ((name === 'begin' || name === 'end') && value.length <= longestTiming) {
        for (const [, id = ''] of value.matchAll(/([a-z_][\w-]{0,200})\./gi)) ids.add(id)
      } else if (name !== 'd') addFromValue(value, ids)
    }
  }
  return { ids, classes }
}

function addFromValue(value: string, ids: Set<string>): void {
  if (!value.includes('url(')) return
  for (const [, id = ''] of value.matchAll(/url\(#([^"'()\s]+)/g)) ids.add(id)
}
