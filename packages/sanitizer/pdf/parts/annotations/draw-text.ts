import { GrowingBytes } from '../../filters/growing-bytes.ts'
import { bytesToString } from '../../reading/characters.ts'
import { type Dict, Name, nameOf, type Stream, Text, type Value, Word } from '../../reading/objects.ts'
import { ValueParser } from '../../reading/parse-value.ts'
import type { Rebuild } from '../../rebuild/rebuild.ts'
import { writeValue } from '../../writing/write-value.ts'
import { font } from '../fonts/font.ts'
import { spellWith } from '../fonts/font-letters.ts'
import { colourOperator, drawnForm } from './drawn-form.ts'
import type { Rectangle } from './place-form.ts'

/** Words in a box. `look` is a default appearance (ISO 32000-1, 12.7.3.3), `fonts` the fonts that it may name. */
export type TextToDraw = { box: Rectangle; text: string; look: Value | undefined; fonts: Dict | null }

export type TextLayout = {
  /** 0 left, 1 in the middle, 2 right. */
  align: number
  /** Rows of a list stay as they are; those that are chosen have their own ground, by their places. */
  chosen?: readonly number[]
  isMultiline: boolean
  background: readonly number[]
  border: readonly number[]
  /** How thick the frame is, which the words keep away from. */
  frameWidth: number
}

/** The middle width of a letter of Helvetica, in parts of its size; close enough to break lines by. */
const letterWidth = 0.5

/** A box with a background and words, as viewers draw it for fields and text boxes that bring no drawing along. */
export function drawText(what: TextToDraw, layout: TextLayout, rebuild: Rebuild): Stream | null {
  const { box, text } = what
  const width = box[2] - box[0]
  const height = box[3] - box[1]
  const edge = layout.frameWidth + 2
  if (text === '' && layout.background.length === 0 && layout.border.length === 0) return null
  const { size: wanted, colour, fontName } = readLook(what.look)
  const rows = (size: number) =>
    layout.chosen
      ? text.split('\n')
      : layout.isMultiline
        ? wrapped(text, (width - 2 * edge) / (size * letterWidth))
        : [text.replace(/\s+/g, ' ')]
  const isHigh = layout.isMultiline || layout.chosen !== undefined
  const size = wanted > 0 ? wanted : automatic(width, height, text, isHigh)
  const lines = rows(size)
  const pen = text === '' ? null : penFor(what, fontName, rebuild)
  if (text !== '' && pen === null) return null
  const top = isHigh ? box[3] - 2 - size * 0.93 : box[1] + height / 2 - size * 0.4
  let content = frame(box, layout)
  if (pen !== null) {
    content += `q\n${box[0]} ${box[1]} ${width} ${height} re\nW\nn\n`
    for (const row of layout.chosen ?? [])
      content += `0.6 0.76 0.86 rg\n${box[0] + 1} ${top - (row + 0.22 / 1.15) * size * 1.15} ${width - 2} ${size * 1.15} re\nf\n`
    content += `BT\n/F1 ${size} Tf\n${colour}`
    lines.forEach((line, row) => {
      const foot = top - row * size * 1.15
      // Rows below the box are seen by no one.
      if (foot + size * 1.2 <= box[1]) return
      const spare = width - 2 * edge - line.length * size * letterWidth
      const left = box[0] + edge + (layout.align === 1 ? spare / 2 : layout.align === 2 ? spare : 0)
      content += `1 0 0 1 ${left} ${foot} Tm\n${literal(pen.spell(line))} Tj\n`
    })
    content += 'ET\nQ\n'
  }
  const resources = new Map<string, Value>()
  if (pen !== null) resources.set('Font', new Map([['F1', pen.font]]))
  return drawnForm(box, content, resources, rebuild)
}

function frame([left, bottom, right, top]: Rectangle, layout: TextLayout): string {
  const { background, border, frameWidth: thick } = layout
  const inside = colourOperator(background, false)
  const outside = colourOperator(border, true)
  const rectangle = `${left} ${bottom} ${right - left} ${top - bottom} re\n`
  return `${inside === '' ? '' : `${inside}${rectangle}f\n`}${outside === '' || thick === 0 ? '' : `${outside}${thick} w\n${left + thick / 2} ${bottom + thick / 2} ${right - left - thick} ${top - bottom - thick} re\nS\n`}`
}

function automatic(width: number, height: number, text: string, isMultiline: boolean): number {
  if (isMultiline) return 12
  return Math.max(4, Math.min(height * 0.67, (width - 4) / Math.max(1, text.length * letterWidth)))
}

function wrapped(text: string, perLine: number): string[] {
  const most = Math.max(1, Math.floor(perLine))
  return text.split(/\r\n?|\n/).flatMap((paragraph) => {
    const lines: string[] = []
    let line = ''
    for (const word of paragraph.split(' ')) {
      if (line !== '' && line.length + 1 + word.length > most) {
        lines.push(line)
        line = word
      } else line = line === '' ? word : `${line} ${word}`
    }
    return [...lines, line]
  })
}

type Pen = { font: Value; spell(line: string): Uint8Array }

/**
 * The font that the field names, when it has every letter; else Helvetica, which every viewer has, for the letters that Windows has.
 * Null when nothing here can write the words rightly.
 */
function penFor({ text, fonts }: TextToDraw, fontName: string, rebuild: Rebuild): Pen | null {
  const { file } = rebuild
  const named = fonts?.get(fontName)
  const dict = file.dict(named)
  const spell = dict ? spellWith(dict, file) : null
  const letters = text.replace(/\s+/g, ' ')
  const shown = (bytes: Uint8Array) => {
    rebuild.fontUse.show(dict, bytes)
    return bytes
  }
  if (spell?.(letters))
    return { font: rebuild.copy(named, font), spell: (line) => shown(spell(line) ?? new Uint8Array()) }
  if (!isWindows(letters)) {
    rebuild.notes.unwritable(text)
    return null
  }
  const isPlain = dict !== null && file.name(dict.get('Subtype')) !== 'Type0'
  if (!isPlain) return { font: rebuild.add(standardFont('Helvetica')), spell: windowsBytes }
  return { font: rebuild.copy(named, font), spell: (line) => shown(windowsBytes(line)) }
}

export function standardFont(name: string): Dict {
  return new Map<string, Value>([
    ['Type', new Name('Font')],
    ['Subtype', new Name('Type1')],
    ['BaseFont', new Name(name)],
    ...(name === 'Helvetica' ? [['Encoding', new Name('WinAnsiEncoding')] as const] : []),
  ])
}

function readLook(look: Value | undefined): { size: number; colour: string; fontName: string } {
  const result = { size: 0, colour: '0 g\n', fontName: '' }
  if (!(look instanceof Text)) return result
  const parser = new ValueParser(look.bytes)
  let operands: Value[] = []
  for (let next = parser.next(); next !== undefined; next = parser.next()) {
    if (!(next instanceof Word)) {
      operands.push(next)
      continue
    }
    const numbers = operands.filter((value) => typeof value === 'number')
    if (next.value === 'Tf') {
      result.size = numbers.at(-1) ?? 0
      result.fontName = operands.map(nameOf).find((name) => name !== null) ?? ''
    } else if (next.value === 'g' || next.value === 'rg' || next.value === 'k')
      result.colour = colourOperator(numbers, false)
    operands = []
  }
  return result
}

/** What Windows' alphabet has beyond Latin-1 (ISO 32000-1, annex D). */
const windows = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'

function isWindows(text: string): boolean {
  return Array.from(text).every((letter) => windows.includes(letter) || (letter.codePointAt(0) ?? 256) < 256)
}

function windowsBytes(line: string): Uint8Array {
  return Uint8Array.from(line, (letter) => {
    const place = letter === ' ' ? -1 : windows.indexOf(letter)
    return place >= 0 ? 128 + place : (letter.codePointAt(0) ?? 63)
  })
}

function literal(bytes: Uint8Array): string {
  const out = new GrowingBytes(bytes.length + 8)
  writeValue(new Text(bytes), out)
  return bytesToString(out.done())
}
