import { sql } from 'drizzle-orm'
import { type Alarm, alarmsOf, type Waiting } from '#domain/operating/alarms.ts'
import { siteLooks } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { useCase } from '#server/kernel/use-case.ts'

/** What the operator has to look at now, for administrators. Read from the machine at each look; nothing is stored. */
export const seeAlarms = useCase('operation.see', async ({ application }): Promise<Alarm[]> => {
  const { queries } = application.database
  const now = application.now()
  const [{ rows }, looks] = await Promise.all([
    queries.execute<{
      now: string
      sealed: string | null
      lanes: Record<string, [number, number]> | null
    }>(sql`
      select clock_timestamp()::text as now, (select max(day)::text from log_days) as sealed,
        (select jsonb_object_agg(lane, jsonb_build_array(late, tries)) from (
          select lane, max(attempts) as tries,
            extract(epoch from ${now.toISOString()}::timestamptz - min(run_at) filter (where leased_until is null)) as late
          from jobs where run_at <= ${now.toISOString()}::timestamptz or attempts > 0 group by lane) as due) as lanes`),
    queries.select().from(siteLooks),
  ])
  const goodUntil = (what: 'certificate' | 'search') =>
    looks.find((look) => look.what === what)?.goodUntil ?? null
  const lanes = Object.entries(rows[0]?.lanes ?? {})
  return alarmsOf({
    now,
    clocksApart: Math.abs(now.getTime() - new Date(rows[0]?.now ?? Number.NaN).getTime()),
    sealedDay: rows[0]?.sealed ?? null,
    mail: worst(lanes.filter(([lane]) => lane === 'mail')),
    // Of webhooks the account is told that has them, and witnesses have their own line on the page of the log.
    otherJobs: worst(lanes.filter(([lane]) => lane === 'chores' || lane === 'log')),
    certificateUntil: isWatched(application) ? goodUntil('certificate') : null,
    searchUntil: application.searchIsDistributed ? goodUntil('search') : null,
  })
})

function worst(lanes: readonly [string, [number | null, number]][]): Waiting {
  const waits = lanes.map(([, [late, tries]]) => ({ late: Number(late ?? 0) * 1_000, tries }))
  return {
    late: Math.max(0, ...waits.map(({ late }) => late)),
    tries: Math.max(0, ...waits.map(({ tries }) => tries)),
  }
}

/** A site without its own TLS has no certificate: one on this machine, or an onion service. */
export function isWatched({ publicUrl }: Pick<Application, 'publicUrl'>): boolean {
  return publicUrl.startsWith('https:')
}
