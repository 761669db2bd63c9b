/** What a style sheet or an element says of how it is drawn, by the property's name. */
export type Declared = Readonly<Record<string, string>>

/** What a selector is compared with, what it is in, and what comes before it there. */
export type Styled = {
  tag: string
  id: string
  classes: readonly string[]
  style: string
  outer: Styled | undefined
  /** Left out where that is not known. */
  before?: Styled | undefined
}

type Name = { tag: string; id: string; classes: readonly string[] }

/** One name of a row, undefined where it cannot be judged, and the sign between it and the one before. */
type Part = { name: Name | undefined; sign: string }

/** `outer` has the names before the last, from the inside. `weight` decides between rules (CSS Cascade, 6.1). */
type Rule = {
  name: Name
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

/** The rules of a page's style sheets, as far as they concern one element: its name, id and classes. */
export class StyleSheet {
  readonly #rules = new Map<string, Rule[]>()
  /** Of rules of the same weight the later one counts. */
  #order = 0

  add(css: string): void {
    for (const { selectors, body } of rulesOf(css)) {
      const declared = declarationsOf(body)
      for (const selector of selectors.split(',')) this.#addRule(selector.trim(), declared)
    }
  }

  get isEmpty(): boolean {
    return this.#rules.size === 0
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
        (this.#rules.get(key) ?? []).filter((rule) => fits(rule.name, element) && isWithin(rule, element)),
      )
      for (const { declared } of fitting.sort((one, other) => one.weight - other.weight)) say(said, declared)
    }
    say(said, own)
    for (const name in said) said[name] = withoutMark(said[name] ?? '')
    return said
  }

  /** States and parts are not what is drawn at first. */
  #addRule(selector: string, declared: Record<string, string>): void {
    const names = selector
      .replace(/\s+/g, ' ')
      .replace(/ ?([>+~]) ?/g, '$1')
      .split(/(?=[ >+~])/)
    const parts = names.reverse().map(partOf)
    const [{ name: own, sign } = { name: undefined, sign: '' }, ...outer] = parts
    if (own === undefined) return
    const key =
      own.id !== ''
        ? `#${own.id}`
        : own.classes[0] !== undefined
          ? `.${own.classes[0]}`
          : own.tag === ''
            ? '*'
            : own.tag
    const rules = this.#rules.get(key) ?? []
    const weight = weightOf(parts) + this.#order++ / 1e7
    if (rules.length < mostOfOneName)
      rules.push({ name: own, sign, outer: outer.slice(0, mostNames), weight, declared })
    this.#rules.set(key, rules)
  }
}

function partOf(written: string): Part {
  const bare = written.replace(/^[ >+~]/, '')
  const sign = bare === written ? '' : written.charAt(0)
  if (!/^(?:\*|[\w-]+)?(?:[.#][\w-]+)*$/.test(bare) || bare === '') return { name: undefined, sign }
  return {
    name: {
      tag: /^[\w-]+/.exec(bare)?.[0].toLowerCase() ?? '',
      id: /#([\w-]+)/.exec(bare)?.[1] ?? '',
      classes: [...bare.matchAll(/\.([\w-]+)/g)].map(([, one = '']) => one),
    },
    sign,
  }
}

function weightOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { name }) => sum + (name === undefined ? 100 : weightOfName(name)), 0)
}

function weightOfName({ tag, id, classes }: Name): number {
  return (id === '' ? 0 : 10_000) + classes.length * 100 + (tag === '' ? 0 : 1)
}

function say(said: Record<string, string>, declared: Declared): void {
  for (const [name, value] of Object.entries(declared))
    if (!isImportant(said[name]) || isImportant(value)) said[name] = value
}

function fits({ tag, id, classes }: Name, element: Styled): boolean {
  return (
    (tag === '' || tag === element.tag) &&
    (id === '' || id === element.id) &&
    classes.every((name) => element.classes.includes(name))
  )
}

/** Whether the elements around and before this one are those that the row names. What cannot be judged fits, so that no rule is missed. */
function isWithin(rule: Rule, element: Styled): boolean {
  let here: Styled[] = [element]
  let sign = rule.sign
  for (const { name, sign: next } of rule.outer) {
    if (/[+~]/.test(sign) && here.some((one) => !('before' in one))) return true
    const others = othersOf(here, sign)
    here = name === undefined ? others : others.filter((one) => fits(name, one))
    if (here.length === 0) return others.length >= mostOthers
    sign = next
  }
  return true
}

/** Those around the innermost, which comes first, are around all. */
function othersOf(here: readonly Styled[], sign: string): Styled[] {
  if (sign === '>') return here.flatMap(({ outer }) => outer ?? [])
  else if (sign === '+') return here.flatMap(({ before }) => before ?? [])
  const side = sign === '~' ? 'before' : 'outer'
  const from = sign === '~' ? here : here.slice(0, 1)
  return from.flatMap((start) => {
    const all: Styled[] = []
    for (let one = start[side]; one !== undefined && all.length < mostOthers; one = one[side]) all.push(one)
    return all
  })
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
