import { keptCache } from '../shell/kept-pages.ts'
import { answerWithCopies, type CopiesWorker } from './worker.ts'

// TypeScript knows this global by the pages' library alone, which has no service workers.
declare const self: CopiesWorker

answerWithCopies(self, keptCache)
