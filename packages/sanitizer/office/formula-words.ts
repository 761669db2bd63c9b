/** Words in a formula that are there for nobody: in N(), or in a branch that is never taken. */
const dead =
  /(?<![\w.])(?:N|T)\(\s{0,9}"|(?<![\w.])IF\(\s{0,9}(?:FALSE|TRUE|[01])\s{0,9}(?:\(\))?\s{0,9}[,;]/i

export function holdsDeadWords(formula: string): boolean {
  return formula.includes('"') && dead.test(formula)
}

/** The words in quotes of a formula, which a reader sees only in the line for formulas. */
export function wordsOfFormula(formula: string): string[] {
  return [...formula.matchAll(/"([^"]{3,200})"/g)].flatMap(([, words = '']) =>
    /[\p{L}\p{N}]{3}/u.test(words) ? [words] : [],
  )
}
