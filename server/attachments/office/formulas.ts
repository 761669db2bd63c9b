/** DDE, as Excel writes it: `program|document!place`. Excel knows no other use of the bar outside of quotes. */
export function startsProgram(formula: string): boolean {
  return formula.replace(/"[^"]*"/g, '').includes('|')
}

/** Whether a formula asks another computer or another program for its value. */
export function fetches(formula: string): boolean {
  return /\b(?:WEBSERVICE|IMAGE|RTD|DDE|CALL|REGISTER(?:\.ID)?|SQL\.REQUEST|IMPORT(?:XML|HTML|DATA|FEED|RANGE))\s*\(/i.test(
    formula,
  )
}
