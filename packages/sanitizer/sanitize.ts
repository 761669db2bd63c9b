import { cleaners } from './cleaners.ts'
import type { Cleaner } from './contract.ts'
import { kinds } from './kinds.ts'
import { openLockedOffice } from './office/locks/open-locked-office.ts'
import { refuse } from './refusals.ts'
import { type Finish, type Sanitize, sanitizerOf } from './sanitizer-of.ts'
import { tellKind } from './telling/tell-kind.ts'

/**
 * @param maximum turns the pages of a PDF into pictures; null in the light edition, which has no renderer
 * @param redraw draws a photo again; null likewise
 */
export function makeSanitizer(maximum: Cleaner | null, redraw: Cleaner | null = null): Sanitize {
  return sanitizerOf(async (given, work) => {
    const bytes = openLockedOffice(given, work) ?? given
    const kind = tellKind(bytes)
    const isMaximum = kind === 'pdf' && work.options.pdf === 'maximum'
    const cleaner = isMaximum ? (maximum ?? refuse('full-edition')) : cleaners[kind]
    return { kind, bytes: await cleaner(bytes, work) }
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
