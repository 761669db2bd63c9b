import { eq } from 'drizzle-orm'
import { z } from 'zod'
import {
  longestPetition,
  mostPetitions,
  type PetitionContent,
  recipients,
  type SourceAnswer,
  silenceDays,
  sourceAnswers,
} from '#domain/cases/petitions.ts'
import { RuleBroken } from '#domain/errors.ts'
import { longestReason } from '#domain/reports/report.ts'
import { addDays, dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { sourceAccess } from '#server/database/schema.ts'
import { type Input, parseInput, refusal } from '#server/input/parse-input.ts'
import { requiredParagraphs } from '#server/input/text.ts'
import type { Application } from '#server/kernel/application.ts'
import { useCaseOn } from '#server/kernel/use-case.ts'
import { propose } from '#server/proposals/propose.ts'
import { reportKeyOf } from '#server/reports/report-key.ts'
import type { StoredReport } from '#server/reports/report-queries.ts'
import { reportHeld } from '#server/reports/report-reach.ts'
import { messagesOf } from '#server/sources/conversation-of-report.ts'
import { exhibitsOf, petitionsOf } from './petition-queries.ts'

/**
 * Proposes to hand a case over to an authority or a newsroom: a letter and files of the report. A second person reads it whole, and
 * confirms. One person alone never hands anything over.
 *
 * @param input `recipient`, `letter`, `why`, `source` where the source can be reached, and `file.<number>` for each exhibit
 * @throws SignInNeeded, NotFound, RuleBroken 'step-not-possible' for what is neither waiting nor public, 'source-not-asked',
 *   'proposal-waits', 'too-many-petitions', Invalid
 */
export const proposePetition = useCaseOn(
  'report.petition',
  reportHeld,
  async ({ application, actor, unit, report }, _id: string, input: Input): Promise<void> => {
    const { id, referenceNumber, status } = report.row
    refuseUnlessOpen(report)
    const key = reportKeyOf(application, report)
    if ((await petitionsOf(unit.queries, id)).length >= mostPetitions)
      throw new RuleBroken('too-many-petitions')
    const files = (await exhibitsOf(unit.queries, id, key)).map(({ row }) => row.id)
    const source = await isReachable(unit.queries, report)
    const form = petitionForm({ report, isReachable: source })
    const said = parseInput(form, { ...given(input), source: source ? input.source : 'unreachable' })
    if (source) await refuseUnlessAsked(application, unit.queries, { reportId: id, answer: said.source })
    const content: PetitionContent = {
      ...said,
      files: files.filter((file) => input[`file.${file}`] === 'yes'),
    }
    await propose(application, unit.queries, {
      ...{ act: 'petition', subjectId: id, proposedBy: actor.id },
      seal: (place) => key.seal(place, content),
    })
    await unit.record(actor, {
      ...{ kind: 'report.petition_proposed', reportId: id, referenceNumber, detail: {} },
      ...{ ownerId: report.standing.ownerId, statusFrom: status, statusTo: status },
    })
  },
)

/** What its source took back, what was rejected and what was retracted goes nowhere. @throws RuleBroken 'step-not-possible' */
export function refuseUnlessOpen({ row: { status, erasedOn } }: Pick<StoredReport, 'row'>): void {
  if (erasedOn !== null || (status !== 'pending' && status !== 'approved'))
    throw new RuleBroken('step-not-possible')
}

/** By an account, or by a code that still opens the report. */
export async function isReachable(
  queries: Queries | Transaction,
  { row }: Pick<StoredReport, 'row'>,
): Promise<boolean> {
  if (row.ownerMark !== null) return true
  const found = await queries
    .select({ id: sourceAccess.reportId })
    .from(sourceAccess)
    .where(eq(sourceAccess.reportId, row.id))
  return found.length > 0
}

/** An agreement needs a question, and so does a silence: of so many days. */
async function refuseUnlessAsked(
  application: Application,
  queries: Transaction,
  { reportId, answer }: { reportId: string; answer: SourceAnswer },
): Promise<void> {
  const messages = await messagesOf(application, queries, reportId)
  const asked = messages.findLast(({ side }) => side === 'staff')
  const answered = messages.at(-1)?.side === 'source'
  const before = addDays(dayInNigeria(application.now()), -silenceDays)
  const isTrue = asked && (answer === 'agreed' ? answered : !answered && asked.sentOn <= before)
  if (!isTrue) throw new RuleBroken('source-not-asked')
}

type Asked = { report: Pick<StoredReport, 'row'>; isReachable: boolean }

/**
 * The number of a report that is not public tells its day, so no paper holds it. The letter is not compared with the name of the account
 * that sent it: a refusal would tell whose it is (decision 400).
 */
function petitionForm({ report: { row }, isReachable }: Asked) {
  const text = (longest: number) =>
    requiredParagraphs(longest).superRefine((typed, context) => {
      if (row.status !== 'approved' && holds(typed, row.referenceNumber))
        context.addIssue(refusal('names-the-report'))
    })
  return z.object({
    recipient: z.enum(recipients),
    source: z.enum(isReachable ? sourceAnswers.filter((each) => each !== 'unreachable') : sourceAnswers),
    why: requiredParagraphs(longestReason),
    letter: text(longestPetition),
  })
}

function given({ recipient, why, letter }: Input): Record<string, unknown> {
  return { recipient: recipient || undefined, why: why ?? '', letter: letter ?? '' }
}

function holds(text: string, name: string): boolean {
  return text.toLowerCase().includes(name.toLowerCase())
}
