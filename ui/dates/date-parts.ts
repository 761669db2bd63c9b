/** The parts of a day, in the order in which people in Nigeria say them. */
export const dateParts = ['day', 'month', 'year'] as const

export type DatePart = (typeof dateParts)[number]
export type DateParts = Record<DatePart, string>

/** The name of one input of a date field. */
export function partName(name: string, part: DatePart): string {
  return `${name}-${part}`
}

/** What was typed into a date field as one text: YYYY-MM-DD where it has the form of a day, otherwise day/month/year as typed. */
export function joinDate({ day, month, year }: DateParts): string {
  const typed = [day, month, year].map((part) => part.trim())
  const [ofDay = '', ofMonth = '', ofYear = ''] = typed
  if (typed.every((part) => part === '')) return ''
  else if (/^\d{1,2}\/\d{1,2}\/\d{4}$/.test(typed.join('/')))
    return [ofYear, ofMonth.padStart(2, '0'), ofDay.padStart(2, '0')].join('-')
  else return typed.join('/')
}

/** The way back from `joinDate`. */
export function splitDate(text: string): DateParts {
  const [, ofYear, ofMonth, ofDay] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  if (ofYear && ofMonth && ofDay)
    return { day: withoutZero(ofDay), month: withoutZero(ofMonth), year: ofYear }
  const [day = '', month = '', ...year] = text.split('/')
  return { day, month, year: year.join('/') }
}

function withoutZero(number: string): string {
  return number.replace(/^0/, '')
}
