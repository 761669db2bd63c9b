import type { Finding } from './finding.ts'

/**
 * The text with every given finding replaced by its placeholder. Findings must not overlap, as those of one check do not.
 * Mentions of one subject get one placeholder, so the sense of the text stays.
 */
export function rewriteText(
  text: string,
  findings: readonly Pick<Finding, 'start' | 'end' | 'placeholder'>[],
): string {
  const parts: string[] = []
  let reached = 0
  for (const { start, end, placeholder } of findings.toSorted((one, other) => one.start - other.start)) {
    if (start < reached) continue
    parts.push(text.slice(reached, start), placeholder)
    reached = end
  }
  parts.push(text.slice(reached))
  return parts.join('')
}
