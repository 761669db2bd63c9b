import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Application } from '#server/kernel/application.ts'

/** Of a payment: its bank has not decided yet. */
export function hasOpenDispute(reference: SQLWrapper | string): SQL {
  return sql`exists (select from payment_disputes d where d.reference = ${reference} and d.outcome is null)`
}

export async function isDisputed({ database }: Application, reference: string): Promise<boolean> {
  const { rows } = await database.queries.execute<{ is: boolean }>(
    sql`select ${hasOpenDispute(reference)} as is`,
  )
  return rows[0]?.is === true
}
