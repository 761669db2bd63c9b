import pg from 'pg'
import { addMonths, monthOf } from '#domain/figures/months.ts'
import type { Day } from '#domain/time/day-in-nigeria.ts'
import { lockNotAvailable } from '../rewrite-table.ts'
import { dividedTables, makeMonth, monthsOfRest } from './divided-tables.ts'
import { dropEmptyMonths } from './drop-empty-months.ts'

/** After the month that runs. A site that did nothing for as long still has a partition for what happens next. */
const monthsAhead = 3

/**
 * Makes the partitions of this month and of the next ones, in every table that is divided by month, and of the months of rows that
 * had none. Drops the empty ones of months that are over, where rows end.
 *
 * @param owner pool of the owner of the tables
 * @returns the tables that others used for half a second, which have to be asked about again
 */
export async function makeMonths(owner: pg.Pool, today: Day): Promise<string[]> {
  const inUse: string[] = []
  for (const divided of await dividedTables(owner)) {
    try {
      const months = new Set([...comingMonths(today), ...(await monthsOfRest(owner, divided))])
      for (const month of months) await makeMonth(owner, divided, month)
      await dropEmptyMonths(owner, divided.name, today)
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.code !== lockNotAvailable) throw error
      inUse.push(divided.name)
    }
  }
  return inUse
}

function comingMonths(today: Day): Day[] {
  return Array.from({ length: monthsAhead + 1 }, (_, ahead) => `${addMonths(monthOf(today), ahead)}-01`)
}
