import { cleaners } from './cleaners.ts'
import type { Cleaner } from './contract.ts'
import { openLockedOffice } from './office/locks/open-locked-office.ts'
import { refuse } from './refusals.ts'
import { type Sanitize, sanitizerOf } from './sanitizer-of.ts'
import { tellKind } from './telling/tell-kind.ts'

/** @param maximum turns the pages of a PDF into pictures; null in the light edition, which has no renderer */
export function makeSanitizer(maximum: Cleaner | null): Sanitize {
  return sanitizerOf(async (given, work) => {
    const bytes = openLockedOffice(given, work) ?? given
    const kind = tellKind(bytes)
    const isMaximum = kind === 'pdf' && work.options.pdf === 'maximum'
    const cleaner = isMaximum ? (maximum ?? refuse('full-edition')) : cleaners[kind]
    return { kind, bytes: await cleaner(bytes, work) }
  })
}
