/** What a colleague looked at when they reviewed a report. */
export const reviewTypes = ['evidence', 'method', 'fairness', 'safety', 'law'] as const
export type ReviewType = (typeof reviewTypes)[number]

export const longestComments = 5_000
