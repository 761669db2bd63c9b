import { isPluralForms } from './plural.ts'
import type { Words } from './words.ts'

type Layers = {
  /** The plural rules of the texts beneath. */
  rules: string
  draft: object
  /** The plural rules of the draft's own texts. */
  draftRules: string
}

/** Every text of the whole, with the draft's in its place where there is one. Frozen, so that requests can share it. */
export function overlaid(whole: object, layers: Layers): Words {
  // Both sides have the catalogue's shape by their types; a walk over keys cannot keep them.
  return laid(whole, layers.draft, layers) as Words
}

function laid(whole: unknown, draft: unknown, layers: Layers): unknown {
  if (!isObject(whole)) return draft ?? whole
  else if (isPluralForms(whole))
    return isObject(draft) ? plural(draft, layers.draftRules) : plural(whole, layers.rules)
  else return Object.freeze(laidRows(whole, isObject(draft) ? draft : {}, layers))
}

function laidRows(whole: object, draft: object, layers: Layers): object {
  const given = new Map<string, unknown>(Object.entries(draft))
  const rows = Object.entries(whole).map(
    ([key, value]) => [key, laid(value, given.get(key), layers)] as const,
  )
  return Array.isArray(whole) ? rows.map(([, value]) => value) : Object.fromEntries(rows)
}

function plural(forms: object, rules: string): object {
  return Object.freeze({ ...forms, rules })
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
