/** The way back to a report. In English, as on staff's pages, unless a page brings another language. */
export const backWords = { report: 'Back to {number}' } as const
