import type { KindOfWrong } from '#domain/reports/kinds-of-wrong.ts'

/** What happened in the invented reports that are not about wealth. `{...}` is filled in by `invented-report.ts`. */
export const deeds = {
  bribe: [
    'The counter at {word} asks {naira} for a permit that has a printed price of nothing. Who does not pay is told to come back next month.',
    'Drivers pay {naira} at the {word} checkpoint each week. A list with ticks is kept in the booth, and there are no receipts.',
  ],
  contract: [
    'The {word} clinic was paid for in full, {naira}, and has no roof. The same drawings were paid for once more a year later.',
    'A contract of {naira} for the {word} road was divided into nine parts, each just below the sum that needs a tender.',
  ],
  payroll: [
    'The payroll of {word} has 212 names, and the attendance books have 148. The difference costs {naira} a year.',
    'Pensions of {naira} a year are drawn in {word} for people whose burials are in the parish register.',
  ],
  land: [
    'The plot of the {word} market was sold to two buyers. The second deed is for {naira}, and both carry the same number.',
    'A school field in {word} was fenced and sold as eight plots for {naira}. No council minutes mention a sale.',
  ],
  abuse: [
    'Traders of {word} who did not lend the office their lorries lost their licences in the same week. Each lost about {naira}.',
    'Officers were sent to guard a private building site at {word} for five months, at a cost of {naira}.',
  ],
  other: [
    'Relief goods worth {naira} for {word} were found in a private store, with the seals of the agency on them.',
    'Examination results at {word} were changed for {naira} each. The old lists can still be read below the new ones.',
  ],
} as const satisfies Record<Exclude<KindOfWrong, 'wealth'>, readonly string[]>
