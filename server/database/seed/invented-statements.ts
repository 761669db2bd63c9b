import { type StatementPlace, statementFieldName } from '#domain/publishing/statements.ts'
import type { Draws } from './seeded-draws.ts'

/** How an officer could have labelled the statements of an invented report, last looked at on `seenOn`. */
export function inventedStatements(draws: Draws, seenOn: string): Record<string, string> {
  const fields = Object.entries(sources).flatMap(([place, choices]) => {
    const [label, source] = draws.pick<readonly [string, string]>(choices)
    const name = place as keyof typeof sources & StatementPlace
    return [
      [statementFieldName(name, 'label'), label],
      [statementFieldName(name, 'source'), `${source} (invented)`],
      [statementFieldName(name, 'seenOn'), seenOn],
    ]
  })
  return Object.fromEntries(fields)
}

const sources = {
  office: [
    ['classification', 'Staff list of the office'],
    ['document', 'Letter of appointment'],
  ],
  whatHappened: [
    ['document', 'Papers of the office, seen by staff'],
    ['inference', 'Told by two people apart from each other'],
  ],
  'suspectedItems.0': [
    ['document', 'Register of deeds'],
    ['classification', 'Sorted by staff after a visit'],
  ],
  suspectedAssets: [
    ['document', 'Register of deeds'],
    ['inference', 'Worked out from a visit and a price list'],
  ],
  declaredAssets: [
    ['document', 'Declaration of assets as read out at a hearing'],
    ['inference', 'Told by two people apart from each other'],
  ],
  wealthSource: [
    ['document', 'Payment vouchers and the ledger'],
    ['inference', 'Sums compared by staff'],
  ],
  evidence: [
    ['document', 'Copies in the project file'],
    ['inference', 'A visit, and two people who were asked'],
  ],
} as const satisfies Partial<Record<StatementPlace, readonly (readonly [string, string])[]>>
