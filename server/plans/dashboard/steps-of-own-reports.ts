import { sql } from 'drizzle-orm'
import { medianOf } from '#domain/figures/median.ts'
import type { OwnStep } from '#domain/plans/own-steps.ts'
import { dayOfMoment } from '#server/database/day-in-sql.ts'
import type { Application } from '#server/kernel/application.ts'
import { markOf } from '#server/sealing/account-marks.ts'

export type StepTimes = Record<OwnStep, { reports: number; medianDays: number | null }>

type Row = { step: OwnStep; days: number }

/** In whole days. It is about the reports of one account, which that account alone sees. */
export async function stepsOfOwnReports(application: Application, ownerId: string): Promise<StepTimes> {
  const day = (event: string) => sql.raw(dayOfMoment(`${event}.occurred_at`))
  const { rows } = await application.database.queries.execute<Row>(sql`
    with steps (step, kind) as (values
      ('verified', 'report.verified'), ('decided', 'report.approved'), ('decided', 'report.rejected')),
    own as (select id from reports where owner_mark = ${markOf(application, 'reports', ownerId)}::uuid)
    select s.step, (min(${day('e')}) - (
        select min(${day('b')}) from events b where b.subject_id = own.id and b.kind = 'report.submitted'))::int as days
    from own join events e on e.subject_id = own.id join steps s on s.kind = e.kind
    group by own.id, s.step`)
  const of = (step: OwnStep) => {
    const days = rows.filter((row) => row.step === step && row.days !== null).map((row) => row.days)
    return { reports: days.length, medianDays: medianOf(days) }
  }
  return { verified: of('verified'), decided: of('decided') }
}
