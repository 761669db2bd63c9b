/**
 * Every kind of work that is done after the answer, and what it has to know. Keep that to ids where it can be: it is sealed,
 * but less is better. `server/jobs/handlers.ts` has to say how each is done.
 */
export type JobData = {
  /** A letter that says that there is news, if by then there still is some of this moment or later. */
  'mail.news': { userId: string; since: string }
}

export type JobKind = keyof JobData
