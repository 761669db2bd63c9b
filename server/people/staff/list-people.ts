import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm'
import { type AccountStatus, isEmailAddress } from '#domain/people/accounts.ts'
import { needsSecondStep } from '#domain/people/capacities.ts'
import { type Role, roles } from '#domain/people/roles.ts'
import type { SecondStepState } from '#domain/people/second-step-state.ts'
import { expertProfiles, profiles } from '#server/database/people-schema.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { reportsHandledBy, stateOfSecondStep } from './people-columns.ts'

/** No email address: an administrator's screen is a screen like any other. */
export type ListedPerson = {
  id: string
  username: string
  role: Role
  status: AccountStatus
  secondStep: SecondStepState
  /** They applied to work as an expert. */
  isApplicant: boolean
  /** Of staff alone: the day as YYYY-MM-DD, and on how many reports they worked. */
  work: { lastUsedOn: string | null; reports: number } | null
}

const pageSize = 20

type Asked = {
  /** Part of a user name, or a whole email address. */
  query: string
  role: Role | null
  status: AccountStatus | null
  secondStep: 'set up' | 'missing' | null
  /** From 1. */
  page: number
}

/** Everyone with an account, by name; the staff first. For administrators. */
export const listPeople = useCase('person.list', async ({ application }, asked: Asked) => {
  const { queries } = application.database
  const rows = await queries
    .select({
      id: profiles.id,
      username: profiles.username,
      role: profiles.role,
      status: profiles.status,
      lastUsedOn: profiles.lastUsedOn,
      secondStep: stateOfSecondStep,
      applicant: expertProfiles.userId,
    })
    .from(profiles)
    .leftJoin(expertProfiles, eq(expertProfiles.userId, profiles.id))
    .where(and(...conditions(asked)))
    .orderBy(sql`array_position(${staffFirst}, ${profiles.role})`, asc(sql`lower(${profiles.username})`))
    .limit(pageSize + 1)
    .offset((asked.page - 1) * pageSize)
  const shown = rows.slice(0, pageSize)
  const staff = shown.filter(({ role }) => needsSecondStep(role))
  const handled = await reportsHandledBy(
    queries,
    staff.map(({ id }) => id),
  )
  const people = shown.map(
    ({ lastUsedOn, applicant, ...person }): ListedPerson => ({
      ...person,
      isApplicant: applicant !== null,
      work: needsSecondStep(person.role) ? { lastUsedOn, reports: handled.get(person.id) ?? 0 } : null,
    }),
  )
  return { people, hasMore: rows.length > pageSize }
})

const staffFirst = sql`array[${sql.join(
  roles.toReversed().map((role) => sql`${role}`),
  sql`, `,
)}]::text[]`

function conditions({ query, role, status, secondStep }: Asked): (SQL | undefined)[] {
  return [
    matching(query),
    role ? eq(profiles.role, role) : undefined,
    status ? eq(profiles.status, status) : undefined,
    secondStep ? sql`(${stateOfSecondStep} = 'none') = ${secondStep === 'missing'}` : undefined,
  ]
}

function matching(query: string): SQL | undefined {
  if (query === '') return undefined
  const wanted = query.toLowerCase()
  const byName = sql`position(${wanted} in lower(${profiles.username})) > 0`
  return isEmailAddress(query) ? or(byName, eq(sql`lower(${profiles.email})`, wanted)) : byName
}
