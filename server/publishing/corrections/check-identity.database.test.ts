import { expect, test } from 'vitest'
import { days } from '#domain/time/durations.ts'
import { cast } from '#tests/cast.ts'
import { askedFor } from '#tests/support/correction-requests.ts'
import { publicReport } from '#tests/support/public-report.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { checkIdentity } from './check-identity.ts'
import { listRequests } from './list-requests.ts'
import { lookUpRequest } from './look-up-request.ts'
import { refuseRequest } from './settle-request.ts'
import { showRequest } from './show-request.ts'

const check = { proof: 'mandate', checkedOn: '2026-11-22' }

async function asked() {
  const application = await withApplication()
  const report = await publicReport(application)
  const { secondReviewer, stranger } = await cast(application, 'secondReviewer', 'stranger')
  const requestCode = await askedFor(application, report.id)
  const [request] = await listRequests(application, report.reviewer)
  application.later(days(1))
  return { application, ...report, secondReviewer, stranger, requestCode, request: request?.id ?? '' }
}

test('staff read with what who asks was checked, and the person who asked reads the day alone', async () => {
  const { application, reviewer, secondReviewer, requestCode, request } = await asked()
  expect((await showRequest(application, reviewer, request)).identity).toBeNull()
  await checkIdentity(application, reviewer, request, { proof: 'none', checkedOn: '2026-11-21' })
  await checkIdentity(application, secondReviewer, request, check)
  expect((await showRequest(application, reviewer, request)).identity).toEqual({
    ...check,
    by: secondReviewer.username,
  })
  const answer = await lookUpRequest(application, { requestCode }, null)
  expect(answer.steps).toEqual([
    { step: 'received', on: '2026-11-21' },
    { step: 'identity-checked', on: '2026-11-22' },
  ])
  expect(JSON.stringify(answer)).not.toMatch(/mandate|folake/)
})

test('a day to come, one before the request, no proof, a settled request and a reporter are refused', async () => {
  const { application, reviewer, stranger, request } = await asked()
  for (const [input, field] of [
    [{ ...check, checkedOn: '2031-01-01' }, 'checkedOn'],
    [{ ...check, checkedOn: '2026-11-20' }, 'checkedOn'],
    [{ ...check, proof: 'rumour' }, 'proof'],
  ] as const)
    await expect(checkIdentity(application, reviewer, request, input)).rejects.toMatchObject({
      fields: { [field]: {} },
    })
  await expect(checkIdentity(application, stranger, request, check)).rejects.toMatchObject({
    code: 'access-denied',
  })
  await refuseRequest(application, reviewer, request, { reason: 'The register says otherwise.' })
  await expect(checkIdentity(application, reviewer, request, check)).rejects.toMatchObject({
    code: 'request-settled',
  })
})
