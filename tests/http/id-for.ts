type Ids = { approved: string; rejected: string; person: string; proposal: string; expert: string }

/** The `:id` that a page is asked with, where it is not that of the owner's pending report. */
export function idFor(path: string, { approved, rejected, person, proposal, expert }: Ids): { id?: string } {
  if (path.startsWith('/admin/proposals/')) return { id: proposal }
  if (path.startsWith('/expert-management/')) return { id: expert }
  if (path.endsWith('/reopening')) return { id: rejected }
  if (/\/(retraction$|consequences$|correction|tip)/.test(path)) return { id: approved }
  else return path.startsWith('/user-management') ? { id: person } : {}
}
