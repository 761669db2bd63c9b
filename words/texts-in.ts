import { isPluralForms, type PluralForms } from './plural.ts'

/** One text, or its plural forms. */
export type Text = string | PluralForms

/** Every text with its place, in order: `home.title`, `home.does.0.text`. */
export function textsIn(words: object, above = ''): Map<string, Text> {
  const rows = Object.entries(words).flatMap(([key, value]: [string, unknown]): [string, Text][] => {
    const place = above ? `${above}.${key}` : key
    if (typeof value === 'string') return [[place, value]]
    else if (typeof value !== 'object' || value === null) return []
    else if (isPluralForms(value)) return [[place, value]]
    else return [...textsIn(value, place)]
  })
  return new Map(rows)
}
