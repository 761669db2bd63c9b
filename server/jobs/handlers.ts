import type { JobKind } from '#server/queue/job-kinds.ts'
import type { Handler } from './run-due-jobs.ts'

/** How each kind of work is done. A kind that is missing here does not compile. */
export const handlers = {} satisfies Record<JobKind, Handler>
