import { type Dict, isDict, type Stream, Text, type Value } from '../../reading/objects.ts'
import type { PdfFile } from '../../reading/pdf-file.ts'
import type { Rebuild } from '../../rebuild/rebuild.ts'
import { textOf } from '../text-of.ts'
import { lineWidth } from './draw-annotation.ts'
import { drawText, standardFont } from './draw-text.ts'
import { drawnForm } from './drawn-form.ts'
import { numbersOf, type Rectangle, rectangleOf } from './place-form.ts'

const mostAncestors = 32
const mostRows = 500
/** Bits of a field's flags (ISO 32000-1, 12.7.4). */
const multiline = 1 << 12
const password = 1 << 13
const radio = 1 << 15
const pushButton = 1 << 16
const combo = 1 << 17

/** The fields of the document's form, as far as what is filled in has to be drawn. */
export class FormFields {
  readonly #file: PdfFile
  readonly #form: Dict | null
  readonly #mustDraw: boolean

  constructor(file: PdfFile, catalog: Dict) {
    this.#file = file
    this.#form = file.dict(catalog.get('AcroForm'))
    this.#mustDraw = file.resolve(this.#form?.get('NeedAppearances')) === true
  }

  /** The drawing may be older than what is filled in, when the form says that viewers have to draw. */
  needsDrawing(widget: Dict): boolean {
    const kind = this.#file.name(this.#inherited(widget, 'FT'))
    if (!this.#mustDraw || (kind !== 'Tx' && kind !== 'Ch')) return false
    const ground = numbersOf(this.#file, this.#file.dict(widget.get('MK'))?.get('BG'))
    return this.#valueOf(widget) !== '' || this.#isList(widget) || ground.length > 0
  }

  draw(widget: Dict, rebuild: Rebuild): Stream | null {
    const file = this.#file
    const box = rectangleOf(file, widget.get('Rect'))
    if (!box) return null
    const kind = file.name(this.#inherited(widget, 'FT'))
    const flags = this.#flagsOf(widget)
    const look = file.dict(widget.get('MK'))
    const isButton = kind === 'Btn'
    const isPush = isButton && (flags & pushButton) !== 0
    const caption = textOf(file.resolve(look?.get('CA')))
    if (isButton && !isPush && this.#isChecked(widget)) {
      const usual = (flags & radio) === 0 ? '4' : 'l'
      return drawCheck(box, /^[4568lnuH]$/.test(caption) ? caption : usual, rebuild)
    }
    const list = this.#isList(widget) ? this.#rowsOf(widget) : null
    const border = numbersOf(file, look?.get('BC'))
    const isFramed = border.length > 0 || widget.has('BS') || widget.has('Border')
    const value = isPush ? caption : isButton ? '' : (list?.text ?? this.#valueOf(widget))
    return drawText(
      {
        box,
        text: (flags & password) !== 0 && kind === 'Tx' ? '*'.repeat(value.length) : value,
        look: file.resolve(this.#inherited(widget, 'DA')) ?? this.#form?.get('DA') ?? null,
        fonts: file.dict(file.dict(this.#form?.get('DR'))?.get('Font')),
      },
      {
        align: isPush ? 1 : file.number(this.#inherited(widget, 'Q'), 0),
        ...(list && { chosen: list.chosen }),
        isMultiline: kind === 'Tx' && (flags & multiline) !== 0,
        background: numbersOf(file, look?.get('BG')),
        border,
        frameWidth: isFramed ? lineWidth(file, widget) : 0,
      },
      rebuild,
    )
  }

  #isList(widget: Dict): boolean {
    return this.#file.name(this.#inherited(widget, 'FT')) === 'Ch' && (this.#flagsOf(widget) & combo) === 0
  }

  /** What a list offers, from the row on that is shown first, and which rows of that are chosen. */
  #rowsOf(widget: Dict): { text: string; chosen: number[] } {
    const file = this.#file
    const first = Math.max(0, file.number(this.#inherited(widget, 'TI'), 0))
    const offered = file.array(this.#inherited(widget, 'Opt')).slice(first, first + mostRows)
    const values = this.#valueOf(widget).split('\n')
    const rows = offered.map((given) => {
      const pair = file.array(given).map((part) => textOf(file.resolve(part)))
      const plain = pair[0] ?? textOf(file.resolve(given))
      const shown = (pair[1] ?? plain).replace(/\s+/g, ' ')
      return { shown, isChosen: values.includes(plain) || values.includes(shown) }
    })
    const chosen = rows.flatMap(({ isChosen }, row) => (isChosen ? [row] : []))
    return { text: rows.map(({ shown }) => shown).join('\n'), chosen }
  }

  #flagsOf(widget: Dict): number {
    return this.#file.number(this.#inherited(widget, 'Ff'), 0)
  }

  #isChecked(widget: Dict): boolean {
    const state = this.#file.name(widget.get('AS')) ?? this.#file.name(this.#inherited(widget, 'V'))
    return state !== null && state !== 'Off'
  }

  #valueOf(widget: Dict): string {
    const value = this.#file.resolve(this.#inherited(widget, 'V'))
    if (value instanceof Text) return textOf(value)
    return Array.isArray(value) ? value.map((item) => textOf(this.#file.resolve(item))).join('\n') : ''
  }

  #inherited(widget: Dict, key: string): Value | undefined {
    let field: Dict | null = widget
    for (let hops = 0; field && hops < mostAncestors; hops++) {
      const value = field.get(key)
      if (value !== undefined && value !== null) return value
      const parent: Value = this.#file.resolve(field.get('Parent'))
      field = isDict(parent) ? parent : null
    }
    return undefined
  }
}

/** @param sign a letter of ZapfDingbats: a tick, a cross, a dot, a square, a diamond or a star */
function drawCheck(box: Rectangle, sign: string, rebuild: Rebuild): Stream {
  const size = Math.min(box[2] - box[0], box[3] - box[1]) * 0.8
  const left = (box[0] + box[2]) / 2 - size * 0.42
  const bottom = (box[1] + box[3]) / 2 - size * 0.35
  const resources = new Map<string, Value>([
    ['Font', new Map<string, Value>([['F1', rebuild.add(standardFont('ZapfDingbats'))]])],
  ])
  return drawnForm(box, `BT\n/F1 ${size} Tf\n${left} ${bottom} Td\n(${sign}) Tj\nET\n`, resources, rebuild)
}
