import { makePixelsCleaner } from '@fitila/sanitizer/pdf-pixels/make-pixels-cleaner'
import { makeRedrawer } from '@fitila/sanitizer/pdf-pixels/redraw-photo'
import { makeSanitizer } from '@fitila/sanitizer/sanitize'
import { serveJobs } from '@fitila/sanitizer/serve-jobs'
import { startWorker } from '../shared/screen/start-worker.ts'
import source from './page-worker.ts?source'
import { renderByWorkers } from './render-by-workers.ts'

// The full edition: pages become pictures too, in workers of this worker, which end with it.
const renderAllPages = renderByWorkers(() => startWorker(source))
serveJobs(makeSanitizer(makePixelsCleaner(renderAllPages), makeRedrawer(renderAllPages)))
