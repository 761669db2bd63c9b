import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm'
import { type AccountStatus, isEmailAddress } from '#domain/people/accounts.ts'
import { type Role, roles } from '#domain/people/roles.ts'
import { profiles } from '#server/database/people-schema.ts'
import { useCase } from '#server/kernel/use-case.ts'

/** No e-mail address: an administrator's screen is a screen like any other. */
export type ListedPerson = { id: string; username: string; role: Role; status: AccountStatus }

const pageSize = 20

type Asked = {
  /** Part of a user name, or a whole e-mail address. */
  query: string
  role: Role | null
  /** From 1. */
  page: number
}

/** Everyone with an account, by name; the staff first. For administrators. */
export const listPeople = useCase('person.list', async ({ application }, { query, role, page }: Asked) => {
  const rows = await application.database.queries
    .select({ id: profiles.id, username: profiles.username, role: profiles.role, status: profiles.status })
    .from(profiles)
    .where(and(matching(query), role ? eq(profiles.role, role) : undefined))
    .orderBy(sql`array_position(${staffFirst}, ${profiles.role})`, asc(sql`lower(${profiles.username})`))
    .limit(pageSize + 1)
    .offset((page - 1) * pageSize)
  return { people: rows.slice(0, pageSize), hasMore: rows.length > pageSize }
})

const staffFirst = sql`array[${sql.join(
  roles.toReversed().map((role) => sql`${role}`),
  sql`, `,
)}]::text[]`

function matching(query: string): SQL | undefined {
  if (query === '') return undefined
  const wanted = query.toLowerCase()
  const byName = sql`position(${wanted} in lower(${profiles.username})) > 0`
  return isEmailAddress(query) ? or(byName, eq(sql`lower(${profiles.email})`, wanted)) : byName
}
