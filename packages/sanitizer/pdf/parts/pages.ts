import { refuse } from '../../refusals.ts'
import { type Dict, isDict, Ref, type Value } from '../reading/objects.ts'
import type { PdfFile } from '../reading/pdf-file.ts'

/** A page with what it inherits from the branches above it. */
export type SourcePage = { number: number | null; dict: Dict }

/** More would take the memory of a phone. None of them may be left out in silence. */
const mostPages = 20_000
const inherited = ['Resources', 'MediaBox', 'CropBox', 'Rotate']

/** The pages in order. Branches that lead in a circle or to nothing are left out; without a tree every page object counts. */
export function findPages(file: PdfFile, catalog: Dict): SourcePage[] {
  const found = walkTree(file, catalog.get('Pages'))
  if (found.length > 0) return found
  const loose: SourcePage[] = []
  for (const number of [...file.objectNumbers].sort((one, other) => one - other)) {
    const dict = file.resolve(new Ref(number, 0))
    if (isDict(dict) && file.name(dict.get('Type')) === 'Page') loose.push({ number, dict })
    if (loose.length > mostPages) refuse('too-many-pages')
  }
  return loose
}

function walkTree(file: PdfFile, root: Value | undefined): SourcePage[] {
  const pages: SourcePage[] = []
  const seen = new Set<Dict>()
  const waiting: { value: Value; above: Dict }[] = [{ value: root ?? null, above: new Map() }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (pages.length + waiting.length >= mostPages) refuse('too-many-pages')
    const dict = file.resolve(next.value)
    if (!isDict(dict)) continue
    const kids = file.resolve(dict.get('Kids'))
    const isPage = !Array.isArray(kids) || file.name(dict.get('Type')) === 'Page'
    // A page may be in the tree twice; a branch may not.
    if (!isPage && seen.has(dict)) continue
    seen.add(dict)
    const whole = new Map(dict)
    for (const key of inherited) {
      const value = next.above.get(key)
      if (file.resolve(whole.get(key)) === null && value !== undefined) whole.set(key, value)
    }
    if (isPage) pages.push({ number: next.value instanceof Ref ? next.value.number : null, dict: whole })
    else for (const kid of [...kids].reverse()) waiting.push({ value: kid, above: whole })
  }
  return pages
}
