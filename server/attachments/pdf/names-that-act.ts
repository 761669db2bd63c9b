import type { RefusalCode } from '#domain/refusals.ts'

/** The name as a pattern: each letter may be written as `#` and two hexadecimal digits. */
export function namePattern(name: string): string {
  const letters = [...name].map((letter) => {
    const digits = letter.charCodeAt(0).toString(16)
    const either = [...digits].map((digit) =>
      /[a-f]/.test(digit) ? `[${digit}${digit.toUpperCase()}]` : digit,
    )
    return `(?:${letter}|#${either.join('')})`
  })
  return `/${letters.join('')}(?![A-Za-z0-9])`
}

const either = (...names: string[]) => names.map(namePattern).join('|')

/** White space of PDF. */
export const blank = '[\\0\\t\\n\\f\\r ]'

// Two letters are found in pictures by chance: only what makes them a key counts, or what could be meant to hide that.
const additionalActions = `${namePattern('AA')}(?:${blank}{0,2}(?:<<|\\d{1,10}${blank}{1,3}\\d{1,5}${blank})|(?:${blank}|%){3})`

const acting = [
  either('JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'GoToR', 'GoToE', 'Rendition', 'Movie', 'Sound'),
  `${namePattern('XFA')}(?=[\\0\\t\\n\\f\\r \\[<%\\d])`,
  additionalActions,
].join('|')

const carrying = [
  either('EmbeddedFile', 'EmbeddedFiles', 'RichMedia', 'FileAttachment'),
  `${namePattern('Subtype')}${blank}{0,8}${namePattern('3D')}`,
].join('|')

const patterns: readonly [RegExp, RefusalCode][] = [
  [new RegExp(namePattern('Encrypt')), 'attachment-locked'],
  [new RegExp(acting), 'attachment-pdf-acts'],
  [new RegExp(carrying), 'attachment-embedded'],
]

/** Why a PDF with this in it is refused; null where nothing was found. */
export function refusalIn(text: string): RefusalCode | null {
  return patterns.find(([pattern]) => pattern.test(text))?.[1] ?? null
}
