// Each month alone: browsers differ in how they put a day together, and not in these names.
const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' })
const monthNames = Array.from({ length: 12 }, (_, month) => monthName.format(Date.UTC(2026, month)))

/** For YYYY, YYYY-MM or YYYY-MM-DD: as much as is known. */
export function partialDay(text: string): string {
  const [year = '', month, day] = text.split('-')
  const named = month ? nameOf(month) : undefined
  return [day ? Number(day) : undefined, named, year].filter((part) => part !== undefined).join(' ')
}

function nameOf(month: string): string | undefined {
  return monthNames[Number(month) - 1]
}
