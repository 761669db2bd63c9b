import type { Candidate } from '../../finding.ts'
import type { Kind } from '../../kinds.ts'
import { matchAt } from '../../match-at.ts'
import type { Page } from '../../page.ts'

/** 'Beacons PBD 4471 to PBD 4479': where one number of a shape was found, others with the same letters and as many digits are like it. */
export function sameShape({ reading: { plain }, tokens }: Page, found: readonly Candidate[]): Candidate[] {
  const shapes = new Map<string, Kind>()
  for (const { kind, tier, start, end } of found)
    if (tier === 'certain' && alike.has(kind) && end - start <= longest) {
      const shape = shapeOf(plain.slice(start, end))
      if (shape !== undefined) shapes.set(shape, kind)
    }
  if (shapes.size === 0) return []
  const more: Candidate[] = []
  for (let index = 0; index < tokens.count; index += 1) {
    const start = tokens.starts[index] ?? 0
    const end = tokens.kinds[index] === 'sign' ? undefined : matchAt(code, plain, start)
    const kind = end === undefined ? undefined : shapes.get(shapeOf(plain.slice(start, end)) ?? '')
    // Lighter than every rule that found one of them.
    if (end !== undefined && kind !== undefined) more.push({ start, end, kind, tier: 'certain', weight: 50 })
  }
  return more
}

const alike: ReadonlySet<Kind> = new Set<Kind>(['file-reference', 'identity-number', 'staff-number', 'plate'])

const longest = 16

const code = /[A-Za-z]{2,6}[ ./-]?\d{3,8}(?![\w%]|[.,:]\d)/y

/** The letters, the sign between, and how many digits; nothing where a number is more than that. */
function shapeOf(written: string): string | undefined {
  const [, letters = '', sign = '', digits = ''] = /^([A-Za-z]{2,6})([ ./-]?)(\d{3,8})$/.exec(written) ?? []
  return letters === '' ? undefined : `${letters.toLowerCase()}${sign}${digits.length}`
}
