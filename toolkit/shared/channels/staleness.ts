/** How many days a law or a contact may stay before a person has to open its source again. */
export const checkEveryDays = 183

/**
 * Which entries were last checked more than `checkEveryDays` before a day.
 *
 * @param asOf an ISO day; a month counts as its first day, so that nothing looks fresher than it is
 */
export function staleNames(
  entries: Readonly<Record<string, { lastChecked: string }>>,
  asOf: string,
): string[] {
  return Object.entries(entries)
    .filter(([, { lastChecked }]) => daysBetween(lastChecked, asOf) > checkEveryDays)
    .map(([name]) => name)
}

function daysBetween(earlier: string, later: string): number {
  return (firstMoment(later) - firstMoment(earlier)) / 86_400_000
}

function firstMoment(day: string): number {
  return Date.parse(`${day}${'-01'.repeat(3 - day.split('-').length)}`)
}
