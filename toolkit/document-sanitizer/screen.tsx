import { Sanitizer } from './parts/sanitizer.tsx'
import source from './worker.ts?source'

/** Specification 2.4. The light edition. */
export function Screen() {
  return <Sanitizer edition="light" source={source} />
}
