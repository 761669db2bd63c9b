/** The stretches of time that the page of analytics can show. */
export const analyticsPeriods = ['year', 'three-years', 'all'] as const

export type AnalyticsPeriod = (typeof analyticsPeriods)[number]
