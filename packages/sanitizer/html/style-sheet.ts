/** What a style sheet or an element says of how it is drawn, by the property's name. */
export type Declared = Readonly<Record<string, string>>

/** What a selector is compared with. */
export type Styled = { tag: string; id: string; classes: readonly string[]; style: string }

type Rule = { classes: readonly string[]; tag: string; id: string; declared: Record<string, string> }

/** So many rules of one name are looked at; a sheet with more hides nothing that we would find. */
const mostOfOneName = 60

/** The rules of a page's style sheets, as far as they concern one element: its name, id and classes. */
export class StyleSheet {
  readonly #rules = new Map<string, Rule[]>()

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
      for (const key of keys) {
        for (const rule of this.#rules.get(key) ?? [])
          if (fits(rule, element)) Object.assign(said, rule.declared)
      }
    }
    for (const [name, value] of Object.entries(own)) {
      if (!isImportant(said[name]) || isImportant(value)) said[name] = value
    }
    for (const name in said) said[name] = withoutMark(said[name] ?? '')
    return said
  }

  /** Of a row of names the last one is looked at, so that a rule is never missed; states and parts are not what is drawn at first. */
  #addRule(selector: string, declared: Record<string, string>): void {
    const last = selector.split(/[\s>+~]/).at(-1) ?? ''
    if (!/^(?:\*|[\w-]+)?(?:[.#][\w-]+)*$/.test(last) || last === '') return
    const tag = /^[\w-]+/.exec(last)?.[0].toLowerCase() ?? ''
    const classes = [...last.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name)
    const id = /#([\w-]+)/.exec(last)?.[1] ?? ''
    const key = id !== '' ? `#${id}` : classes[0] !== undefined ? `.${classes[0]}` : tag === '' ? '*' : tag
    const rules = this.#rules.get(key) ?? []
    const same = rules.find(
      (rule) => rule.tag === tag && rule.id === id && rule.classes.join() === classes.join(),
    )
    if (same !== undefined) Object.assign(same.declared, declared)
    else if (rules.length < mostOfOneName) rules.push({ tag, id, classes, declared: { ...declared } })
    this.#rules.set(key, rules)
  }
}

function fits({ tag, id, classes }: Rule, element: Styled): boolean {
  return (
    (tag === '' || tag === element.tag) &&
    (id === '' || id === element.id) &&
    classes.every((name) => element.classes.includes(name))
  )
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
