/** YYYY-MM-DD, where it is one hour later than in Greenwich all year round. */
export function dayInNigeria(moment: Date): string {
  return new Date(moment.getTime() + 3_600_000).toISOString().slice(0, 10)
}
