import { serveJobs } from '@fitila/sanitizer/serve-jobs'
import { sanitizePicture } from './picture-cleaners.ts'

serveJobs(sanitizePicture)
