import { expect, test } from 'vitest'
import { days } from '#domain/time/durations.ts'
import { askedFor, buildCorrection } from '#tests/support/correction-requests.ts'
import { publicReport } from '#tests/support/public-report.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { confirmCorrection } from './decide-correction.ts'
import { listOpenMatters } from './list-open-matters.ts'
import { listRequests } from './list-requests.ts'
import { lookUpRequest } from './look-up-request.ts'
import { proposeCorrection } from './propose-correction.ts'
import { acceptRequest, refuseRequest } from './settle-request.ts'
import { showLetter } from './show-letter.ts'
import { showCorrectionDesk } from './show-proposal.ts'
import { showRequest } from './show-request.ts'

const day = days(1)

test('the code tells each step with its day, and no name, until the correction; then there is a letter', async () => {
  const { application, id, reviewer, officer, requestCode, look } = await asked()
  expect(await look()).toMatchObject({
    steps: [{ step: 'received', on: '2026-11-21' }],
    promised: { on: '2026-12-21', hasPassed: false },
    hasLetter: false,
  })
  application.later(day)
  const [request] = await listRequests(application, reviewer)
  await acceptRequest(application, reviewer, request?.id ?? '', {})
  application.later(day)
  const { disputes, edition } = await showCorrectionDesk(application, reviewer, id)
  const changed = { suspectedAssets: 'Two houses.', dispute: disputes[0]?.id ?? '', edition }
  await proposeCorrection(application, reviewer, id, buildCorrection(changed))
  expect((await look()).steps).toEqual([
    { step: 'received', on: '2026-11-21' },
    { step: 'taken-up', on: '2026-11-22' },
    { step: 'proposed', on: '2026-11-23' },
  ])
  await expect(showLetter(application, id)).rejects.toMatchObject({ code: 'not-found' })

  application.later(day)
  const { proposal } = await showCorrectionDesk(application, officer, id)
  await confirmCorrection(application, officer, id, { correction: proposal?.id ?? '' })
  const answer = await look()
  expect(answer).toMatchObject({ promised: null, hasLetter: true, state: 'corrected' })
  expect(answer.steps.map(({ step, on }) => `${step} ${on}`)).toEqual([
    ...['received 2026-11-21', 'taken-up 2026-11-22', 'corrected 2026-11-24'],
  ])
  for (const { username } of [reviewer, officer])
    expect(JSON.stringify([answer, requestCode])).not.toContain(username)
  expect(await showLetter(application, id)).toMatchObject({ outcome: 'corrected', publishedAt: '2026-11-24' })
})

test('a proposal that answers another dispute is no step of this request', async () => {
  const { application, id, reviewer, look } = await asked()
  await proposeCorrection(application, reviewer, id, buildCorrection({ evidence: 'One voucher.' }))
  expect((await look()).steps.map(({ step }) => step)).toEqual(['received'])
})

test('staff see the promised day, and after it that the answer is overdue; the person who asked sees it too', async () => {
  const { application, reviewer, look } = await asked()
  const of = async () => (await listRequests(application, reviewer))[0]
  expect((await of())?.promised).toEqual({ on: '2026-12-21', hasPassed: false })
  application.later(31 * day)
  const late = { on: '2026-12-21', hasPassed: true }
  const request = await of()
  expect(request?.promised).toEqual(late)
  expect((await look()).promised).toEqual(late)
  expect((await showRequest(application, reviewer, request?.id)).promised).toEqual(late)
  await acceptRequest(application, reviewer, request?.id ?? '', {})
  expect((await listOpenMatters(application, reviewer)).disputed).toMatchObject([{ promised: late }])
})

test('a request that was not taken up has its two days, and no promise is left', async () => {
  const { application, reviewer, look } = await asked()
  application.later(2 * day)
  const [request] = await listRequests(application, reviewer)
  await refuseRequest(application, reviewer, request?.id ?? '', { reason: 'It says nothing to check.' })
  expect(await look()).toMatchObject({
    steps: [
      { step: 'received', on: '2026-11-21' },
      { step: 'refused', on: '2026-11-23' },
    ],
    promised: null,
    hasLetter: false,
  })
})

async function asked() {
  const application = await withApplication()
  const report = await publicReport(application)
  const requestCode = await askedFor(application, report.id)
  const look = () => lookUpRequest(application, { requestCode }, null)
  return { application, ...report, requestCode, look }
}
