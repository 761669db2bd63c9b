import { Sanitizer } from './parts/sanitizer.tsx'
import source from './worker-full.ts?source'

/** Specification 2.4. The full edition, which turns pages into pictures as well. */
export function Screen() {
  return <Sanitizer edition="full" source={source} />
}
