/** Where a fact on a screen comes from. Days are ISO, as exact as they are known: 2025, 2025-08 or 2025-08-27. */
export type Source = {
  address: WebAddress
  /** The day the source carries; undefined where it carries none. */
  published?: string
  lastChecked: string
}

export type WebAddress = `https://${string}` | `http://${string}`

/** The month of the research behind every law and channel here. */
export const researched = '2026-11'

export function sourceOf(address: WebAddress, published?: string): Source {
  return published === undefined
    ? { address, lastChecked: researched }
    : { address, published, lastChecked: researched }
}

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
]

/** '2025-08-27' as '27 August 2025', '2026-11' as 'November 2026'. */
export function writtenDay(day: string): string {
  const [year = '', month, date] = day.split('-')
  const parts = [date === undefined ? undefined : String(Number(date)), months[Number(month) - 1], year]
  return parts.filter((part) => part !== undefined).join(' ')
}

/** 'source of 21 December 2023, last checked November 2026'. */
export function writtenSource({ published, lastChecked }: Source): string {
  const checked = `last checked ${writtenDay(lastChecked)}`
  return published === undefined ? checked : `source of ${writtenDay(published)}, ${checked}`
}
