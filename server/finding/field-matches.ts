import {
  excerptOfHighlighted,
  type HighlightedText,
  highlightMatches,
} from '#domain/finding/highlight-matches.ts'

/** How many characters of a text are shown in a list. */
export const excerptLength = 240

/** Where a searched text is in a card: the field, and its surroundings with the matches marked. */
export type FieldMatch<Field extends string = string> = { field: Field; marked: HighlightedText }

export function matchesIn<Field extends string>(
  textOf: (field: Field) => string,
  fields: readonly Field[],
  terms: readonly string[],
): FieldMatch<Field>[] {
  if (terms.length === 0) return []
  return fields.flatMap((field) => {
    const marked = highlightMatches(textOf(field), terms, excerptLength)
    return marked ? [{ field, marked: excerptOfHighlighted(marked, excerptLength) }] : []
  })
}
