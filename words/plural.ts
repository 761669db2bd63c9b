export type PluralCategory = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'

/** A text that depends on a number: `{ one: '1 report', other: '{count} reports' }`. Which form fits is the language's matter. */
export type PluralForms = { readonly other: string } & { readonly [Form in PluralCategory]?: string }

/**
 * The same with the rules of the language it is written in, so that English fills a gap with English rules. It is no
 * string, so that no page can show it without its count.
 */
export type Plural = PluralForms & { readonly rules: string }

const categories = new Set(['zero', 'one', 'two', 'few', 'many', 'other'])

/** The forms that a language tells apart. */
export function pluralCategories(rules: string): PluralCategory[] {
  return new Intl.PluralRules(rules).resolvedOptions().pluralCategories
}

export function isPluralForms(value: object): value is PluralForms {
  return (
    'other' in value &&
    typeof value.other === 'string' &&
    Object.keys(value).every((key) => categories.has(key))
  )
}

export function formFor(forms: Plural, count: number): string {
  return forms[rulesOf(forms.rules).select(count)] ?? forms.other
}

// By the name of their language: making them for each text took a seventh of the time of a list.
const rulesByName = new Map<string, Intl.PluralRules>()

function rulesOf(name: string): Intl.PluralRules {
  const known = rulesByName.get(name)
  if (known) return known
  const made = new Intl.PluralRules(name)
  rulesByName.set(name, made)
  return made
}
