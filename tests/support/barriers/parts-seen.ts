import type { PagePart, PageParts } from './page-parts.ts'

const all: readonly PagePart[] = ['main', 'around']

/** What of a page was not seen on an earlier one. */
export type NewParts = Record<keyof PageParts, readonly PagePart[]>

/** Remembers the parts of pages, and says which of them are new. */
export function partsSeen(): (parts: PageParts) => NewParts {
  const seen = new Set<string>()
  const newIn = (kind: keyof PageParts, parts: PageParts) =>
    all.filter((part) => {
      const key = `${kind} ${part} ${parts[kind][part]}`
      const isNew = !seen.has(key)
      seen.add(key)
      return isNew
    })
  return (parts) => ({ looks: newIn('looks', parts), build: newIn('build', parts) })
}
