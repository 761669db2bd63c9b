import { type Compound, dividedSelectors, matches, type Part, readSelector } from './selector.ts'
import { type Answer, least, type Styled } from './styled.ts'

/** What a style sheet or an element says of how it is drawn, by the property's name. */
export type Declared = Readonly<Record<string, string>>

/** `outer` has the parts before the last, from the inside. `weight` decides between rules (CSS Cascade, 6.1). */
type Rule = {
  is: Compound
  sign: string
  outer: readonly Part[]
  weight: number
  declared: Record<string, string>
}

/** So many rules of one name are looked at; a sheet with more hides nothing that we would find. */
const mostOfOneName = 200
/** Rows of more names, and elements with more others around them, are not followed: their rules count. */
const mostNames = 8
const mostOthers = 50

/** The rules of a page's style sheets, as far as they concern one element: its name, id, classes and place. */
export class StyleSheet {
  readonly #rules = new Map<string, Rule[]>()
  /** Of rules of the same weight the later one counts. */
  #order = 0
  #hasNeighbours = false

  add(css: string): void {
    for (const { selectors, body } of rulesOf(css)) {
      const declared = declarationsOf(body)
      for (const selector of dividedSelectors(selectors)) this.#addRule(selector, declared)
    }
  }

  get isEmpty(): boolean {
    return this.#rules.size === 0
  }

  /** Whether a rule says something of what is beside something: then it changes what is seen when an element goes. */
  get hasNeighbours(): boolean {
    return this.#hasNeighbours
  }

  declaredFor(element: Styled): Declared {
    const said: Record<string, string> = {}
    const own = element.style === '' ? {} : declarationsOf(element.style)
    if (this.#rules.size > 0) {
      const keys = [
        '*',
        element.tag,
        ...element.classes.slice(0, 20).map((name) => `.${name}`),
        `#${element.id}`,
      ]
      const fitting = keys.flatMap((key) =>
        (this.#rules.get(key) ?? []).flatMap((rule) => {
          const answer = least(matches(rule.is, element), isWithin(rule, element))
          return answer === 'no' ? [] : [{ declared: rule.declared, weight: rule.weight, answer }]
        }),
      )
      for (const { declared, answer } of fitting.sort((one, other) => one.weight - other.weight))
        say(said, answer === 'yes' ? declared : hidingOf(declared))
    }
    say(said, own)
    for (const name in said) said[name] = withoutMark(said[name] ?? '')
    return said
  }

  #addRule(selector: string, declared: Record<string, string>): void {
    const [last, ...outer] = readSelector(selector) ?? []
    if (last === undefined) return
    const { is, sign } = last
    if (/[+~]|:(?:nth|first|last|only)-|:has\(/.test(selector)) this.#hasNeighbours = true
    const [className] = is.classes
    const named = className === undefined ? is.tag || '*' : `.${className}`
    const key = is.id === '' ? named : `#${is.id}`
    const rules = this.#rules.get(key) ?? []
    const weight = outer.reduce((sum, part) => sum + part.is.weight, is.weight) + this.#order++ / 1e7
    if (rules.length < mostOfOneName)
      rules.push({ is, sign, outer: outer.slice(0, mostNames), weight, declared })
    this.#rules.set(key, rules)
  }
}

/** Of a rule that may not concern the element, what would show it is left out, so that nothing hidden passes for seen. */
function hidingOf(declared: Declared): Record<string, string> {
  return Object.fromEntries(
    Object.entries(declared).filter(
      ([name, value]) =>
        !(name === 'display' && !value.startsWith('none')) &&
        !(name === 'visibility' && /^(?:visible|inherit)/.test(value)),
    ),
  )
}

function say(said: Record<string, string>, declared: Declared): void {
  for (const [name, value] of Object.entries(declared))
    if (!isImportant(said[name]) || isImportant(value)) said[name] = value
}

/** Whether the elements around and before this one are those that the row names. */
function isWithin(rule: Rule, element: Styled): Answer {
  let here: Styled[] = [element]
  let sign = rule.sign
  let answer: Answer = 'yes'
  for (const { is, sign: next } of rule.outer) {
    if (/[+~]/.test(sign) && here.some((one) => !('before' in one))) return 'unsure'
    const others = [...new Set(othersOf(here, sign))]
    const fitting = others.map((one) => ({ one, fits: matches(is, one) })).filter(({ fits }) => fits !== 'no')
    if (fitting.length === 0) return others.length >= mostOthers ? 'unsure' : 'no'
    if (fitting.every(({ fits }) => fits === 'unsure')) answer = 'unsure'
    here = fitting.map(({ one }) => one)
    sign = next
  }
  return answer
}

/** Those around the innermost, which comes first, are around all; those before the nearest of its place are before all there. */
function othersOf(here: readonly Styled[], sign: string): Styled[] {
  if (sign === '>') return here.flatMap(({ outer }) => outer ?? [])
  else if (sign === '+') return here.flatMap(({ before }) => before ?? [])
  const side = sign === '~' ? 'before' : 'outer'
  const from = sign === '~' ? nearestOf(here) : here.slice(0, 1)
  return from.flatMap((start) => {
    const all: Styled[] = []
    for (let one = start[side]; one !== undefined && all.length < mostOthers; one = one[side]) all.push(one)
    return all
  })
}

function nearestOf(here: readonly Styled[]): Styled[] {
  const nearest = new Map<Styled | undefined, Styled>()
  for (const one of here) if (!nearest.has(one.outer)) nearest.set(one.outer, one)
  return [...nearest.values()]
}

function isImportant(value: string | undefined): boolean {
  const mark = value?.lastIndexOf('!') ?? -1
  return value !== undefined && mark >= 0 && value.slice(mark + 1).trim() === 'important'
}

function withoutMark(value: string): string {
  return isImportant(value) ? value.slice(0, value.lastIndexOf('!')).trim() : value
}

export function declarationsOf(body: string): Record<string, string> {
  const declared: Record<string, string> = {}
  for (const one of body.split(';')) {
    const colon = one.indexOf(':')
    const name = one.slice(0, colon).trim().toLowerCase()
    if (colon > 0 && /^[a-z-]{1,40}$/.test(name))
      declared[name] = one
        .slice(colon + 1)
        .trim()
        .toLowerCase()
  }
  return declared
}

/** The rules that count on a screen. What is for paper or for a width alone does not. */
function* rulesOf(css: string): Generator<{ selectors: string; body: string }> {
  const text = withoutComments(css)
  let at = 0
  let skipsTo = 0
  let depth = 0
  while (at < text.length) {
    const open = text.indexOf('{', at)
    const close = text.indexOf('}', at)
    if (close >= 0 && (open < 0 || close < open)) {
      depth = Math.max(0, depth - 1)
      if (depth < skipsTo) skipsTo = 0
      at = close + 1
      continue
    }
    if (open < 0) return
    const before = text.slice(at, open)
    const selectors = before.slice(before.lastIndexOf(';') + 1).trim()
    if (selectors.startsWith('@')) {
      depth += 1
      const counts = /^@(?:media\s+(?:only\s+)?(?:all|screen)\s*$|supports|layer)/i.test(selectors)
      if (!counts && skipsTo === 0) skipsTo = depth
      at = open + 1
      continue
    }
    const end = close < 0 ? text.length : close
    if (skipsTo === 0) yield { selectors, body: text.slice(open + 1, end) }
    at = end + 1
  }
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
