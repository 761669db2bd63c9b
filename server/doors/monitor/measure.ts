import { sql } from 'drizzle-orm'
import { newestRuns } from '#server/backups/runs.ts'
import type { ConnectionLane } from '#server/database/connection-lanes.ts'
import { isFrozen } from '#server/freezing/is-frozen.ts'
import type { Application } from '#server/kernel/application.ts'
import { bounds } from '#server/kernel/meter.ts'
import { lanes } from '#server/schedule/lanes.ts'
import type { Sample } from './prometheus-text.ts'

/** What `/metrics` tells: of the machine and of the program, and of no person and no report. See decision 211. */
export async function measure(application: Application): Promise<Sample[]> {
  return [
    ...ofAnswers(application),
    ...ofTheProcess(),
    ...ofConnections(application),
    ...(await ofJobs(application)),
    ...(await ofTheSite(application)),
  ]
}

function ofAnswers({ meter, database }: Application): Sample[] {
  const lanes = Object.keys(database.lanes.pools)
  const { outcomes, within, answers, seconds, slow } = meter.read()
  const name = 'fitila_answer_seconds'
  return [
    ...lanes.map((lane) => ({
      ...{ name: 'fitila_slow_statements_total', help: 'Statements that took long, by lane.' },
      ...{ type: 'counter' as const, labels: { lane }, value: slow[lane] ?? 0 },
    })),
    ...Object.entries(outcomes).map(([outcome, value]) => ({
      ...{ name: 'fitila_answers_total', help: 'Answers of this process, by how they ended.' },
      ...{ type: 'counter' as const, labels: { outcome }, value },
    })),
    {
      ...{ name, help: 'How long answers took.', type: 'histogram' as const },
      buckets: [...bounds.map((bound, place) => [String(bound), within[place] ?? 0] as const)],
      ...{ count: answers, sum: seconds },
    },
  ]
}

function ofTheProcess(): Sample[] {
  const { user, system } = process.cpuUsage()
  return [
    {
      ...{ name: 'process_cpu_seconds_total', help: 'Time of processors.', type: 'counter' },
      value: (user + system) / 1_000_000,
    },
    gauge('process_resident_memory_bytes', 'Memory of this process.', process.memoryUsage.rss()),
    gauge('process_uptime_seconds', 'How long this process runs.', Math.round(process.uptime())),
  ]
}

function ofConnections({ database }: Application): Sample[] {
  const help = 'Connections to the database by lane, and requests that wait for one.'
  return (Object.keys(database.lanes.pools) as ConnectionLane[]).flatMap((lane) => {
    const { totalCount, idleCount, waitingCount } = database.lanes.pools[lane]
    return Object.entries({ used: totalCount - idleCount, idle: idleCount, waiting: waitingCount }).map(
      ([state, value]) => gauge('fitila_database_connections', help, value, { lane, state }),
    )
  })
}

async function ofJobs({ database, now }: Application): Promise<Sample[]> {
  const { rows } = await database.queries.execute<{
    lane: string
    due: number
    late: number
    tried: number
  }>(sql`
    select lane, count(*)::int as due, max(attempts)::int as tried,
      extract(epoch from ${now().toISOString()}::timestamptz - min(run_at))::float8 as late
    from jobs where run_at <= ${now().toISOString()} group by lane`)
  return lanes.flatMap((lane) => {
    const { due = 0, late = 0, tried = 0 } = rows.find((row) => row.lane === lane) ?? {}
    return [
      gauge('fitila_jobs_due', 'Jobs that could run now.', due, { lane }),
      gauge('fitila_jobs_late_seconds', 'How long the oldest of them has waited.', Math.max(0, late), {
        lane,
      }),
      gauge('fitila_jobs_most_tries', 'Most tries of one of them.', tried, { lane }),
    ]
  })
}

async function ofTheSite(application: Application): Promise<Sample[]> {
  const { backup, drill } = await newestRuns(application)
  const free = await application.freeSpace()
  const ageOf = (moment: Date) => Math.round((application.now().getTime() - moment.getTime()) / 1_000)
  return [
    gauge(
      'fitila_frozen',
      '1 while the operator has stopped all changes.',
      (await isFrozen(application)) ? 1 : 0,
    ),
    ...(free === null ? [] : [gauge('fitila_disk_free_bytes', 'Room where the data is.', free)]),
    ...(backup ? [gauge('fitila_backup_age_seconds', 'Since the newest backup.', ageOf(backup.ranAt))] : []),
    ...(drill
      ? [gauge('fitila_restore_trial_age_seconds', 'Since a backup was last restored.', ageOf(drill.ranAt))]
      : []),
  ]
}

function gauge(name: string, help: string, value: number, labels: Record<string, string> = {}): Sample {
  return { name, help, type: 'gauge', value, labels }
}
