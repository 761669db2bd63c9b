import { isTest, type SourceFile } from '../source-file.ts'

/** Days are typed into `ui/dates/date-field.tsx`. A browser's own field shows the month first where its language does so. */
export function browserDateFields(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => /^(?:ui|web|toolkit|server)\//.test(path) && !isTest(path))
    .filter(({ text }) => /\btype=(?:"|'|\{["'])(?:date|datetime-local|month|week)["']/.test(text))
    .map(({ path }) => `${path}: a date field of the browser, and not ui/dates/date-field.tsx`)
}
