import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { isCaseLabel } from '#domain/cases/case-work.ts'
import { fieldProblem, Invalid } from '#domain/errors.ts'
import { caseWork } from '#server/database/schema.ts'
import { dayOrNothing } from '#server/input/day.ts'
import type { Input } from '#server/input/parse-input.ts'
import { parseInput } from '#server/input/parse-input.ts'
import { useCaseOn } from '#server/kernel/use-case.ts'
import { reportHeld } from '#server/reports/report-reach.ts'

/**
 * Puts a label on a report, or takes it off.
 *
 * @param input `label`, and `off` as 'yes' to take it off
 * @throws SignInNeeded, NotFound, RuleBroken, Invalid
 */
export const labelReport = useCaseOn(
  'report.arrange',
  reportHeld,
  async ({ unit, report }, _reportId: string, { label, off }: Input) => {
    if (!isCaseLabel(label)) throw new Invalid('invalid', { label: fieldProblem('not-in-list') })
    const reportId = report.row.id
    const labels = off === 'yes' ? [] : [label]
    const without = sql`array_remove(${caseWork.labels}, ${label})`
    await unit.queries
      .insert(caseWork)
      .values({ reportId, labels })
      .onConflictDoUpdate({
        target: caseWork.reportId,
        set: { labels: off === 'yes' ? without : sql`array_append(${without}, ${label})` },
      })
  },
)

/**
 * Sets the day by which a report is due, or none.
 *
 * @param input `dueOn`; empty for no day
 * @throws SignInNeeded, NotFound, RuleBroken, Invalid
 */
export const setDueDay = useCaseOn(
  'report.arrange',
  reportHeld,
  async ({ unit, report }, _reportId: string, { dueOn }: Input) => {
    const { dueOn: day } = parseInput(z.object({ dueOn: dayOrNothing().default('') }), { dueOn })
    const set = { dueOn: day === '' ? null : day }
    await unit.queries
      .insert(caseWork)
      .values({ reportId: report.row.id, ...set })
      .onConflictDoUpdate({ target: caseWork.reportId, set })
  },
)
