import type { Finding } from './finding.ts'

/** A piece of a long text that fits on a screen, with the findings that begin in it. */
export type TextPart = { start: number; end: number; findings: readonly Finding[] }

const mostUnits = 6000
const mostFindings = 60

/** Pieces of up to 6000 units and 60 findings. None ends inside a finding, and where it can, each ends with a line. */
export function cutIntoParts(text: string, findings: readonly Finding[]): TextPart[] {
  const parts: TextPart[] = []
  let start = 0
  let first = 0
  while (start < text.length || parts.length === 0) {
    let end = Math.min(text.length, start + mostUnits)
    const next = findings[first + mostFindings]
    if (next && next.start < end) end = Math.max(start + 1, next.start)
    else if (end < text.length) end = lineEndBefore(text, start, end)
    let last = first
    while (last < findings.length && (findings[last]?.start ?? 0) < end) last += 1
    end = Math.min(text.length, Math.max(end, findings[last - 1]?.end ?? 0))
    parts.push({ start, end, findings: findings.slice(first, last) })
    start = end
    first = last
    if (text === '') break
  }
  return parts
}

function lineEndBefore(text: string, start: number, end: number): number {
  const line = text.lastIndexOf('\n', end - 1)
  if (line > start + mostUnits / 2) return line + 1
  const space = text.lastIndexOf(' ', end - 1)
  if (space > start + mostUnits / 2) return space + 1
  // Never between the halves of a pair.
  const unit = text.charCodeAt(end)
  return unit >= 0xdc00 && unit <= 0xdfff ? end + 1 : end
}
