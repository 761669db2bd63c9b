/** Which values a number format shows nothing of (ISO/IEC 29500-1, 18.8.31). */
export type Format = { positive: boolean; negative: boolean; zero: boolean; text: boolean }

/** Undefined for a format that shows something of every value. */
export function hidingFormat(code: string): Format | undefined {
  const sections = sectionsOf(code)
  if (sections.length < 2) return undefined
  const empty = sections.map((section) => section.replace(/\[[^\]]{0,40}\]|""|\s/g, '') === '')
  const format = {
    positive: empty[0] ?? false,
    negative: empty[1] ?? false,
    zero: empty[2] ?? empty[0] ?? false,
    text: empty[3] ?? false,
  }
  return Object.values(format).some((isEmpty) => isEmpty) ? format : undefined
}

/** Divided at semicolons outside of quotes. */
function sectionsOf(code: string): string[] {
  const sections = ['']
  let isQuoted = false
  for (let at = 0; at < code.length; at += 1) {
    const sign = code.charAt(at)
    if (sign === '"') isQuoted = !isQuoted
    if (sign === ';' && !isQuoted) sections.push('')
    else sections[sections.length - 1] += sign
    if (sign === '\\') {
      at += 1
      sections[sections.length - 1] += code.charAt(at)
    }
  }
  return sections
}

export function hidesValue(format: Format, value: string, isText: boolean): boolean {
  if (isText) return format.text
  const number = Number(value)
  if (Number.isNaN(number)) return false
  else if (number > 0) return format.positive
  else return number < 0 ? format.negative : format.zero
}
