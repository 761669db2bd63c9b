import { RuleBroken } from '#domain/errors.ts'
import type { Input } from '#server/input/parse-input.ts'
import { useCaseOn } from '#server/kernel/use-case.ts'
import { reportHeld } from '#server/reports/report-reach.ts'
import { parseMessage, write } from './conversation-of-report.ts'

/**
 * Staff ask the source of a report, or answer. The source reads it when they come back with their code or log in; a source
 * without an account gets no letter.
 *
 * @param input `message`
 * @throws SignInNeeded, NotFound, RuleBroken, Invalid
 */
export const askSource = useCaseOn(
  'source.ask',
  reportHeld,
  async ({ application, actor, unit, report }, _id: string, input: Input) => {
    const text = parseMessage(input)
    const { id, referenceNumber, status } = report.row
    const { ownerId } = report.standing
    if (status === 'withdrawn' || report.row.erasedOn !== null) throw new RuleBroken('step-not-possible')
    await write(application, unit.queries, { reportId: id, side: 'staff', text })
    await unit.record(actor, {
      ...{ kind: 'report.asked', reportId: id, referenceNumber, ownerId },
      ...{ statusFrom: status, statusTo: status, detail: {} },
    })
  },
)
