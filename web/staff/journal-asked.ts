import { type EntryKind, entryKinds } from '#domain/journal/entry.ts'

/** What the address of the security journal asks for. */
export type JournalAddress = {
  day: string | null
  kind: EntryKind | null
  member: string | null
  page: number
}

export function readJournalAsked(params: URLSearchParams): JournalAddress {
  const page = Number(params.get('page') ?? '1')
  const day = params.get('day') ?? ''
  return {
    day: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(day) ? day : null,
    kind: entryKinds.find((kind) => kind === params.get('kind')) ?? null,
    member: params.get('member') || null,
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  }
}

export function journalHref({ day, kind, member }: JournalAddress, page: number): string {
  const query = new URLSearchParams()
  if (day) query.set('day', day)
  if (kind) query.set('kind', kind)
  if (member) query.set('member', member)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `/admin/journal?${query}` : '/admin/journal'
}
