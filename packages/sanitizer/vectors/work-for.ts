import type { Found, Hidden, Kept, SanitizeOptions, Work } from '../contract.ts'
import { refuse } from '../refusals.ts'
import { rememberPacked } from '../zip/remember-packed.ts'

export type Told = { found: Found[]; kept: Kept[]; hidden: Hidden[]; identifying: string[] }

const usual: SanitizeOptions = { pdf: 'standard', dpi: 150, password: null, hidden: 'remove' }

/** What a cleaner is given when it is tried alone, and what it told. What is inside is refused unless the test gives a cleaner. */
export function workFor(given: Partial<Work> & { options?: SanitizeOptions } = {}): {
  work: Work
  told: Told
} {
  const told: Told = { found: [], kept: [], hidden: [], identifying: [] }
  let spent = 0
  const work: Work = {
    options: usual,
    findings: {
      removed({ identifying = [], where = '', sort, text }) {
        told.found.push({ sort, text, where })
        told.identifying.push(...identifying)
      },
      kept: ({ text, where = '' }) => void told.kept.push({ text, where }),
      hidden: ({ text, where = '' }) => void told.hidden.push({ text, where }),
    },
    progress() {},
    cleanInside: () => refuse('unsupported'),
    cleanWithin: () => refuse('unsupported'),
    spend(bytes) {
      spent += bytes
      if (spent > 200_000_000) refuse('too-large')
    },
    ...rememberPacked(),
    ...given,
  }
  return { work, told }
}
