import { startWorker } from '../shared/screen/start-worker.ts'
import { makePixelsCleaner } from './engine/pdf-pixels/make-pixels-cleaner.ts'
import { makeSanitizer } from './engine/sanitize.ts'
import { serveJobs } from './engine/serve-jobs.ts'
import source from './page-worker.ts?source'
import { renderByWorkers } from './render-by-workers.ts'

// The full edition: pages become pictures too, in workers of this worker, which end with it.
serveJobs(makeSanitizer(makePixelsCleaner(renderByWorkers(() => startWorker(source)))))
