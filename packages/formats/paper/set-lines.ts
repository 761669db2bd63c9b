import { type Face, widthOf } from './set-text.ts'

export type LineBreaking = { face: Face; size: number; width: number }

/**
 * Breaks codes into lines no wider than `width` points: between words, and inside what is wider than a line,
 * such as an address. A line feed in the text (written as code 10) always ends a line.
 */
export function breakLines(codes: readonly number[], { face, size, width }: LineBreaking): number[][] {
  return splitAt(codes, 10).flatMap((paragraph) => {
    const lines: number[][] = [[]]
    for (const word of splitAt(paragraph, 32)) {
      const line = lines.at(-1) ?? []
      const joined = line.length === 0 ? word : [...line, 32, ...word]
      if (widthOf(joined, face, size) <= width) lines[lines.length - 1] = joined
      else pushWord(lines, word, { face, size, width })
    }
    return lines
  })
}

function pushWord(lines: number[][], word: readonly number[], { face, size, width }: LineBreaking): void {
  const isLineEmpty = (lines.at(-1) ?? []).length === 0
  if (!isLineEmpty) lines.push([])
  for (const code of word) {
    const line = lines.at(-1) ?? []
    if (line.length > 0 && widthOf([...line, code], face, size) > width) lines.push([code])
    else line.push(code)
  }
}

function splitAt(codes: readonly number[], separator: number): number[][] {
  const parts: number[][] = [[]]
  for (const code of codes) {
    if (code === separator) parts.push([])
    else parts.at(-1)?.push(code)
  }
  return parts
}
