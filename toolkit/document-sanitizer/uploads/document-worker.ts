import { makeSanitizer } from '../engine/sanitize.ts'
import { serveJobs } from '../engine/serve-jobs.ts'

serveJobs(makeSanitizer(null))
