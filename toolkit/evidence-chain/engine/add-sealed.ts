import type { Exhibit, SealedFile } from './evidence-item.ts'

type Pair = { original: SealedFile | undefined; cleanCopy: SealedFile | null | undefined }

/**
 * Files that another tool handed over, as exhibits. A clean copy of an original that is there already takes its place
 * beside it, and a copy that is the original to the last byte is none.
 */
export function withSealed(
  exhibits: readonly Exhibit[],
  { original, cleanCopy: given }: Pair,
  makeId: () => string,
): readonly Exhibit[] {
  if (!original) return exhibits
  const cleanCopy = given && given.sha256 !== original.sha256 ? given : null
  const there = exhibits.find((exhibit) => exhibit.original.sha256 === original.sha256)
  if (!there) return [...exhibits, { id: makeId(), original, cleanCopy }]
  return exhibits.map((exhibit) =>
    exhibit === there ? { ...there, cleanCopy: cleanCopy ?? there.cleanCopy } : exhibit,
  )
}
