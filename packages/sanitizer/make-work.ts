import { Unreadable } from '@fitila/formats/unreadable'
import type { Found, Hidden, Kept, Kind, Progress, SanitizeOptions, Work } from './contract.ts'
import { deepestLevel, limits } from './limits.ts'
import { plainPlace } from './plain-places.ts'
import { refuse } from './refusals.ts'
import { areSameBytes } from './same-bytes.ts'
import type { Packing } from './zip/remember-packed.ts'

/** What cleaning one file has told so far. */
export type Told = { found: Found[]; kept: Kept[]; hidden: Hidden[]; identifying: Set<string> }

export function nothingTold(): Told {
  return { found: [], kept: [], hidden: [], identifying: new Set() }
}

type CleanKnown = (bytes: Uint8Array, work: Work) => Promise<{ bytes: Uint8Array; kind: Kind }>

type Making = {
  options: SanitizeOptions
  told: Told
  progress: Progress
  clean: CleanKnown
  packing: Packing
}

/** The work for a file, and for everything inside of it: one list of findings and one budget for all. */
export function makeWork({ options, told, progress, clean, packing }: Making): Work {
  let spent = 0
  const spend = (bytes: number) => {
    spent += bytes
    if (!(bytes >= 0) || spent > limits.unpacked) refuse('too-large')
  }
  return workAt([])

  function workAt(path: readonly string[]): Work {
    const placed = (where = '') =>
      [...path, where].flatMap((step) => (step === '' ? [] : plainPlace(step))).join(', ')
    return {
      options,
      spend,
      ...packing,
      progress: path.length === 0 ? progress : () => {},
      findings: {
        removed({ sort, text, where, identifying = [] }) {
          told.found.push({ sort, text: withoutStop(text), where: placed(where) })
          if (isTelling(sort)) for (const one of identifying) told.identifying.add(one.trim())
        },
        kept: ({ text, where, isRisk, isUnsure }) =>
          void told.kept.push({
            text: withoutStop(text),
            where: placed(where),
            ...(isRisk ? { isRisk } : {}),
            ...(isUnsure ? { isUnsure } : {}),
          }),
        hidden: ({ text, where, isRisk }) =>
          void told.hidden.push({ text, where: placed(where), ...(isRisk ? { isRisk } : {}) }),
      },
      async cleanInside(bytes, where) {
        if (path.length >= deepestLevel) refuse('too-deep')
        if (packing.settled.has(bytes)) return { bytes, kind: 'jpeg' }
        const cleaned = await clean(bytes, workAt([...path, where]))
        if (cleaned.kind === 'jpeg' && areSameBytes(cleaned.bytes, bytes)) packing.settled.add(cleaned.bytes)
        return cleaned
      },
      async cleanWithin(where, cleanOne) {
        return path.length >= deepestLevel ? refuse('too-deep') : cleanOne(workAt([...path, where]))
      },
    }
  }
}

/** A line of a list has no full stop, unless it is several sentences. */
function withoutStop(text: string): string {
  return /[.:?!] /.test(text) ? text : text.replace(/\.$/, '')
}

/** The name of a program is in many a text, and says nothing of a person. */
function isTelling(sort: Found['sort']): boolean {
  return sort !== 'software' && sort !== 'structure'
}

/** As `Unreadable`, with the name of the part that could not be cleaned before the reason. */
export function naming(where: string, error: unknown): unknown {
  return error instanceof Unreadable ? new Unreadable(error.code, `“${where}”: ${error.message}`) : error
}
