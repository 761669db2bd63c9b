import { isPluralForms } from '../plural.ts'
import type { Text } from '../texts-in.ts'

/** The texts in the shape of English, and of that only what there is; undefined for a branch without any. */
export function treeOf(english: object, texts: ReadonlyMap<string, Text>, above = ''): object | undefined {
  const rows = Object.entries(english).map(([key, value]: [string, unknown]) => {
    const place = above ? `${above}.${key}` : key
    const isTable = typeof value === 'object' && value !== null && !isPluralForms(value)
    return [key, isTable ? treeOf(value, texts, place) : texts.get(place)] as const
  })
  const given = rows.filter(([, value]) => value !== undefined)
  if (given.length === 0) return undefined
  // A list keeps a gap where a text is missing, so that the others keep their places.
  else return Array.isArray(english) ? rows.map(([, value]) => value) : Object.fromEntries(given)
}
