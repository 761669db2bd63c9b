import { colourOfHex } from '../../seen/colours.ts'
import type { Look } from '../../seen/why-unseen.ts'
import { overlay } from '../ooxml/word-look.ts'
import { pointsOf } from './lengths.ts'

export type Attribute = (name: string) => string | undefined

type Style = { parent: string; look: Look; dataStyle: string; isFlat: boolean }

/** A look of a style over another look: of the last one. */
type Over = { outer: Look; look: Look }

const deepest = 30

/** What the styles of an OpenDocument file make of words and cells, each with what it has from those that it leans on. */
export class OdfLooks {
  readonly #styles = new Map<string, Style>()
  readonly #resolved = new Map<string, Look>()
  readonly #over = { text: new Map<string, Over>(), paragraph: new Map<string, Over>() }
  /** Formats of cells that show nothing. */
  readonly emptyFormats = new Set<string>()
  /** Whether pages have a colour or a picture of their own. */
  hasPageColour = false

  /** @param name empty for what holds in the whole family */
  add(family: string, name: string, parent: string, dataStyle: string): void {
    const key = `${family}\n${name}`
    if (!this.#styles.has(key)) this.#styles.set(key, { parent, look: {}, dataStyle, isFlat: false })
  }

  addLook(family: string, name: string, look: Look): void {
    const style = this.#styles.get(`${family}\n${name}`)
    if (style !== undefined) style.look = overlay(style.look, look)
  }

  markFlat(family: string, name: string): void {
    const style = this.#styles.get(`${family}\n${name}`)
    if (style !== undefined) style.isFlat = true
  }

  isFlat(family: string, name: string): boolean {
    return this.#styles.get(`${family}\n${name}`)?.isFlat ?? false
  }

  showsNothing(name: string): boolean {
    return this.#chain('table-cell', name).some(({ dataStyle }) => this.emptyFormats.has(dataStyle))
  }

  lookOf(family: string, name: string): Look {
    const key = `${family}\n${name}`
    const known = this.#resolved.get(key)
    if (known !== undefined) return known
    const everywhere = this.#styles.get(`${family}\n`)?.look ?? {}
    const look = this.#chain(family, name).reduceRight<Look>(
      (under, { look: own }) => overlay(under, own),
      everywhere,
    )
    this.#resolved.set(key, look)
    return look
  }

  /** What a style makes of words that have a look already. Words behind each other mostly have the same. */
  over(outer: Look, family: 'text' | 'paragraph', name: string): Look {
    const known = this.#over[family].get(name)
    if (known?.outer === outer) return known.look
    const look = overlay(outer, this.lookOf(family, name))
    this.#over[family].set(name, { outer, look })
    return look
  }

  /** The names of styles of one family that hide what they are used for. */
  *hiding(family: string): Generator<string> {
    for (const key of this.#styles.keys()) {
      const [ofFamily, name = ''] = key.split('\n')
      if (ofFamily === family && name !== '' && this.lookOf(family, name).isHidden) yield name
    }
  }

  #chain(family: string, name: string): Style[] {
    const chain: Style[] = []
    for (let next = name; next !== '' && chain.length < deepest; ) {
      const style = this.#styles.get(`${family}\n${next}`)
      if (style === undefined || chain.includes(style)) break
      chain.push(style)
      next = style.parent
    }
    return chain
  }
}

/** In points: lower rows and narrower columns show nothing, and lines of that height cut all letters off. */
const flattest = 1.5

/** What an element with properties says of how something is drawn. */
export function readLook(element: string, value: Attribute): { look: Look; isFlat: boolean } {
  const look: Look = {}
  let isFlat = false
  if (element === 'text-properties') {
    const display = value('display')
    if (display !== undefined) look.isHidden = display !== 'true'
    const colour = colourOfHex(value('color') ?? '')
    if (colour !== undefined) look.colour = colour
    const size = value('font-size')
    if (size !== undefined && !size.endsWith('%')) look.points = pointsOf(size)
    const opacity = value('opacity')
    if (opacity?.endsWith('%')) look.opacity = Number.parseFloat(opacity) / 100
    // LibreOffice 7 writes 0% beside the colour of the window, and draws that colour.
    if (value('use-window-font-color') === 'true') look.opacity = 1
  }
  const background = value('background-color')
  if (background !== undefined && background !== 'transparent')
    look.ground = colourOfHex(background) ?? 'unsure'
  if (element === 'graphic-properties') {
    const fill = value('fill')
    if (fill === 'solid') look.ground = colourOfHex(value('fill-color') ?? '') ?? 'unsure'
    else if (fill !== undefined && fill !== 'none') look.ground = 'unsure'
    const through = value('opacity')
    if (through !== undefined && Number.parseFloat(through) < 95) look.ground = 'unsure'
  }
  const line = value('line-height')
  if (
    element === 'paragraph-properties' &&
    line !== undefined &&
    !/%|normal/.test(line) &&
    (pointsOf(line) ?? 9) < flattest
  )
    look.points = 0.1
  const measure =
    element === 'table-row-properties'
      ? value('row-height')
      : element === 'table-column-properties'
        ? value('column-width')
        : undefined
  if (measure !== undefined && (pointsOf(measure) ?? 9) < flattest) isFlat = true
  return { look, isFlat }
}
