import { z } from 'zod'

/** One line of text as people type it: composed letters, no control characters, no white space at the ends. */
export function line(longest: number) {
  return z
    .string()
    .transform((text) => clean(text).replace(/\s+/g, ' '))
    .pipe(z.string().max(longest))
}

export function requiredLine(longest: number) {
  return line(longest).pipe(z.string().min(1))
}

/** Several lines of text, with `\n` between them. */
export function paragraphs(longest: number) {
  return z.string().transform(clean).pipe(z.string().max(longest))
}

export function requiredParagraphs(longest: number) {
  return paragraphs(longest).pipe(z.string().min(1))
}

// PostgreSQL takes no NUL and no half of a surrogate pair, and no other control character carries meaning here.
function clean(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll('\r\n', '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
}
