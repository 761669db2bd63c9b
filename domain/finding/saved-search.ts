/** How often a saved search is looked at for its holder. */
export const alertRhythms = ['off', 'daily', 'weekly'] as const
export type AlertRhythm = (typeof alertRhythms)[number]

/** In days of publication that are over. */
export const daysOfRhythm = { daily: 1, weekly: 7 } as const satisfies Record<
  Exclude<AlertRhythm, 'off'>,
  number
>

export const longestSearchName = 60
