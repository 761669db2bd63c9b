import { cleaners } from './cleaners.ts'
import type { Cleaner } from './contract.ts'
import { openLockedOffice } from './office/locks/open-locked-office.ts'
import type { Sanitize } from './sanitizer-of.ts'
import { sanitizerWith } from './sanitizer-with.ts'

/**
 * @param maximum turns the pages of a PDF into pictures; null in the light edition, which has no renderer
 * @param redraw draws a photo again; null likewise
 */
export function makeSanitizer(maximum: Cleaner | null, redraw: Cleaner | null = null): Sanitize {
  return sanitizerWith({
    cleanerOf: (kind) => cleaners[kind],
    openLocked: openLockedOffice,
    maximum,
    redraw,
  })
}
