import { foldText } from '@fitila/names/text/fold'

/** A value of a filter, and what people type for it. */
export type Named<Value> = { value: Value; names: readonly string[] }

/** What was typed names it. `rest` is what was typed beside it, folded; empty where it was nothing else. */
export type NamedValue<Value> = { value: Value; rest: string }

/**
 * The values whose name is among the typed words, whatever its case and accents, the longest name first. A name counts where all its
 * words are there, one after the other. No row of any report is looked at.
 */
export function namedIn<Value>(typed: string, table: readonly Named<Value>[]): NamedValue<Value>[] {
  const words = wordsOf(typed)
  const found = table.flatMap(({ value, names }) => {
    const places = names.flatMap((name) => placeOf(wordsOf(name), words) ?? [])
    const [longest] = places.toSorted((one, other) => other.length - one.length)
    return longest ? [{ value, length: longest.length, rest: restOf(words, longest) }] : []
  })
  return found.toSorted((one, other) => other.length - one.length).map(({ value, rest }) => ({ value, rest }))
}

type Place = { start: number; length: number }

function placeOf(name: readonly string[], words: readonly string[]): Place[] | null {
  if (name.length === 0) return null
  const start = words.findIndex((_, at) => name.every((word, offset) => words[at + offset] === word))
  return start < 0 ? null : [{ start, length: name.length }]
}

function restOf(words: readonly string[], { start, length }: Place): string {
  return [...words.slice(0, start), ...words.slice(start + length)].join(' ')
}

function wordsOf(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}
