import type { Action } from './can.ts'

/**
 * Actions whose use cases only read, and may read what is up to two seconds old. Their rule decides by what the session says, and
 * never by a row that a replica may lack: so no one reads on who was taken out of an organisation or from a case.
 */
export const readingActions = [
  'analytics.see',
  'archive.read',
  'dashboard.see',
  'expert.directory',
  'folder.see',
  'name-list.see',
  'public.read',
  'report.list-own',
  'saved-search.see',
  'search.advanced',
] as const satisfies readonly Action[]

export function onlyReads(action: Action): boolean {
  return readingActions.some((each) => each === action)
}
