import { expect, test } from 'vitest'
import { editReport } from '#server/writing/edit-report.ts'
import { buildReport, cast } from '#tests/cast.ts'
import { invitedExpert } from '#tests/support/experts/working-expert.ts'
import { inOrder } from '#tests/support/second-person/in-order.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { suspendExpert } from '../manage/suspend-expert.ts'
import { withdrawApplication } from '../own-application.ts'
import { checkConflicts } from './check-conflicts.ts'
import { withdrawAssignment } from './staff-steps.ts'

const declarations = "select pg_advisory_xact_lock(hashtextextended('declarations', 2))"

async function house() {
  const application = await withApplication()
  const { administrator } = await cast(application, 'administrator', 'officer')
  const invited = await invitedExpert(application)
  const { expert, reporter, reviewer, report, id } = invited
  return {
    application,
    report: `select from reports where id = '${report.id}' for update`,
    assignment: `select from expert_assignments where id = '${id}' for update`,
    check: () => checkConflicts(application, expert, id, { names: 'Hauwa Gwajiyo' }),
    // Of words that name whom the expert declares: what they were asked ends with it.
    edit: () =>
      editReport(
        application,
        reporter,
        report.id,
        buildReport({ personName: 'Hauwa Gwajiyo', confirm: 'yes' }),
      ),
    withdraw: () => withdrawAssignment(application, reviewer, report.id, id),
    suspend: () => suspendExpert(application, administrator, expert.id),
    leave: () => withdrawApplication(application, expert),
  }
}

type House = Awaited<ReturnType<typeof house>>
type Step = 'edit' | 'withdraw' | 'suspend' | 'leave'

/** What the two meet at: a lock that each of them asks for. */
const meeting = {
  edit: [() => declarations, ({ report }: House) => report, ({ assignment }: House) => assignment],
  withdraw: [({ report }: House) => report, ({ assignment }: House) => assignment],
  suspend: [({ assignment }: House) => assignment],
  leave: [({ assignment }: House) => assignment],
} as const satisfies Record<Step, readonly ((house: House) => string)[]>

const cases = (Object.keys(meeting) as Step[]).flatMap((step) =>
  meeting[step].flatMap((_, place) =>
    (['check first', 'check second'] as const).map((order) => [step, place, order] as const),
  ),
)

test.each(cases)(
  'a conflict check and another step do not wait in a circle: %s, %d, %s',
  async (step, place, order) => {
    const made = await house()
    const lock = meeting[step][place]
    if (!lock) throw new Error('no lock to meet at')
    const steps = order === 'check first' ? [made.check, made[step]] : [made[step], made.check]
    const answers = await inOrder(made.application, lock(made), steps)
    // Where the check comes second it may find that the work is over, and says the same.
    for (const answer of answers) expect(['done', 'not-found']).toContain(answer)
  },
)
