import { startWorker } from '../shared/screen/start-worker.ts'
import { makePixelsCleaner } from './engine/pdf-pixels/make-pixels-cleaner.ts'
import { makeRedrawer } from './engine/pdf-pixels/redraw-photo.ts'
import { makeSanitizer } from './engine/sanitize.ts'
import { serveJobs } from './engine/serve-jobs.ts'
import source from './page-worker.ts?source'
import { renderByWorkers } from './render-by-workers.ts'

// The full edition: pages become pictures too, in workers of this worker, which end with it.
const renderAllPages = renderByWorkers(() => startWorker(source))
serveJobs(makeSanitizer(makePixelsCleaner(renderAllPages), makeRedrawer(renderAllPages)))
