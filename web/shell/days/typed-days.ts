import { dateParts, joinDate, partName } from '#ui/dates/date-parts.ts'

const ofDateField = new RegExp(`^(.+)-(?:${dateParts.join('|')})$`)

/** Puts the three inputs of each date field together, as one field that has its name. */
export function withWholeDays(typed: Iterable<[string, string]>): [string, string][] {
  const all = [...typed]
  const stems = new Set(all.flatMap(([name]) => ofDateField.exec(name)?.[1] ?? []))
  const values = new Map(all)
  const days = [...stems].map((stem): [string, string] => {
    const [day = '', month = '', year = ''] = dateParts.map((part) => values.get(partName(stem, part)))
    return [stem, joinDate({ day, month, year })]
  })
  return [...all.filter(([name]) => !ofDateField.test(name)), ...days]
}
