import { companiesIn, companyKeyOf } from '@fitila/names/company-names'
import { nameMatchKeys } from '@fitila/names/name-match-keys'
import { leastScore, type NameScore, reasonOfState, scoreBy, scoreNames } from '@fitila/names/score-names'
import type { ListedName } from '#domain/finding/name-list.ts'

/** What is public, as it is compared: whom it is about, and the words in which companies are looked for. */
export type PublicNamed = { person: string; state: string; words: string }

export type Found = { entry: ListedName; company: string } & NameScore

export type NameMatcher = {
  hasCompanies: boolean
  find(named: PublicNamed): Found[]
}

const scoreOfCompany = 95

/** Compares one list with any number of public entries. A name is looked up by its keys, and read only where one is shared. */
export function nameMatcher(entries: readonly ListedName[]): NameMatcher {
  const byKey = new Map<string, Set<ListedName>>()
  const byCompany = new Map<string, ListedName[]>()
  for (const entry of entries) {
    const company = companyKeyOf(entry.name)
    if (company !== null) byCompany.set(company, [...(byCompany.get(company) ?? []), entry])
    else for (const key of nameMatchKeys(entry.name)) byKey.set(key, (byKey.get(key) ?? new Set()).add(entry))
  }
  return {
    hasCompanies: byCompany.size > 0,
    find({ person, state, words }) {
      const candidates = new Set(nameMatchKeys(person).flatMap((key) => [...(byKey.get(key) ?? [])]))
      const people = [...candidates].flatMap((entry): Found[] => {
        const scored = scoreNames(entry, { name: person, state })
        return scored && scored.score >= leastScore ? [{ entry, company: '', ...scored }] : []
      })
      return [...people, ...companiesOf(byCompany, words, state)]
    },
  }
}

function companiesOf(
  byCompany: ReadonlyMap<string, readonly ListedName[]>,
  words: string,
  state: string,
): Found[] {
  if (byCompany.size === 0) return []
  const shown = new Map(companiesIn(words).map((company) => [company.key, company.shown]))
  return [...shown].flatMap(([key, company]) =>
    (byCompany.get(key) ?? []).map((entry) => ({
      ...{ entry, company },
      ...scoreBy(scoreOfCompany, [
        entry.name === company
          ? { kind: 'company-name' }
          : { kind: 'company-words', left: entry.name, right: company },
        ...reasonOfState(entry.state, state),
      ]),
    })),
  )
}
