import { hasCapacity, type StaffCapacity } from '../people/capacities.ts'
import type { Role } from '../people/roles.ts'

/** The cases that wait for one member of the staff, by what they would do with them. */
export const waitingCases = ['mine', 'unassigned', 'to-approve', 'overdue'] as const
export type WaitingCases = (typeof waitingCases)[number]

/** Each is a part of the table of cases, by the filters of its address. */
const rows = {
  mine: { asks: 'judges', query: 'work=mine' },
  unassigned: { asks: 'judges', query: 'stage=new' },
  // The only person who verified a report cannot approve it.
  'to-approve': { asks: 'publishes', query: 'stage=verified&verified=by-others' },
  overdue: { asks: 'judges', query: 'overdue=yes&order=due' },
} as const satisfies Record<WaitingCases, { asks: StaffCapacity; query: string }>

export function waitingCasesOf(role: Role): WaitingCases[] {
  return waitingCases.filter((each) => hasCapacity(role, rows[each].asks))
}

/** What the table of cases is narrowed to for them, as its address has it. */
export function queryOf(waiting: WaitingCases): string {
  return rows[waiting].query
}
