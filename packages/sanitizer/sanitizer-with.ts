import type { Cleaner, Kind, Work } from './contract.ts'
import { kinds } from './kinds.ts'
import { refuse } from './refusals.ts'
import { type Finish, type Sanitize, sanitizerOf } from './sanitizer-of.ts'
import { tellKind } from './telling/tell-kind.ts'

export type Cleaning = {
  /** Who cleans a file of this kind. It may have to be read first. */
  cleanerOf(kind: Kind): Cleaner | Promise<Cleaner>
  /** What is within a file that Office locked; undefined when the file is none. */
  openLocked(bytes: Uint8Array, work: Work): Uint8Array | undefined | Promise<Uint8Array | undefined>
  /** Turns the pages of a PDF into pictures; null in the light edition, which has no renderer. */
  maximum: Cleaner | null
  /** Draws a photo again; null likewise. */
  redraw: Cleaner | null
}

/** The sanitizer of every edition, whether its cleaners are there at once or read when a file needs them. */
export function sanitizerWith({ cleanerOf, openLocked, maximum, redraw }: Cleaning): Sanitize {
  return sanitizerOf(async (given, work) => {
    const bytes = (await openLocked(given, work)) ?? given
    const kind = tellKind(bytes)
    const isMaximum = kind === 'pdf' && work.options.pdf === 'maximum'
    const cleaner = isMaximum ? (maximum ?? refuse('full-edition')) : await cleanerOf(kind)
    // A mail of Outlook is written as a common one.
    return { kind: kind === 'msg' ? 'eml' : kind, bytes: await cleaner(bytes, work) }
  }, finishWith(redraw))
}

function finishWith(redraw: Cleaner | null): Finish {
  return async (cleaned, work) => {
    if (work.options.photos !== 'drawn-again' || kinds[cleaned.kind].stem !== 'image') return cleaned
    if (redraw === null) return refuse('full-edition')
    if (cleaned.kind === 'jpeg') return { kind: 'jpeg', bytes: await redraw(cleaned.bytes, work) }
    work.findings.kept({ text: 'This picture was not drawn again: that is done with JPEG photos only' })
    return cleaned
  }
}
