import { watchQuickExit } from './quick-exit.ts'
import { startWhenTouched } from './start-when-touched.ts'

declare global {
  interface Window {
    startWhenTouched: typeof startWhenTouched
  }
}

// Within the page, on the way of a report: see decision 328. `page-scripts.ts` calls what this leaves in the window.
watchQuickExit()
window.startWhenTouched = startWhenTouched
