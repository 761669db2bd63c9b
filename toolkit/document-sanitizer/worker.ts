import { makeSanitizer } from '@fitila/sanitizer/sanitize'
import { serveJobs } from '@fitila/sanitizer/serve-jobs'

// The light edition: everything but pages as pictures.
serveJobs(makeSanitizer(null))
