import type { Marked } from './examine.ts'

type Span = [start: number, end: number]

/** A text with everything in it that points to one person. Offsets are UTF-16 units. */
export type FullyMarked = Marked & {
  /** Numbers, addresses and log-ins of one person, and references of one file. `what` is the author's word for it. */
  numbers: { span: Span; what: string }[]
  /** Phrases that fit very few people. */
  phrases: Span[]
  /** Words that are often names, and are none where they stand: Monday the day, grace the prayer. */
  notNames: Span[]
}

/**
 * An empty line ends a text. `[[Ada]]` is a person; `[[Mrs Ada|Ada]]` shows the words before the line, of which those behind it are
 * the name. `{{phone|0803 ...}}` is another identifier, `<<only cook>>` a phrase that fits very few people, and `~~Peace~~` no name.
 */
export function readMarkedTexts(texts: string): FullyMarked[] {
  return texts
    .split(/\n{2,9}/)
    .filter((text) => text.trim() !== '')
    .map(readMarks)
}

function readMarks(marked: string): FullyMarked {
  const read: FullyMarked = { text: '', persons: [], numbers: [], phrases: [], notNames: [] }
  let phrase = 0
  for (const piece of marked.trim().split(/(\[\[[^\]]{1,80}\]\]|\{\{[^}]{1,200}\}\}|~~[^~]{1,80}~~|<<|>>)/)) {
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
    } else if (piece.startsWith('~~')) {
      read.text += first
      read.notNames.push([start, start + first.length])
    } else read.text += piece
  }
  return read
}
