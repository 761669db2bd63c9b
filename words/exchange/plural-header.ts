import { type PluralCategory, pluralCategories } from '../plural.ts'

const order: readonly PluralCategory[] = ['zero', 'one', 'two', 'few', 'many', 'other']

/** The forms in the order in which a PO file numbers them. */
export function formsInOrder(rules: string): PluralCategory[] {
  const categories = pluralCategories(rules)
  return order.filter((form) => categories.includes(form))
}

/** PO wants the rule as a formula in C. Intl knows rules but no formulas, so only the usual ones are here. */
export function pluralHeader(rules: string): string {
  const forms = formsInOrder(rules).join(' ')
  const isOneForZero = new Intl.PluralRules(rules).select(0) === 'one'
  if (forms === 'other') return 'nplurals=1; plural=0;'
  else if (forms === 'one other') return `nplurals=2; plural=(n ${isOneForZero ? '>' : '!='} 1);`
  else
    throw new Error(`The rules of ${rules} have the forms ${forms}: add their formula to plural-header.ts.`)
}
