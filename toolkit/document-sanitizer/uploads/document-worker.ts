import { makeSanitizer } from '@fitila/sanitizer/sanitize'
import { serveJobs } from '@fitila/sanitizer/serve-jobs'

serveJobs(makeSanitizer(null))
