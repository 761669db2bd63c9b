import { createContext } from 'react'

/** The few words that components say by themselves. Code that puts a page into another language provides them. */
export const UiWords = createContext({
  optional: '(optional)',
  dismiss: 'Dismiss',
  pages: 'Pages',
  newer: 'Newer',
  older: 'Older',
  day: 'Day',
  month: 'Month',
  year: 'Year',
  dateHint: 'For example, 5 11 2026',
})
