import { type CssImport, type FindSheet, sheetInAddress } from './css-imports.ts'
import { type CssRule, everything, itemsOf, numbering, type SheetPlace, topOfPage } from './css-rules.ts'
import { declarationsOf, isImportant } from './declarations.ts'
import { Layers } from './layers.ts'
import { addHiding, Saying } from './saying.ts'
import { readSelector } from './selector.ts'
import { isWithin, matches } from './selector-fits.ts'
import { dividedSelectors } from './selector-values.ts'
import { type Answer, type Compound, least, type Part, type Styled } from './styled.ts'

/** What a style sheet or an element says of how it is drawn, by the property's name. */
export type Declared = Readonly<Record<string, string>>

/**
 * `outer` has the parts before the last, from the inside. `weight` decides between rules of a layer (CSS Cascade 5, section 6.1). A rule
 * without a layer comes after all others, whatever they say.
 */
type Rule = {
  is: Compound
  sign: string
  outer: readonly Part[]
  weight: number
  layer: string | undefined
  declared: Record<string, string>
  answer: Answer
}

/** So many rules of one name are looked at. What others say may count. */
const mostOfOneName = 200
/** Rows of more names are not followed: their rules count. */
const mostNames = 8
const mostClasses = 200
/** Sheets that ask for sheets: so deep, and so many letters in all. What is beyond may hide everything. */
const deepestImport = 8
const mostImported = 4_000_000

/** The rules of a page's style sheets, as far as they concern one element: its name, id, classes and place. */
export class StyleSheet {
  readonly #before: StyleSheet | undefined
  readonly #rules = new Map<string, Rule[]>()
  readonly #unnamed: () => string = numbering()
  #layers = new Layers()
  #hasOwnLayers = false
  /** Of rules of the same weight the later one counts. */
  #order = 0
  #hasNeighbours = false
  #isPartly = false
  #imported = 0

  /** @param before the sheets that come before these and go on to count */
  constructor(before?: StyleSheet) {
    this.#before = before
    if (before === undefined) return
    this.#layers = before.#layers
    this.#unnamed = before.#unnamed
    this.#order = before.#order
    this.#hasNeighbours = before.#hasNeighbours
    this.#isPartly = before.#isPartly
  }

  /** Gives the rules that may count. @param find answers for sheets that this one asks for. @param answer whether the sheet counts at all */
  add(css: string, find: FindSheet = sheetInAddress, answer: Answer = 'yes'): CssRule[] {
    return answer === 'no' ? [] : this.#addSheet(css, find, { ...topOfPage, answer }, 0)
  }

  /** A sheet that a page asks for. */
  addFound(address: string, find: FindSheet, answer: Answer): void {
    if (answer === 'no') return
    const found = find(address)
    if (found === undefined) this.#isPartly = true
    else this.add(found.css, found.find, answer)
  }

  get isEmpty(): boolean {
    return this.#rules.size === 0 && (this.#before?.isEmpty ?? true)
  }

  /** Whether a rule says something of what is beside something: then it changes what is seen when an element goes. */
  get hasNeighbours(): boolean {
    return this.#hasNeighbours
  }

  /** Whether a sheet is asked for that is not there. */
  get isPartly(): boolean {
    return this.#isPartly
  }

  /** What counts for an element. What may count is said as far as it hides, and its names are in `unsureNames`. @param style what the element says itself */
  declaredFor(element: Styled, style = element.style): Declared {
    const saying = new Saying()
    const own = style === '' ? {} : declarationsOf(style)
    const fitting = this.isEmpty ? [] : this.#fitting(element)
    for (const { declared, answer } of this.#inOrder(fitting, 1)) saying.add(declared, answer, false)
    saying.add(own, 'yes', false)
    // What is marked as important counts the other way round among layers.
    for (const { declared, answer } of this.#inOrder(fitting.filter(isMarked), -1))
      saying.add(declared, answer, true)
    saying.add(own, 'yes', true)
    return saying.said()
  }

  #fitting(element: Styled): Rule[] {
    const classes = element.classes.slice(0, mostClasses).map((name) => `.${name}`)
    return ['*', element.tag, ...classes, `#${element.id}`].flatMap((key) =>
      this.#of(key).flatMap((rule) => {
        const fits = least(
          rule.answer,
          least(matches(rule.is, element), isWithin(rule.sign, rule.outer, element)),
        )
        return fits === 'no' ? [] : [fits === rule.answer ? rule : { ...rule, answer: fits }]
      }),
    )
  }

  #of(key: string): readonly Rule[] {
    const own = this.#rules.get(key) ?? []
    return this.#before === undefined ? own : [...this.#before.#of(key), ...own]
  }

  /** The one that counts most at the end. @param direction 1 for the usual order of layers, -1 for the other way round */
  #inOrder(rules: Rule[], direction: 1 | -1): Rule[] {
    const isUnsure = this.#layers.isUnsure
    const placed = rules.map((rule) => ({
      rule: isUnsure && rule.layer !== '' ? { ...rule, answer: least(rule.answer, 'unsure') } : rule,
      place:
        rule.layer === undefined ? Number.POSITIVE_INFINITY : direction * this.#layers.placeOf(rule.layer),
    }))
    return placed
      .sort((one, other) => {
        if (one.place !== other.place) return one.place < other.place ? -1 : 1
        return one.rule.weight - other.rule.weight
      })
      .map(({ rule }) => rule)
  }

  /** The place of a layer among the others, larger the more it counts. */
  placeOf(layer: string): number {
    return this.#layers.placeOf(layer)
  }

  #addSheet(css: string, find: FindSheet, place: SheetPlace, depth: number): CssRule[] {
    const rules: CssRule[] = []
    for (const item of itemsOf(css, place, this.#unnamed)) {
      if (item.is === 'rule') rules.push(depth === 0 ? item : { ...item, isNested: true })
      else if (item.is === 'layer') this.#nameLayer(item.path, item.answer)
      else if (item.answer !== 'no')
        for (const rule of this.#imports(item, find, place, depth)) rules.push(rule)
      if (item.is === 'rule') this.#addRules(item)
    }
    return rules
  }

  #imports(item: CssImport, find: FindSheet, place: SheetPlace, depth: number): CssRule[] {
    if (item.layer !== place.layer) this.#nameLayer(item.layer, item.answer)
    const found = find(item.address)
    this.#isPartly ||= found === undefined
    if (found === undefined) return []
    this.#imported += found.css.length
    if (depth < deepestImport && this.#imported <= mostImported)
      return this.#addSheet(found.css, found.find, item, depth + 1)
    const all = { ...everything, layer: item.layer }
    this.#addRules(all)
    return [all]
  }

  #nameLayer(path: string, answer: Answer): void {
    if (!this.#hasOwnLayers) this.#layers = this.#layers.copy()
    this.#hasOwnLayers = true
    this.#layers.name(path, answer)
  }

  #addRules({ selectors, body, answer, layer }: CssRule): void {
    const declared = declarationsOf(body)
    for (const selector of dividedSelectors(selectors)) this.#addRule(selector, { declared, answer, layer })
  }

  #addRule(selector: string, { declared, answer, layer }: Said): void {
    const [last, ...outer] = readSelector(selector) ?? unreadable(selector)
    if (last === undefined) return
    const { is, sign } = last
    if (/[+~]|:(?:nth|first|last|only)-|:has\(/.test(selector)) this.#hasNeighbours = true
    const [className] = is.classes
    const named = className === undefined ? is.tag || '*' : `.${className}`
    const key = is.id === '' ? named : `#${is.id}`
    const rules = this.#rules.get(key) ?? []
    this.#rules.set(key, rules)
    const weight = outer.reduce((sum, part) => sum + part.is.weight, is.weight) + this.#order++ / 1e7
    const rule = { is, sign, outer: outer.slice(0, mostNames), weight, layer, declared, answer }
    const rest = rules[mostOfOneName]
    if (rest !== undefined) addHiding(rest.declared, declared)
    else if (rules.length < mostOfOneName) rules.push(rule)
    else
      rules.push({
        ...rule,
        is: anything,
        sign: '',
        outer: [],
        layer: undefined,
        declared: { ...declared },
        answer: 'unsure',
      })
  }
}

type Said = { declared: Record<string, string>; answer: Answer; layer: string }

const isMarked = ({ declared }: Rule) => Object.values(declared).some(isImportant)

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
