import { RuleBroken } from '#domain/errors.ts'
import { authorise } from '#domain/permissions/can.ts'
import type { Input } from '#server/input/parse-input.ts'
import { useCaseOn } from '#server/kernel/use-case.ts'
import { propose } from '#server/proposals/propose.ts'
import { reportKeyOf } from '#server/reports/report-key.ts'
import { reportHeld } from '#server/reports/report-reach.ts'
import { siteNow } from '#server/settings/site-now.ts'
import { parseMessage, staffHaveWritten, write } from './conversation-of-report.ts'

/** Whether the source can read it now. */
export type Asked = 'sent' | 'waits'

/**
 * Staff ask the source of a report, or answer. The source reads it when they come back with their code or log in; a source
 * without an account gets no letter. Where the operator wants two people for the first message of staff, it waits for the second.
 *
 * @param input `message`, and `messageNumber` of the form
 * @throws SignInNeeded, NotFound, RuleBroken 'proposal-waits', 'confirmation-needed' for one that waits, Invalid
 */
export const askSource = useCaseOn(
  'source.ask',
  reportHeld,
  async ({ application, actor, unit, report }, _id: string, input: Input): Promise<Asked> => {
    const message = parseMessage(input)
    const { id, referenceNumber, status } = report.row
    const { ownerId } = report.standing
    if (status === 'withdrawn' || report.row.erasedOn !== null) throw new RuleBroken('step-not-possible')
    const about = {
      ...{ reportId: id, referenceNumber, ownerId },
      ...{ statusFrom: status, statusTo: status, detail: {} },
    } as const
    const { firstQuestionByTwo } = await siteNow(application, unit.queries)
    if (firstQuestionByTwo && !(await staffHaveWritten(unit.queries, id))) {
      authorise(actor, 'source.ask-first', report.standing)
      const key = reportKeyOf(application, report)
      await propose(application, unit.queries, {
        ...{ act: 'question', subjectId: id, proposedBy: actor.id },
        seal: (place) => key.seal(place, message.text),
      })
      await unit.record(actor, { kind: 'report.question_proposed', ...about })
      return 'waits'
    } else {
      const added = await write(application, unit.queries, { reportId: id, side: 'staff', ...message })
      if (added === 'added') await unit.record(actor, { kind: 'report.asked', ...about })
      return 'sent'
    }
  },
)
