import { type AccountStatus, accountStatuses } from '#domain/people/accounts.ts'
import { type Role, roles } from '#domain/people/roles.ts'

export const stepFilters = ['set up', 'missing'] as const

export type PeopleAsked = {
  query: string
  role: Role | null
  status: AccountStatus | null
  secondStep: (typeof stepFilters)[number] | null
  page: number
}

/** What the address of the list of people asks for. What we do not know in it is left out. */
export function readPeopleAsked(parameters: URLSearchParams): PeopleAsked {
  const of = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((each) => each === parameters.get(name)) ?? null
  return {
    query: (parameters.get('q') ?? '').replaceAll('\0', '').trim().slice(0, 254),
    role: of('role', roles),
    status: of('status', accountStatuses),
    secondStep: of('step', stepFilters),
    page: Math.min(Math.max(Number.parseInt(parameters.get('page') ?? '1', 10) || 1, 1), 10_000),
  }
}

/** The same list, at another page. */
export function peopleHref({ query, role, status, secondStep }: PeopleAsked, page: number): string {
  const all = { q: query, role, status, step: secondStep, page: page > 1 ? String(page) : null }
  const chosen = Object.entries(all).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return chosen.length > 0 ? `/user-management?${new URLSearchParams(chosen)}` : '/user-management'
}
