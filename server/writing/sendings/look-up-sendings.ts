import { sql } from 'drizzle-orm'
import { startOfReportingMonth } from '#domain/plans/limits.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { markOf } from '#server/sealing/account-marks.ts'
import type { Sending, Submitted } from './sending.ts'

/**
 * What one sender sends is stored one after the other, until the transaction ends: the month's count and the form's number hold for two tabs
 * too, and no file comes to a form while it is sent.
 *
 * @param waits whether a lock that another transaction has is waited for
 * @returns those whose lock is held now
 */
export async function lockSenders(
  queries: Transaction,
  sendings: readonly Sending[],
  { waits }: { waits: boolean },
): Promise<Sending[]> {
  const { accounts, forms } = locksOf(sendings)
  const key = sql`coalesce(form, hashtextextended(account, 1))`
  // What waits says nothing, and has the lock once it has ended.
  const held = waits
    ? sql`(pg_advisory_xact_lock(${key})::text is not null)`
    : sql`pg_try_advisory_xact_lock(${key})`
  const { rows } = await queries.execute<{ held: boolean }>(sql`
    select ${held} as held
    from unnest(${accounts}::text[], ${forms}::bigint[]) with ordinality as wanted (account, form, place)
    order by place`)
  return sendings.filter((_, place) => rows[place]?.held === true)
}

/** Two of one sender are never stored in one transaction. */
export function senderOf({ sender }: Sending): string {
  return sender.kind === 'account' ? sender.actor.id : sender.formHash.toString('hex')
}

function locksOf(sendings: readonly Sending[]) {
  return {
    accounts: sql.param(sendings.map(({ sender }) => (sender.kind === 'account' ? sender.actor.id : null))),
    forms: sql.param(
      sendings.map(({ sender }) =>
        sender.kind === 'form' ? sender.formHash.readBigInt64BE().toString() : null,
      ),
    ),
  }
}

export type LookedUp = {
  sending: Sending
  /** The report that the same form made before. */
  before: Submitted | null
  /** How many reports the account sent since the month began. */
  ofMonth: number
  /** A draft or files wait under the form's number. */
  hasLeft: boolean
}

type Row = { id: string | null; number: string | null; of_month: number; has_left: boolean }

/** What is stored of the senders, after their locks were taken. */
export async function lookUpSendings(
  queries: Transaction,
  sendings: readonly Sending[],
): Promise<LookedUp[]> {
  const of = (value: (sending: Sending) => unknown) => sql.param(sendings.map(value))
  const ofAccount = (value: (id: string, sending: Sending) => string) =>
    of((sending) => (sending.sender.kind === 'account' ? value(sending.sender.actor.id, sending) : null))
  const { rows } = await queries.execute<Row>(sql`
    select before.id, before.number, left_behind.is as has_left,
      (select count(*)::int from reports r where r.owner_mark = s.owner and r.created_at >= s.month) as of_month
    from unnest(
      ${ofAccount((id, { application }) => markOf(application, 'reports', id))}::uuid[],
      ${ofAccount((id, { application }) => markOf(application, 'drafts', id))}::uuid[],
      ${ofAccount((_, { submissionKey }) => submissionKey)}::uuid[],
      ${of(({ sender }) => (sender.kind === 'form' ? sender.formHash : null))}::bytea[],
      ${of(({ sender }) => (sender.kind === 'form' ? sender.lookupHash : null))}::bytea[],
      ${of(({ application }) => application.now().toISOString())}::timestamptz[],
      ${of(({ application }) => startOfReportingMonth(application.now()).toISOString())}::timestamptz[]
    ) with ordinality as s (owner, drafter, number, form, code, now, month, place)
    left join lateral (
      select r.id, r.reference_number as number from reports r
        where r.owner_mark = s.owner and r.submission_key = s.number
      union all
      select r.id, r.reference_number from source_access a join reports r on r.id = a.report_id
        where a.form_hash = s.form
    ) before on true
    cross join lateral (
      select exists (select from drafts d where d.id = s.number and d.owner_mark = s.drafter and d.expires_at > s.now)
        or exists (select from attachments f where f.form_hash = s.form)
        or exists (select from source_drafts d where d.lookup_hash = s.code) as is
    ) left_behind
    order by s.place`)
  return sendings.map((sending, place) => {
    const row = rows[place]
    if (!row) throw new Error('a sending was not looked up')
    const { id, number, of_month: ofMonth, has_left: hasLeft } = row
    const before = id === null || number === null ? null : { id, referenceNumber: number }
    return { sending, before, ofMonth, hasLeft }
  })
}
