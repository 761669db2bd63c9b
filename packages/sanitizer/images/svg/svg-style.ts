import { styleProperties } from './svg-words.ts'

/** New names for ids and classes, which often are names of people, layers or files. */
export type Renamed = {
  id(name: string): string
  className(name: string): string
  /** Whether anything refers to the id. */
  isNeeded(id: string): boolean
  /** Whether a style sheet speaks of the class. */
  isUsedClass(name: string): boolean
}

/** "fill: red; -inkscape-x: y" with what is on the list; an empty string when nothing is. */
export function cleanDeclarations(text: string, renamed: Renamed): string {
  return withoutComments(text)
    .split(';')
    .flatMap((declaration) => {
      const colon = declaration.indexOf(':')
      const name = declaration.slice(0, colon).trim().toLowerCase()
      const value = cleanValue(declaration.slice(colon + 1).trim(), renamed)
      return colon > 0 && styleProperties.has(name) && value ? [`${name}:${value}`] : []
    })
    .join(';')
}

/** A value that fetches nothing and runs nothing; null for any other. */
export function cleanValue(value: string, renamed: Renamed): string | null {
  const own = value.replace(
    /url\(\s*(["']?)#([^"'()\s]+)\1\s*\)/gi,
    (_, __, id: string) => `url(#${renamed.id(id)})`,
  )
  const others = own.replace(/url\(#[^"'()\s]+\)/g, '')
  const isStrange = /[\\@{}<>]|javascript|#(?![\da-f]{3,8}\b)/i.test(others)
  const areKnown = calledIn(others).every((name) => functions.test(name))
  return isStrange || !areKnown ? null : own
}

/** The word before each bracket. */
function calledIn(value: string): string[] {
  return value
    .split('(')
    .slice(0, -1)
    .map(
      (before) =>
        before
          .trimEnd()
          .split(/[^\w-]/)
          .at(-1) ?? '',
    )
}

/** What computes a colour, a number, a shape or a way to look, and nothing else. */
const functions =
  /^(?:|rgba?|hsla?|hwb|(?:ok)?(?:lab|lch)|color(?:-mix)?|icc-color|device-cmyk|calc|min|max|clamp|(?:matrix|translate|scale|rotate)(?:3d|[xyz])?|skew[xy]?|perspective|rect|circle|ellipse|polygon|inset|path|blur|brightness|contrast|drop-shadow|grayscale|hue-rotate|invert|opacity|saturate|sepia|cubic-bezier|steps)$/i

/** A style sheet with the rules whose selectors name only elements, ids and classes. */
export function cleanStyleSheet(text: string, renamed: Renamed): string {
  return rulesOf(withoutComments(text), 0)
    .flatMap(({ prelude, body, inner }) => {
      if (inner) {
        const rules = inner.flatMap((rule) => cleanRule(rule.prelude, rule.body, renamed))
        const isKnown =
          /^@layer l\d{1,3}$/.test(prelude) || (rules.length > 0 && /^@media[\w\s():.,-]*$/i.test(prelude))
        return isKnown ? [`${prelude}{${rules.join('')}}`] : []
      } else {
        return cleanRule(prelude, body, renamed)
      }
    })
    .join('')
}

function cleanRule(prelude: string, body: string, renamed: Renamed): string[] {
  if (!/^[\w\s.,#>+~*:()-]+$/.test(prelude)) return []
  const selector = prelude
    .replace(/#([\w-]+)/g, (_, id: string) => `#${renamed.id(id)}`)
    .replace(/\.([a-z_-][\w-]*)/gi, (_, name: string) => `.${renamed.className(name)}`)
  const declarations = cleanDeclarations(body, renamed)
  return declarations ? [`${selector}{${declarations}}`] : []
}

type Rule = { prelude: string; body: string; inner?: Rule[] }

/** Cuts a sheet up at its braces; within `@media` once more, and no deeper. */
function rulesOf(text: string, depth: number): Rule[] {
  const rules: Rule[] = []
  let at = 0
  for (;;) {
    const open = text.indexOf('{', at)
    if (open < 0) return rules
    const close = matchingBrace(text, open)
    // What is before the last semicolon is a statement such as @import.
    const before = text.slice(at, open)
    const prelude = before.slice(before.lastIndexOf(';') + 1)
    const body = text.slice(open + 1, close)
    const name = prelude.replace(/\s+/g, ' ').trim()
    if (name.startsWith('@'))
      rules.push({ prelude: name, body: '', inner: depth > 0 ? [] : rulesOf(body, 1) })
    else rules.push({ prelude: name, body })
    at = close + 1
  }
}

function matchingBrace(text: string, open: number): number {
  let depth = 0
  for (let at = open; at < text.length; at++) {
    const letter = text[at]
    if (letter === '{') depth += 1
    else if (letter === '}') depth -= 1
    if (depth === 0) return at
  }
  return text.length
}

function withoutComments(text: string): string {
  const pieces: string[] = []
  let at = 0
  for (;;) {
    const open = text.indexOf('/*', at)
    if (open < 0)
      return pieces
        .concat(text.slice(at))
        .join('')
        .replaceAll(/<!--|-->/g, '')
    pieces.push(text.slice(at, open))
    const close = text.indexOf('*/', open + 2)
    if (close < 0) return pieces.join('')
    at = close + 2
  }
}
