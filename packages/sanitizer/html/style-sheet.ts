import { rulesOf } from './css-rules.ts'
import { readSelector } from './selector.ts'
import { isWithin, matches } from './selector-fits.ts'
import { dividedSelectors } from './selector-values.ts'
import { type Answer, type Compound, least, type Part, type Styled } from './styled.ts'

/** What a style sheet or an element says of how it is drawn, by the property's name. */
export type Declared = Readonly<Record<string, string>>

/** `outer` has the parts before the last, from the inside. `weight` decides between rules (CSS Cascade, 6.1). */
type Rule = {
  is: Compound
  sign: string
  outer: readonly Part[]
  weight: number
  declared: Record<string, string>
  answer: Answer
}

/** The names of properties of which it is not sure that they count, with a space before and behind each. No property is called so. */
export const unsureNames = '?'

/** So many rules of one name are looked at. What others say may count. */
const mostOfOneName = 200
/** Rows of more names are not followed: their rules count. */
const mostNames = 8
/** More than what is said by ids, classes and names together. */
const outsideOfLayers = 1e9
const mostClasses = 200

/** The rules of a page's style sheets, as far as they concern one element: its name, id, classes and place. */
export class StyleSheet {
  readonly #rules = new Map<string, Rule[]>()
  /** Of rules of the same weight the later one counts. */
  #order = 0
  #hasNeighbours = false

  add(css: string): void {
    for (const { selectors, body, answer, isLayered } of rulesOf(css)) {
      const declared = declarationsOf(body)
      const least = isLayered ? 0 : outsideOfLayers
      for (const selector of dividedSelectors(selectors)) this.#addRule(selector, { declared, answer, least })
    }
  }

  get isEmpty(): boolean {
    return this.#rules.size === 0
  }

  /** Whether a rule says something of what is beside something: then it changes what is seen when an element goes. */
  get hasNeighbours(): boolean {
    return this.#hasNeighbours
  }

  /** What counts for an element. What may count is said as far as it hides, and its names are in `unsureNames`. @param style what the element says itself */
  declaredFor(element: Styled, style = element.style): Declared {
    const said: Record<string, string> = {}
    const unsure = new Set<string>()
    const own = style === '' ? {} : declarationsOf(style)
    if (this.#rules.size > 0) {
      const keys = [
        '*',
        element.tag,
        ...element.classes.slice(0, mostClasses).map((name) => `.${name}`),
        `#${element.id}`,
      ]
      const fitting = keys.flatMap((key) =>
        (this.#rules.get(key) ?? []).flatMap((rule) => {
          const fits = least(
            rule.answer,
            least(matches(rule.is, element), isWithin(rule.sign, rule.outer, element)),
          )
          return fits === 'no' ? [] : [{ ...rule, answer: fits }]
        }),
      )
      for (const { declared, answer } of fitting.sort((one, other) => one.weight - other.weight))
        if (answer === 'yes') say(said, declared, unsure)
        else sayUnsure(said, declared, unsure)
    }
    say(said, own, unsure)
    for (const name in said) said[name] = withoutMark(said[name] ?? '')
    if (unsure.size > 0) said[unsureNames] = ` ${[...unsure].join(' ')} `
    return said
  }

  #addRule(selector: string, { declared, answer, least }: Said): void {
    const [last, ...outer] = readSelector(selector) ?? unreadable(selector)
    if (last === undefined) return
    const { is, sign } = last
    if (/[+~]|:(?:nth|first|last|only)-|:has\(/.test(selector)) this.#hasNeighbours = true
    const [className] = is.classes
    const named = className === undefined ? is.tag || '*' : `.${className}`
    const key = is.id === '' ? named : `#${is.id}`
    const rules = this.#rules.get(key) ?? []
    this.#rules.set(key, rules)
    const weight = outer.reduce((sum, part) => sum + part.is.weight, least + is.weight) + this.#order++ / 1e7
    const rule = { is, sign, outer: outer.slice(0, mostNames), weight, declared, answer }
    const rest = rules[mostOfOneName]
    if (rest !== undefined) Object.assign(rest.declared, hidingOf(declared))
    else if (rules.length < mostOfOneName) rules.push(rule)
    else
      rules.push({ ...rule, is: anything, sign: '', outer: [], declared: { ...declared }, answer: 'unsure' })
  }
}

type Said = { declared: Record<string, string>; answer: Answer; least: number }

const anything: Compound = { tag: '', id: '', classes: [], tests: [], weight: 0 }

/** A selector that we cannot read may be about whatever has the last of its names. One that browsers pass over as well asks once too often. */
function unreadable(selector: string): Part[] {
  const plain = selector.slice(-300).replace(/[[(][^\])]*[\])]?|::?[\w-]+/g, '')
  const name = [...plain.matchAll(/[.#]?[\w-]+/g)].at(-1)?.[0] ?? ''
  const bare = name.replace(/^[.#]/, '').trim()
  const is = {
    ...anything,
    tag: /^[.#]/.test(name) ? '' : bare.toLowerCase(),
    id: name.startsWith('#') ? bare : '',
    classes: name.startsWith('.') ? [bare] : [],
    tests: [() => 'unsure' as const],
  }
  return [{ is, sign: '' }]
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

function say(said: Record<string, string>, declared: Declared, unsure: Set<string>): void {
  for (const [name, value] of Object.entries(declared))
    if (!isImportant(said[name]) || isImportant(value)) {
      said[name] = value
      unsure.delete(name)
    }
}

/** What would show something is not said, but what was said of it before is no longer sure. */
function sayUnsure(said: Record<string, string>, declared: Declared, unsure: Set<string>): void {
  const hiding = hidingOf(declared)
  for (const [name, value] of Object.entries(declared)) {
    if (isImportant(said[name]) && !isImportant(value)) continue
    if (hiding[name] !== undefined) said[name] = value
    // What is around an element may be hidden, and this may show it within.
    if (said[name] !== undefined || name === 'visibility') unsure.add(name)
  }
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
