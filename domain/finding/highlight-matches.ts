import { foldLetter, foldText } from '@fitila/names/text/fold'

/** A text in turns: what does not match, what matches, what does not match, and so on. Joined, it is the text. */
export type HighlightedText = string[]

/**
 * Null where none of the folded terms is in the text.
 *
 * @param reach how far behind the first match others are highlighted: a long text may have hundreds, and an excerpt shows few
 */
export function highlightMatches(
  text: string,
  terms: readonly string[],
  reach = Number.POSITIVE_INFINITY,
): HighlightedText | null {
  const folded = foldText(text)
  const there = terms.filter((term) => term !== '' && folded.includes(term))
  if (there.length === 0) return null
  const letters = lettersOf(text)
  const turns: HighlightedText = []
  let done = 0
  let furthest = Number.POSITIVE_INFINITY
  let span = nextSpan(folded, there, 0)
  while (span) {
    const start = letters.at(span.start)
    if (start > furthest) break
    if (turns.length === 0) furthest = start + reach
    const next = letters.from(span.end)
    turns.push(text.slice(done, start), text.slice(start, next.place))
    done = next.place
    span = nextSpan(folded, there, next.unit)
  }
  return [...turns, text.slice(done)]
}

/** The surroundings of the first match, about so long, cut at blanks. */
export function excerptOfHighlighted(highlighted: HighlightedText, length: number): HighlightedText {
  const [before = '', ...rest] = highlighted
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

type Span = { start: number; end: number }

function nextSpan(folded: string, terms: readonly string[], from: number): Span | null {
  let next: Span | null = null
  for (const term of terms) {
    const start = folded.indexOf(term, from)
    const end = start + term.length
    if (start >= 0 && (!next || start < next.start || (start === next.start && end > next.end)))
      next = { start, end }
  }
  return next
}

/**
 * Leads from the units of the folded text back to the letters of the text that they came from. Asked in rising order. A letter
 * may have many units, as the ligature ﬁ has, or none, as an accent has.
 */
function lettersOf(text: string): {
  at(unit: number): number
  from(unit: number): { place: number; unit: number }
} {
  let place = 0
  let width = 0
  let unit = 0
  let units = 0
  let isBlank = true
  function step(): void {
    place += width
    unit += units
    const code = text.codePointAt(place) ?? 0
    width = code > 0xffff ? 2 : 1
    if (code >= 0x20 && code < 0x7f) {
      units = code === 0x20 && isBlank ? 0 : 1
      isBlank = code === 0x20
    } else {
      const plain = foldLetter(String.fromCodePoint(code), isBlank)
      units = plain.length
      isBlank = units > 0 ? plain.endsWith(' ') : isBlank
    }
  }
  return {
    /** The letter that has this unit. */
    at(wanted) {
      while (place + width < text.length && unit + units <= wanted) step()
      return place
    },
    /** The first letter that begins with this unit or a later one. */
    from(wanted) {
      while (place < text.length && (unit < wanted || units === 0)) step()
      return { place, unit }
    },
  }
}
