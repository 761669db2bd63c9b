import { foldText } from './search-text.ts'

/** A text in turns: what does not match, what matches, what does not match, and so on. Joined, it is the text. */
export type MarkedText = string[]

/** Null where none of the folded terms stands in the text. */
export function markMatches(text: string, terms: readonly string[]): MarkedText | null {
  const { folded, places } = foldWithPlaces(text)
  const spans = terms
    .flatMap((term) => spansOf(folded, term))
    .map(([start, end]) => [places[start] ?? 0, places[end] ?? text.length] as const)
    .toSorted(([one], [other]) => one - other)
  if (spans.length === 0) return null
  const turns: MarkedText = []
  let done = 0
  for (const [start, end] of spans) {
    if (start < done) continue
    turns.push(text.slice(done, start), text.slice(start, end))
    done = end
  }
  return [...turns, text.slice(done)]
}

/** The surroundings of the first match, about so long, cut at blanks. */
export function excerptOfMarked(marked: MarkedText, length: number): MarkedText {
  const [before = '', ...rest] = marked
  const around = Math.floor(length / 3)
  const start = before.length > around ? before.indexOf(' ', before.length - around) + 1 : 0
  const turns = [start > 0 ? `…${before.slice(start)}` : before.slice(-around)]
  let left = length - (turns[0]?.length ?? 0)
  for (const turn of rest) {
    if (left <= 0) break
    turns.push(turn.length > left ? `${turn.slice(0, left).toWellFormed()}…` : turn)
    left -= turn.length
  }
  return turns
}

function spansOf(folded: string, term: string): [number, number][] {
  const spans: [number, number][] = []
  if (term === '') return spans
  for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + term.length))
    spans.push([at, at + term.length])
  return spans
}

/** The text folded sign by sign, and for each unit of it the place in the text that it came from. */
function foldWithPlaces(text: string): { folded: string; places: number[] } {
  const places: number[] = []
  let folded = ''
  let at = 0
  for (const letter of text) {
    const plain = /^\s$/u.test(letter) ? (folded === '' || folded.endsWith(' ') ? '' : ' ') : foldText(letter)
    for (let unit = 0; unit < plain.length; unit += 1) places.push(at)
    folded += plain
    at += letter.length
  }
  places.push(at)
  return { folded, places }
}
