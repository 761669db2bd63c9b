import { askEarly } from './ask-early.ts'
import { listenEarly } from './early-news.ts'
import { watchQuickExit } from './quick-exit.ts'
import { type Load, startWhenTouched } from './start-when-touched.ts'

declare global {
  interface Window {
    startWhenTouched: (load: Load, latest: number | null) => void
  }
}

// Within the page: see decisions 328 and 356. `page-scripts.ts` calls what this leaves in the window.
watchQuickExit()
window.startWhenTouched = (load, latest) => {
  const { start, startOrReload } = startWhenTouched(load, latest)
  askEarly(document, start)
  // A page that showed a code was loaded again: see web/reports/sources/parts/shown-before.tsx.
  if (typeof window.history.state?.usr?.again === 'string') start()
  listenEarly(document, startOrReload)
}
