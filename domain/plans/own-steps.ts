/** What an account waited for, from the day of sending on. */
export const ownSteps = ['verified', 'decided'] as const

export type OwnStep = (typeof ownSteps)[number]
