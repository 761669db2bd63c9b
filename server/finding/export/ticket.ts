import { createHmac, timingSafeEqual } from 'node:crypto'
import { type ListFilters, writeListFilters } from '#domain/finding/list-filters.ts'
import { after, minutes } from '#domain/time/durations.ts'
import type { Application } from '#server/kernel/application.ts'

/** What is exported: a list or a search, as its address says it. */
export type Exported = {
  term: string
  filters: ListFilters
  /** One of the actor's folders, in place of a list. */
  folder?: string | null | undefined
}

const life = minutes(10)

/** Lets one account read one list as a file, for ten minutes: reading counts nothing, and what was counted can be read. */
export function ticketFor(application: Application, holderId: string, exported: Exported): string {
  const until = String(after(application.now(), life).getTime())
  return `${until}.${markOf(application, holderId, exported, until)}`
}

export function isTicket(
  application: Application,
  holderId: string,
  exported: Exported,
  ticket: string,
): boolean {
  const [until = '', mark = ''] = ticket.split('.')
  const expected = Buffer.from(markOf(application, holderId, exported, until))
  const given = Buffer.from(mark)
  const fits = given.length === expected.length && timingSafeEqual(given, expected)
  return fits && Number(until) > application.now().getTime()
}

function markOf(
  { keys }: Application,
  holderId: string,
  { term, filters, folder }: Exported,
  until: string,
): string {
  const about = JSON.stringify([
    'export',
    holderId,
    term,
    String(writeListFilters(filters)),
    folder ?? '',
    until,
  ])
  return createHmac('sha256', keys.forms).update(about).digest('hex')
}
