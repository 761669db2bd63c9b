import type { OpenStage, Stage } from '#domain/cases/stages.ts'
import { RuleBroken } from '#domain/errors.ts'
import { addMonths, monthOf } from '#domain/figures/months.ts'
import {
  monthsBefore,
  type OldestReport,
  type StaffMonth,
  staffMeasures,
  staffWaits,
  type WorkOfPerson,
} from '#domain/figures/staff-figures.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { withDeclaration } from '#server/cases/declared.ts'
import type { Application } from '#server/kernel/application.ts'
import { useCaseOn } from '#server/kernel/use-case.ts'
import { countStages } from '../queue-counts.ts'
import { mediansByMonth, oldestReports, stepsByMonth, workByPerson } from './work-queries.ts'

export type StaffFigures = {
  /** What waits now, by stage; and what is disputed. */
  stages: Record<OpenStage | Extract<Stage, 'disputed'>, number>
  /** The oldest first; the last one is the month that runs. */
  months: StaffMonth[]
  people: WorkOfPerson[]
  oldest: OldestReport[]
}

const mostOldest = 10

/**
 * What the staff took in, did and have before them. A report that is hidden from the person who asks is in none of the numbers: one that
 * the table does not have would tell them of it.
 *
 * @throws SignInNeeded, RuleBroken, for staff without a declaration 'declaration-needed'
 */
export const showStaffFigures = useCaseOn(
  'report.queue',
  withDeclaration,
  ({ application, declared }): Promise<StaffFigures> => {
    if (!declared) throw new RuleBroken('declaration-needed')
    return countForStaff(application, declared.conflicts)
  },
)

/** @param hidden reports that do not exist for the person who asks */
export async function countForStaff(
  application: Application,
  hidden: readonly string[],
): Promise<StaffFigures> {
  const { queries } = application.database
  const now = application.now()
  const present = monthOf(dayInNigeria(now))
  const first = addMonths(present, -monthsBefore)
  const span = { since: `${first}-01`, hidden }
  const [stages, steps, medians, people, oldest] = await Promise.all([
    countStages(queries, hidden, now),
    stepsByMonth(queries, span),
    mediansByMonth(queries, span),
    workByPerson(queries, span, now),
    oldestReports(queries, hidden, { now, most: mostOldest }),
  ])
  const months = Array.from({ length: monthsBefore + 1 }, (_, place) => addMonths(first, place))
  return {
    ...{ stages, people, oldest },
    months: months.map((month) => ({
      month,
      counts: forEach(staffMeasures, (measure) => {
        const row = steps.find((each) => each.month === month && each.measure === measure)
        return row?.reports ?? 0
      }),
      medians: forEach(staffWaits, (wait) => {
        const row = medians.find((each) => each.month === month && each.wait === wait)
        return row?.days ?? null
      }),
    })),
  }
}

function forEach<Name extends string, Value>(
  names: readonly Name[],
  find: (name: Name) => Value,
): Record<Name, Value> {
  // From the list of names itself.
  return Object.fromEntries(names.map((name) => [name, find(name)])) as Record<Name, Value>
}
