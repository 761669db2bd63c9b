import pg from 'pg'

/** The database gave no answer in its time, broke off, or could not be reached. Whether it did what was asked is not known. */
export class DatabaseUnreachable extends Error {
  override readonly name = 'DatabaseUnreachable'
}

/** For an error that came from a connection: PostgreSQL's own answers and mistakes in what was asked stay what they are. */
export function withConnectionFault(error: unknown): unknown {
  if (error instanceof pg.DatabaseError || !(error instanceof Error)) return error
  const isOfTheLine = error.constructor === Error || 'syscall' in error
  return isOfTheLine ? new DatabaseUnreachable('the database did not answer', { cause: error }) : error
}

/**
 * Took too long (57014, 55P03), is ending or starting (57P01 to 57P03, 25P03), has no room for a connection (53300), or did not reach
 * another server that it asks itself (08000 to 08006).
 */
const codes = [
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '57014',
  '55P03',
  '57P01',
  '57P02',
  '57P03',
  '25P03',
  '53300',
]

/** Whether this was thrown because the database does not answer, or not in time. */
export function isDatabaseSilent(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = error instanceof pg.DatabaseError ? error.code : undefined
  return (
    error instanceof DatabaseUnreachable ||
    (code !== undefined && codes.includes(code)) ||
    isDatabaseSilent(error.cause)
  )
}
