import { black, type Colour, colourOfHex, white } from '../../seen/colours.ts'
import type { Look } from '../../seen/why-unseen.ts'
import { scanXml } from '../../xml/scan-xml.ts'
import { type Format, hidingFormat } from './cell-format.ts'

type Attributes = Readonly<Record<string, string>>
type Fill = Colour | 'unsure' | undefined

/** How cells look, by the number of their style, and which rules for colours hide (ISO/IEC 29500-1, 18.8). */
export class CellLooks {
  readonly #looks: { look: Look; format: Format | undefined; formatId: string }[] = []
  readonly #hidingRules = new Set<number>()

  constructor(styles: Uint8Array | undefined, theme: Uint8Array | undefined) {
    if (styles !== undefined) this.#read(styles, theme === undefined ? [] : themeColours(theme))
  }

  lookOf(style: number): Look {
    return this.#looks[style]?.look ?? { colour: black, ground: white }
  }

  formatOf(style: number): Format | undefined {
    return this.#looks[style]?.format
  }

  /** The numbers of the formats that these styles need. */
  formatsOf(styles: Iterable<number>): Set<string> {
    return new Set(Array.from(styles, (style) => this.#looks[style]?.formatId ?? '0'))
  }

  hidesByRule(rule: number): boolean {
    return this.#hidingRules.has(rule)
  }

  #read(styles: Uint8Array, theme: readonly Colour[]): void {
    const formats = new Map<string, Format | undefined>()
    const fonts: Look[] = []
    const fills: Fill[] = []
    const within: string[] = []
    let rule: { colour?: Colour | undefined; ground?: Fill; hides: boolean } | undefined
    let rules = 0
    scanXml(styles, {
      open: (name, attributes) => {
        const [outer, outermost] = [within.at(-1), within.at(-2)]
        within.push(name)
        if (name === 'dxf') rule = { hides: false }
        else if (name === 'numFmt') {
          const format = hidingFormat(attributes.formatCode ?? '')
          if (rule !== undefined) rule.hides ||= format !== undefined
          else formats.set(attributes.numFmtId ?? '', format)
        } else if (name === 'font' && rule === undefined) fonts.push({ colour: black })
        else if (name === 'fill' && rule === undefined) fills.push(undefined)
        else if (name === 'color' && outer === 'font') {
          const colour = colourIn(attributes, theme)
          const font = fonts.at(-1)
          if (rule !== undefined) rule.colour = colour
          else if (font !== undefined && outermost === 'fonts') font.colour = colour
        } else if (name === 'sz' && outer === 'font' && rule === undefined) {
          const font = fonts.at(-1)
          if (font !== undefined) font.points = Number(attributes.val)
        } else if (name === 'gradientFill') setFill(fills, rule, 'unsure')
        else if (name === 'patternFill') {
          const pattern = attributes.patternType ?? (rule === undefined ? 'none' : 'solid')
          if (pattern !== 'none' && pattern !== 'solid') setFill(fills, rule, 'unsure')
          else if (pattern === 'solid') setFill(fills, rule, rule === undefined ? 'unsure' : undefined)
        } else if (name === (rule === undefined ? 'fgColor' : 'bgColor') && outer === 'patternFill')
          setFill(fills, rule, colourIn(attributes, theme) ?? 'unsure')
        else if (name === 'xf' && outer === 'cellXfs') {
          const font = fonts[Number(attributes.fontId ?? 0)] ?? {}
          const ground = fills[Number(attributes.fillId ?? 0)] ?? white
          const formatId = attributes.numFmtId ?? '0'
          this.#looks.push({ look: { ...font, ground }, format: formats.get(formatId), formatId })
        }
      },
      close: (name) => {
        within.pop()
        if (name !== 'dxf' || rule === undefined) return
        const ground = rule.ground ?? white
        const isPale = rule.colour !== undefined && ground !== 'unsure' && isSame(rule.colour, ground)
        if (rule.hides || isPale) this.#hidingRules.add(rules)
        rules += 1
        rule = undefined
      },
    })
  }
}

function setFill(fills: Fill[], rule: { ground?: Fill } | undefined, fill: Fill): void {
  if (rule !== undefined) rule.ground = fill
  else if (fills.length > 0) fills[fills.length - 1] = fill
}

function isSame(one: Colour, other: Colour): boolean {
  return one.every((part, place) => Math.abs(part - (other[place] ?? 0)) < 12)
}

/** The colours that Excel has numbers for, as far as they are near white or black, or usual as a ground. */
const byIndex: Readonly<Record<string, Colour>> = {
  '0': black,
  '8': black,
  '64': black,
  '1': white,
  '9': white,
  '65': white,
  '2': [255, 0, 0],
  '10': [255, 0, 0],
  '5': [255, 255, 0],
  '13': [255, 255, 0],
  '22': [192, 192, 192],
}

/** What is said of a colour; undefined for one that is not understood or is chosen by the program. */
export function colourIn(attributes: Attributes, theme: readonly Colour[]): Colour | undefined {
  const { rgb, theme: place, indexed, tint } = attributes
  const plain =
    rgb !== undefined
      ? colourOfHex(rgb)
      : place !== undefined
        ? theme[Number(place)]
        : indexed !== undefined
          ? byIndex[indexed]
          : undefined
  return plain === undefined || tint === undefined ? plain : tinted(plain, Number(tint))
}

function tinted([red, green, blue]: Colour, tint: number): Colour {
  const change = (part: number) => (tint < 0 ? part * (1 + tint) : part * (1 - tint) + 255 * tint)
  return [change(red), change(green), change(blue)]
}

/** The order in which Excel counts the colours of a theme: light and dark first, each pair the other way round. */
const order = ['lt1', 'dk1', 'lt2', 'dk2', 'accent1', 'accent2', 'accent3', 'accent4', 'accent5', 'accent6']

export function themeColours(bytes: Uint8Array): Colour[] {
  const found = namedThemeColours(bytes)
  return order.map(
    (name) =>
      found.get(name) ?? (name.startsWith('dk') ? black : name.startsWith('lt') ? white : [128, 128, 128]),
  )
}

/** The colours of a theme by their names: `lt1`, `accent3`. */
export function namedThemeColours(bytes: Uint8Array): Map<string, Colour> {
  const found = new Map<string, Colour>()
  let name = ''
  let isInScheme = false
  scanXml(bytes, {
    open(element, attributes) {
      if (element === 'clrScheme') isInScheme = true
      else if (isInScheme && (element === 'srgbClr' || element === 'sysClr')) {
        const colour = colourOfHex((element === 'sysClr' ? attributes.lastClr : attributes.val) ?? '')
        if (colour !== undefined && !found.has(name)) found.set(name, colour)
      } else if (isInScheme) name = element
    },
    close(element) {
      if (element === 'clrScheme') isInScheme = false
    },
  })
  return found
}
