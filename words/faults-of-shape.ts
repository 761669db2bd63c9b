import { type PluralForms, pluralCategories } from './plural.ts'
import { type Text, textsIn } from './texts-in.ts'

/** What is wrong with a language's own texts, each with its place. What is only missing is no fault. */
export function faultsOfShape(english: object, own: object, rules: string): string[] {
  const whole = textsIn(english)
  return [...textsIn(own)].flatMap(([place, text]) => {
    const original = whole.get(place)
    if (original === undefined) return [`${place}: English has no such text`]
    else return faultsOfText(original, text, rules).map((fault) => `${place}: ${fault}`)
  })
}

/** A translation needs the values of the English text, and the plural forms of its own language where English has two. */
export function faultsOfText(english: Text, text: Text, rules: string): string[] {
  if (typeof english === 'string' && typeof text === 'string') return faultsOfValues(english, text)
  else if (typeof english === 'string') return ['English has one form here, not several']
  else if (typeof text === 'string')
    return [`the plural forms ${pluralCategories(rules).join(' and ')} are needed`]
  else return faultsOfForms(english, text, rules)
}

function faultsOfForms(english: PluralForms, forms: PluralForms, rules: string): string[] {
  const needed: readonly string[] = pluralCategories(rules)
  const given = Object.keys(forms)
  const lost = needed
    .filter((form) => !given.includes(form))
    .map((form) => `the plural form ${form} is missing`)
  const extra = given
    .filter((form) => !needed.includes(form))
    .map((form) => `the language has no form ${form}`)
  const values = Object.entries(forms).flatMap(([form, text]) => faultsOfForm(english.other, form, text))
  return [...lost, ...extra, ...values]
}

// "1 report" may name its number in letters; the other forms have to show the count.
function faultsOfForm(english: string, form: string, text: string): string[] {
  const isCounted = form !== 'one' || text.includes('{count}')
  return faultsOfValues(isCounted ? english : english.replace('{count}', ''), text)
}

function faultsOfValues(english: string, text: string): string[] {
  const needed = valuesIn(english)
  const given = valuesIn(text)
  return [
    ...[...needed].filter((value) => !given.has(value)).map((value) => `the value ${value} is lost`),
    ...[...given].filter((value) => !needed.has(value)).map((value) => `English has no value ${value}`),
  ]
}

/** The names that `fill` puts something in place of. */
function valuesIn(text: string): Set<string> {
  return new Set(text.match(/\{\w+\}/g))
}
