/**
 * Every kind of work that is done after the answer, and what it has to know. Keep that to ids where it can be: it is sealed,
 * but less is better. `server/jobs/handlers.ts` has to say how each is done.
 */
export type JobData = Record<never, never>

export type JobKind = keyof JobData
