import { states } from '../reports/places.ts'

/** One line of a list: a name, and a state where one is given. */
export type ListedName = { name: string; state: string }

export const longestName = 200
export const longestListName = 60

/** In MB of 1,048,576 bytes: 20,000 names of a hundred bytes fit. */
export const mostListFileMegabytes = 2

/** What the holder of a list says of a find. It changes nothing for anyone else. */
export const judgements = ['same', 'other', 'unsure'] as const
export type Judgement = (typeof judgements)[number]

/** In days: how often a list is compared again. */
export const daysBetweenComparisons = 7

/** At most as many finds are kept of one list, the best ones. */
export const mostMatches = 2_000

/** Reads lines as `Name` or `Name; State`. Empty ones and the same once more are left out. */
export function readNameList(text: string): ListedName[] {
  return listed(
    text.split('\n').map((line) => {
      const [name = '', state = ''] = line.split(';')
      return { name, state }
    }),
  )
}

/**
 * Reads the rows of a table. Where its first row names the columns, the names and states are read from these. Otherwise the first
 * cell of each row is the name, and a cell that is a state of Nigeria is the state.
 */
export function readNameRows(rows: readonly (readonly string[])[]): ListedName[] {
  const [first = [], ...others] = rows
  const head = first.map((cell) =>
    cell
      .trim()
      .toLowerCase()
      .replace(/[\s_-]+/g, ' '),
  )
  const [whole, given, family, state] = (['whole', 'given', 'family', 'state'] as const).map((column) =>
    head.findIndex((cell) => (headings[column] as readonly string[]).includes(cell)),
  )
  const cellOf = (row: readonly string[], place: number | undefined) => row[place ?? -1] ?? ''
  if (whole !== -1 || family !== -1)
    return listed(
      others.map((row) => ({
        name: whole === -1 ? `${cellOf(row, given)} ${cellOf(row, family)}` : cellOf(row, whole),
        state: cellOf(row, state),
      })),
    )
  return listed(
    rows.map(([name = '', ...rest]) => ({ name, state: rest.find((cell) => stateOf(cell) !== '') ?? '' })),
  )
}

const headings = {
  whole: [
    ...(['name', 'names', 'full name', 'fullname', 'company', 'company name', 'organisation'] as const),
    ...(['organization', 'business name', 'supplier', 'vendor', 'contractor', 'person'] as const),
  ],
  given: ['first name', 'given name', 'forename', 'other names', 'first names'],
  family: ['surname', 'last name', 'family name'],
  state: ['state', 'state of origin'],
} as const

function listed(lines: readonly ListedName[]): ListedName[] {
  const tidy = lines.flatMap(({ name, state }) => {
    const plain = name.trim().replace(/\s+/g, ' ').slice(0, longestName)
    return plain === '' ? [] : [{ name: plain, state: stateOf(state) }]
  })
  return [...new Map(tidy.map((line) => [`${line.name}|${line.state}`, line])).values()]
}

function stateOf(text: string): string {
  const plain = text.trim().replace(/\s+/g, ' ').toLowerCase()
  return states.find((state) => state.toLowerCase() === plain) ?? ''
}
