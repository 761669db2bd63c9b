import { makeSanitizer } from './engine/sanitize.ts'
import { serveJobs } from './engine/serve-jobs.ts'

// The light edition: everything but pages as pictures.
serveJobs(makeSanitizer(null))
