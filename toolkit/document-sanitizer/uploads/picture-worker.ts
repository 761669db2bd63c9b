import { serveJobs } from '../engine/serve-jobs.ts'
import { sanitizePicture } from './picture-cleaners.ts'

serveJobs(sanitizePicture)
