import type { RefusalCode } from '#domain/refusals.ts'
import { type PartsOf, partsOf } from '../parts-of.ts'
import { englishFiles } from './files.ts'

/** All interface text. What another language lacks is shown in these words. */
export const english: PartsOf<typeof englishFiles> = partsOf(englishFiles) satisfies {
  refusals: Record<RefusalCode, object>
}
