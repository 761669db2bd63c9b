import { isLower, isUpper } from '../characters.ts'
import type { Page } from '../page.ts'

export function isCapital({ reading: { plain }, tokens }: Page, index: number): boolean {
  return tokens.kinds[index] !== 'sign' && isUpper(plain.charCodeAt(tokens.starts[index] ?? -1))
}

/** In capitals from the first letter to the last, two at least. */
export function isAllCapitals({ reading: { plain }, tokens }: Page, index: number): boolean {
  const start = tokens.starts[index] ?? 0
  const end = tokens.ends[index] ?? 0
  if (end - start < 2) return false
  for (let at = start; at < end; at += 1) if (isLower(plain.charCodeAt(at))) return false
  return isUpper(plain.charCodeAt(start))
}

/** Whether two neighbours are on one line with no more than a space in between. */
export function areTogether({ tokens }: Page, before: number, after: number): boolean {
  const gap = (tokens.starts[after] ?? 0) - (tokens.ends[before] ?? 0)
  return before >= 0 && after < tokens.count && gap <= 1 && (tokens.breaks[after] ?? 0) === 0
}

/** Behind the end of another, or at the beginning of a line. */
export function beginsSentence({ tokens }: Page, index: number): boolean {
  return (tokens.breaks[index] ?? 0) > 0 || ['.', '!', '?', undefined].includes(tokens.words[index - 1])
}
