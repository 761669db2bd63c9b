import { measureHiding } from '../vectors/measure-hiding.ts'
import { measurePersons } from '../vectors/measure-persons.ts'
import type { FullyMarked } from '../vectors/read-marked-texts.ts'

/** One row of the cross-validation: what leaves the text, persons and addresses apart, and the false alarms. */
export function hidingOfAuthor(author: string, documents: readonly FullyMarked[]): string {
  const all = measureHiding(documents)
  const persons = measureHiding(documents.map((one) => ({ ...one, numbers: [] })))
  const addresses = measureHiding(
    documents.map((one) => ({
      ...one,
      persons: [],
      numbers: one.numbers.filter(({ what }) => what === 'address'),
    })),
  )
  const found = measurePersons(documents)
  const shares = [
    all.hiddenCertain,
    all.hiddenBoth,
    persons.hiddenCertain,
    addresses.hiddenCertain,
    found.certain.f1,
    all.asked,
  ]
  const alarms = [found.certain.wrongPerThousand, found.both.wrongPerThousand]
  const written = [
    ...shares.map(({ value }) => value.toFixed(3)),
    ...alarms.map(({ value }) => value.toFixed(1)),
  ]
  return `| ${[author, all.identifiers, persons.identifiers, addresses.identifiers, ...written].join(' | ')} |\n`
}
