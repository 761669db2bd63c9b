import { expect, test } from 'vitest'
import type { Person } from '#domain/actor.ts'
import { daysKept } from '#domain/retention/retention.ts'
import { days } from '#domain/time/durations.ts'
import type { Application } from '#server/kernel/application.ts'
import { retractReport } from '#server/publishing/retract-report.ts'
import { askedFor, buildCorrection } from '#tests/support/correction-requests.ts'
import { doDueWork } from '#tests/support/due-work.ts'
import { publicReport } from '#tests/support/public-report.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { confirmCorrection } from './decide-correction.ts'
import { listRequests } from './list-requests.ts'
import { lookUpRequest, type RequestState, withdrawRequest } from './look-up-request.ts'
import { proposeAnswer, proposeCorrection } from './propose-correction.ts'
import { acceptRequest, refuseRequest } from './settle-request.ts'
import { showCorrectionDesk } from './show-proposal.ts'

const day = days(1)

type Settled = Exclude<RequestState, 'waiting' | 'disputed'>
type Asked = Awaited<ReturnType<typeof asked>>

/** Every way in which a request is settled. */
const settling = {
  refused: ({ application, reviewer, request }) =>
    refuseRequest(application, reviewer, request, { reason: 'No.' }),
  withdrawn: ({ application, requestCode }) => withdrawRequest(application, { requestCode }, null),
  retracted: ({ application, officer, id }) =>
    retractReport(application, officer, id, { reason: 'The estate belongs to another.' }),
  answered: async ({ application, reviewer, officer, id, request }) => {
    await acceptRequest(application, reviewer, request, {})
    const { disputes } = await showCorrectionDesk(application, reviewer, id)
    const why = 'The register was read again.'
    await proposeAnswer(application, reviewer, id, { dispute: disputes[0]?.id, outcome: 'answered', why })
    await confirm(application, officer, id)
  },
  corrected: async ({ application, reviewer, officer, id, request }) => {
    await acceptRequest(application, reviewer, request, {})
    const { disputes, edition } = await showCorrectionDesk(application, reviewer, id)
    const changed = { suspectedAssets: 'Two houses.', dispute: disputes[0]?.id ?? '', edition }
    await proposeCorrection(application, reviewer, id, buildCorrection(changed))
    await confirm(application, officer, id)
  },
} satisfies Record<Settled, (asked: Asked) => Promise<unknown>>

for (const [state, settle] of Object.entries(settling))
  test(`a request that ended as ${state} is erased ninety days later with its key, and not before`, async () => {
    const given = await asked()
    const { application, requestCode } = given
    application.later(day)
    await settle(given)
    expect(await lookUpRequest(application, { requestCode }, null)).toMatchObject({ state })
    const held = async () => {
      await doDueWork(application)
      const { rows } = await application.database.pool.query(
        'select r.id from correction_requests r join sealed_keys k on k.conversation_id = r.id',
      )
      return rows.length
    }
    application.later(daysKept('correction request') * day)
    expect(await held()).toBe(1)
    application.later(day)
    expect(await held()).toBe(0)
  })

test('a request that staff took up is kept for as long as the dispute has no answer', async () => {
  const { application, reviewer, request, requestCode } = await asked()
  await acceptRequest(application, reviewer, request, {})
  application.later(400 * day)
  await doDueWork(application)
  expect(await lookUpRequest(application, { requestCode }, null)).toMatchObject({ state: 'disputed' })
})

async function asked() {
  const application = await withApplication()
  const { id, reviewer, officer } = await publicReport(application)
  const requestCode = await askedFor(application, id)
  const [request] = await listRequests(application, reviewer)
  return { application, id, reviewer, officer, requestCode, request: request?.id ?? '' }
}

async function confirm(application: Application, officer: Person, id: string) {
  const { proposal } = await showCorrectionDesk(application, officer, id)
  await confirmCorrection(application, officer, id, { correction: proposal?.id ?? '' })
}
