/** 'JAN 2024-25' and 'BY 2024 NW' tell a time. */
export function isMonthOrYear(written: string): boolean {
  return /^(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|SEPT|OCT|NOV|DEC|FY|IN|ON|OF|AND|THE|FOR|FROM|TO)\b|(?<!\d)(?:19|20)\d\d(?!\d)/.test(
    written,
  )
}
