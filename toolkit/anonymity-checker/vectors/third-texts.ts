import type { Language } from '../engine/names/languages.ts'
import type { Marked } from './examine.ts'
import { englishTexts } from './third-texts/english.ts'
import { hausaTexts } from './third-texts/hausa.ts'
import { igboTexts } from './third-texts/igbo.ts'
import { pidginTexts } from './third-texts/pidgin.ts'
import { yorubaTexts } from './third-texts/yoruba.ts'

type Span = [start: number, end: number]

/** A text with everything in it that points to one person. Offsets are UTF-16 units. */
export type FullyMarked = Marked & {
  /** Numbers, addresses and log-ins of one person, and references of one file. `what` is the author's word for it. */
  numbers: { span: Span; what: string }[]
  /** Phrases that fit very few people. */
  phrases: Span[]
}

/** `read` texts may be looked at while rules are improved. `unread` ones are only counted. */
export type Half = 'read' | 'unread'

const texts: Record<Language, string> = {
  en: englishTexts,
  pcm: pidginTexts,
  ha: hausaTexts,
  ig: igboTexts,
  yo: yorubaTexts,
}

/**
 * Texts of the folder `third-texts`. Their author wrote them before reading the templates and name lists of training
 * (decision 270). The first, third and so on may be read; the others are only counted. An empty line ends a text.
 * `[[Ada]]` is a person; `[[Mrs Ada|Ada]]` shows the words before the line, of which those behind it are the name.
 * `{{phone|0803 ...}}` is another identifier, and `<<only cook>>` a phrase that fits very few people.
 */
export function readThirdTexts(language: Language, half: Half): FullyMarked[] {
  return texts[language]
    .split(/\n{2,9}/)
    .filter((text) => text.trim() !== '')
    .filter((_, index) => index % 2 === (half === 'read' ? 0 : 1))
    .map(readMarks)
}

function readMarks(marked: string): FullyMarked {
  const read: FullyMarked = { text: '', persons: [], numbers: [], phrases: [] }
  let phrase = 0
  for (const piece of marked.trim().split(/(\[\[[^\]]{1,80}\]\]|\{\{[^}]{1,80}\}\}|<<|>>)/)) {
    const start = read.text.length
    const [first = '', second = first] = piece.slice(2, -2).split('|')
    if (piece === '<<') phrase = start
    else if (piece === '>>') read.phrases.push([phrase, start])
    else if (piece.startsWith('[[')) {
      read.text += first
      const from = start + first.lastIndexOf(second)
      read.persons.push([from, from + second.length])
    } else if (piece.startsWith('{{')) {
      read.text += second
      read.numbers.push({ span: [start, start + second.length], what: first })
    } else read.text += piece
  }
  return read
}
