import { fullLocks } from './engine/serving/full-locks.ts'
import { serveJobs } from './engine/serving/serve-jobs.ts'
import { withoutSubtle } from './engine/serving/without-subtle.ts'

withoutSubtle()
serveJobs(fullLocks)
