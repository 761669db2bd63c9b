import type { Actor } from '#domain/actor.ts'
import { assignToMe, type ChangeOfMany, firstRows } from '#domain/cases/case-work.ts'
import { isRefusal, RuleBroken } from '#domain/errors.ts'
import { reasonOfMany } from '#domain/reports/hand-on.ts'
import type { Input } from '#server/input/parse-input.ts'
import type { Application } from '#server/kernel/application.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { claimReport } from '../claim-report.ts'
import { queuePageLength } from '../queue-page.ts'
import { releaseReport } from '../release-report.ts'
import { labelReport, setDueDay } from './arrange-report.ts'
import { assignReport } from './assign-report.ts'

type Change = (application: Application, actor: Actor, id: string, input: Input) => Promise<void>

// Each is a use case that asks its own rule for each report.
const changes: Record<ChangeOfMany, Change> = {
  assign: (application, actor, id, { colleague }) =>
    colleague === assignToMe
      ? claimReport(application, actor, id)
      : assignReport(application, actor, id, { colleague, reason: reasonOfMany }),
  release: releaseReport,
  label: (application, actor, id, { label }) => labelReport(application, actor, id, { label }),
  unlabel: (application, actor, id, { label }) => labelReport(application, actor, id, { label, off: 'yes' }),
  due: setDueDay,
}

/** The field of a form that chooses one report of a table. */
export const chosenField = (id: string) => `case.${id}`

/**
 * Does the same to several reports, each in its own transaction: what is refused for one stops no other.
 *
 * @param input `case.<id>` for each report; or `first`, a number of `firstRows`, and `shown`, the ids of the page in their order with spaces
 *   between; and what the change itself asks for
 * @returns whether each was changed
 * @throws RuleBroken 'nothing-chosen'; Invalid or a refusal that every report gave
 */
export const changeMany = useCase(
  'report.change-many',
  async ({ application, actor }, change: ChangeOfMany, input: Input): Promise<{ all: boolean }> => {
    const ids = chosenIn(input)
    if (ids.length === 0 || ids.length > queuePageLength) throw new RuleBroken('nothing-chosen')
    const refused: unknown[] = []
    // One after the other: each takes a connection and a lock.
    for (const id of ids) {
      try {
        await changes[change](application, actor, id, input)
      } catch (error) {
        if (!isRefusal(error)) throw error
        refused.push(error)
      }
    }
    if (refused.length === ids.length) throw refused[0]
    return { all: refused.length === 0 }
  },
)

/** What was ticked, and as many rows from the top of the page as were asked for. */
function chosenIn(input: Input): string[] {
  const prefix = chosenField('')
  const ticked = Object.keys(input).flatMap((name) =>
    name.startsWith(prefix) ? [name.slice(prefix.length)] : [],
  )
  const count = firstRows.find((each) => String(each) === input.first) ?? 0
  const shown = typeof input.shown === 'string' ? input.shown.split(' ').filter(Boolean) : []
  return [...new Set([...shown.slice(0, count), ...ticked])]
}
