// The database's own time zone is whatever its operator set, so a cast to a date or from one never relies on it.

/** The day in Nigeria of a moment, as SQL. @param moment an expression of type timestamptz, written by us */
export function dayOfMoment(moment: string): string {
  return `(${moment} at time zone interval '1 hour')::date`
}

/** The moment at which a day begins in Nigeria, as SQL. @param day an expression of type date, written by us */
export function startOfDate(day: string): string {
  return `(${day}::timestamp at time zone interval '1 hour')`
}
