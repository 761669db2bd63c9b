/** What members put into a shared folder. */
export const entryKinds = ['report', 'search', 'comment', 'task'] as const
export type EntryKind = (typeof entryKinds)[number]

export const mostFolders = 50
/** In one folder. */
export const mostEntries = 500

export const longestFolderName = 80
export const longestEntry = 2000
