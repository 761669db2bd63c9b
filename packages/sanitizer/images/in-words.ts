const longestQuote = 80

/** A text that ends with a NUL, as in C, without what follows. */
export function untilNull(text: string): string {
  const end = text.indexOf('\0')
  return end < 0 ? text : text.slice(0, end)
}

/** As far as it is made of plain letters and signs. */
export function plainStart(text: string): string {
  return /^[\x20-\x7e]*/.exec(text)?.[0] ?? ''
}

/** What was found, made fit to be shown in one line: no control characters, not too long. */
export function inOneLine(text: string): string {
  const line = text
    .slice(0, 2000)
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
  const signs = Array.from(line)
  return signs.length <= longestQuote ? line : `${signs.slice(0, longestQuote).join('')}...`
}

/** Long enough that it is not in a picture's data by accident. */
export function distinctive(text: string): string[] {
  const line = text.replaceAll('\0', '').trim()
  return line.length >= 6 && line.length <= 200 && !/^[0\s:.-]+$/.test(line) ? [line] : []
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** "3 March 2024 at 14:05" from "2024:03:03 14:05:09", "2024-03-03T14:05:09Z" or "20240303"; otherwise as it is. */
export function dateInWords(text: string): string {
  const [, year, month, day, hours, minutes] =
    /^\s*(\d{4})[:/-]?(\d\d)[:/-]?(\d\d)(?:[T ](\d\d):?(\d\d))?/.exec(text) ?? []
  const name = months[Number(month) - 1]
  if (!year || !name || !day) return inOneLine(text)
  return `${Number(day)} ${name} ${year}${hours && minutes ? ` at ${hours}:${minutes}` : ''}`
}

export function sizeInWords(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`
  else if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} kB`
  else return `${(bytes / 1_000_000).toFixed(1)} MB`
}

/** `latitude` and `longitude` in degrees, south and west negative. */
export function positionInWords(latitude: number, longitude: number): string {
  const north = `${Math.abs(latitude).toFixed(2)} ${latitude < 0 ? 'S' : 'N'}`
  return `${north} ${Math.abs(longitude).toFixed(2)} ${longitude < 0 ? 'W' : 'E'}`
}
