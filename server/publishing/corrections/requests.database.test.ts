import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { visitor } from '#domain/actor.ts'
import { days } from '#domain/time/durations.ts'
import { listPublicReports } from '#server/finding/public-list.ts'
import { retractReport } from '#server/publishing/retract-report.ts'
import { cast, submitted } from '#tests/cast.ts'
import { askedFor, buildRequest, waitingRequest } from '#tests/support/correction-requests.ts'
import { doDueWork } from '#tests/support/due-work.ts'
import { everyRow } from '#tests/support/every-row.ts'
import { publicReport } from '#tests/support/public-report.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { correctionsOfReport } from './corrections-of-report.ts'
import { listRequests } from './list-requests.ts'
import { lookUpRequest, withdrawRequest } from './look-up-request.ts'
import { requestCorrection } from './request-correction.ts'
import { acceptRequest, joinDispute, refuseRequest } from './settle-request.ts'
import { showDisputable } from './show-disputable.ts'
import { showRequest } from './show-request.ts'

const day = days(1)

test('a request changes nothing that is public, however many there are', async () => {
  const application = await withApplication()
  const { id, reviewer } = await publicReport(application)
  for (let each = 0; each < 20; each += 1) await askedFor(application, id, { wrong: `No ${each}` })
  expect(await listRequests(application, reviewer)).toHaveLength(20)
  expect((await listPublicReports(application, null)).cards).toMatchObject([{ id, disputedOn: null }])
  expect((await showDisputable(application, visitor, id)).disputedOn).toBeNull()
})

test('once staff take it up, the list and the report say since when it is disputed: since the request came', async () => {
  const application = await withApplication()
  const { id, reviewer } = await publicReport(application)
  const request = await waitingRequest(application, reviewer, id)
  application.later(3 * day)
  await acceptRequest(application, reviewer, request, {})
  expect((await listPublicReports(application, null)).cards).toMatchObject([{ id, disputedOn: '2026-11-21' }])
  const { disputes } = await correctionsOfReport(application, {
    id,
    status: 'approved',
    reader: 'reader',
  } as const)
  expect(disputes).toMatchObject([{ part: 'suspectedAssets', disputedOn: '2026-11-21' }])
  expect(await listRequests(application, reviewer)).toEqual([])
})

test('no word of a request, no address and no code is in clear in the database, and no event holds one', async () => {
  const application = await withApplication()
  const { id, reviewer } = await publicReport(application)
  const secrets = { wrong: 'quokkawrong', right: 'quokkaright', shown: 'quokkashown', reply: 'quokka@reply' }
  const code = await requestCorrection(application, id, buildRequest(secrets), '203.0.113')
  const [waiting] = await listRequests(application, reviewer)
  await refuseRequest(application, reviewer, waiting?.id ?? '', { reason: 'quokkareason' })
  const rows = await everyRow(application)
  expect(rows).toContain('conversation_messages: ')
  expect(rows).not.toMatch(/quokka|203\.0\.113/)
  expect(rows).not.toContain(code)
})

test('the same form sent twice is one request and one code; the same form with other words is another', async () => {
  const application = await withApplication()
  const { id, reviewer } = await publicReport(application)
  const form = { ...buildRequest(), number: randomUUID() }
  const send = (wrong: string) => requestCorrection(application, id, { ...form, wrong }, null)
  const codes = await Promise.all([send('This.'), send('This.')])
  expect(new Set(codes).size).toBe(1)
  expect(await send('That.')).not.toBe(codes[0])
  expect(await listRequests(application, reviewer)).toHaveLength(2)
})

test('the code tells the state of the request, also when it is typed as people do, and nothing that was written', async () => {
  const application = await withApplication()
  const { id, reviewer } = await publicReport(application)
  const code = await askedFor(application, id)
  const requestCode = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')
  const waiting = await lookUpRequest(application, { requestCode }, null)
  expect(waiting).toMatchObject({ state: 'waiting', receivedOn: '2026-11-21', words: null })
  expect(JSON.stringify(waiting)).not.toContain('same name')
  const [request] = await listRequests(application, reviewer)
  await refuseRequest(application, reviewer, request?.id ?? '', { reason: 'It repeats the last one.' })
  expect(await lookUpRequest(application, { requestCode }, null)).toMatchObject({
    state: 'refused',
    words: 'It repeats the last one.',
  })
})

test('a code that no one got is refused, and tries are counted', async () => {
  const application = await withApplication()
  const look = () => lookUpRequest(application, { requestCode: '0000-0000-0000-0000' }, '203.0.113')
  for (let each = 0; each < 20; each += 1)
    await expect(look()).rejects.toMatchObject({ code: 'request-code-unknown' })
  await expect(look()).rejects.toMatchObject({ code: 'too-many-tries' })
})

test('the person who asked can take it back, and staff then do not find it in their list', async () => {
  const application = await withApplication()
  const { id, reviewer } = await publicReport(application)
  const requestCode = await askedFor(application, id)
  const [request] = await listRequests(application, reviewer)
  await withdrawRequest(application, { requestCode }, null)
  expect(await listRequests(application, reviewer)).toEqual([])
  expect(await lookUpRequest(application, { requestCode }, null)).toMatchObject({ state: 'withdrawn' })
  await expect(acceptRequest(application, reviewer, request?.id ?? '', {})).rejects.toMatchObject({
    code: 'request-settled',
  })
})

test('a second request joins the dispute that there is, without a second mark', async () => {
  const application = await withApplication()
  const { id, reviewer } = await publicReport(application)
  await acceptRequest(application, reviewer, await waitingRequest(application, reviewer, id), {})
  const second = await waitingRequest(application, reviewer, id, { wrong: 'The same again.' })
  const { disputes } = await showRequest(application, reviewer, second)
  await joinDispute(application, reviewer, second, { dispute: disputes[0]?.id ?? '' })
  const after = await correctionsOfReport(application, { id, status: 'approved', reader: 'staff' })
  expect(after).toMatchObject({ disputes: [{}], staff: { requests: [] } })
})

test('when two people decide at once, one does, and the other is told', async () => {
  const application = await withApplication()
  const { id, reviewer, officer } = await publicReport(application)
  const request = await waitingRequest(application, reviewer, id)
  const both = await Promise.allSettled([
    acceptRequest(application, reviewer, request, {}),
    refuseRequest(application, officer, request, { reason: 'No.' }),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'request-settled' },
  })
})

test('the person who sent the report neither reads nor decides what is asked about it, also as staff', async () => {
  const application = await withApplication()
  const { officer, reviewer, secondOfficer } = await cast(application, 'officer', 'reviewer', 'secondOfficer')
  const { id } = await publicReport(application, { owner: officer, reviewer, officer: secondOfficer })
  const request = await waitingRequest(application, reviewer, id)
  expect(await listRequests(application, officer)).toEqual([])
  await expect(showRequest(application, officer, request)).rejects.toMatchObject({ code: 'own-report' })
  await expect(acceptRequest(application, officer, request, {})).rejects.toMatchObject({ code: 'own-report' })
})

test('only staff read and settle requests', async () => {
  const application = await withApplication()
  const { id, reporter, reviewer } = await publicReport(application)
  const { stranger } = await cast(application, 'stranger')
  const request = await waitingRequest(application, reviewer, id)
  for (const person of [reporter, stranger]) {
    await expect(listRequests(application, person)).rejects.toMatchObject({ code: 'access-denied' })
    await expect(showRequest(application, person, request)).rejects.toMatchObject({ code: 'access-denied' })
    await expect(acceptRequest(application, person, request, {})).rejects.toMatchObject({
      code: 'access-denied',
    })
  }
  await expect(listRequests(application, visitor)).rejects.toMatchObject({ code: 'sign-in-needed' })
})

test('a report that is not public cannot be asked about, and the answer does not tell that it exists', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const { id } = await submitted(application, reporter)
  const refusals = await Promise.all(
    [id, randomUUID()].flatMap((each) => [
      showDisputable(application, reporter, each).catch((error) => error.code),
      askedFor(application, each).catch((error) => error.code),
    ]),
  )
  expect(refusals).toEqual(['not-found', 'not-found', 'not-found', 'not-found'])
})

test('what was taken back is no longer disputed and cannot be asked about; the person who asked reads the notice', async () => {
  const application = await withApplication()
  const { id, officer, reviewer } = await publicReport(application)
  const requestCode = await askedFor(application, id)
  const [request] = await listRequests(application, reviewer)
  await acceptRequest(application, reviewer, request?.id ?? '', {})
  await retractReport(application, officer, id, { reason: 'The estate belongs to another.' })
  expect((await listPublicReports(application, null)).cards).toMatchObject([{ id, disputedOn: null }])
  await expect(askedFor(application, id)).rejects.toMatchObject({ code: 'step-not-possible' })
  expect(await lookUpRequest(application, { requestCode }, null)).toMatchObject({
    state: 'retracted',
    words: 'The estate belongs to another.',
  })
})

test('a request waits as long as it has to, and is erased with its key ninety days after it was settled', async () => {
  const application = await withApplication()
  const { id, reviewer } = await publicReport(application)
  const request = await waitingRequest(application, reviewer, id)
  application.later(400 * day)
  expect(await listRequests(application, reviewer)).toHaveLength(1)
  await refuseRequest(application, reviewer, request, { reason: 'No.' })
  const held = async () => {
    await doDueWork(application)
    const { rows } = await application.database.pool.query(
      "select (select count(*)::int from correction_requests) as requests, (select count(*)::int from sealed_keys where subject_kind = 'conversation') as keys",
    )
    return rows[0]
  }
  application.later(90 * day)
  expect(await held()).toEqual({ requests: 1, keys: 1 })
  application.later(day)
  expect(await held()).toEqual({ requests: 0, keys: 0 })
})

test('a visitor sees the beginning of each statement, as in the search; with an account one reads it whole', async () => {
  const application = await withApplication()
  const evidence = `${'A voucher. '.repeat(60)}The end.`
  const { id, reporter } = await publicReport(application, { words: { evidence } })
  const shown = async (actor: typeof visitor | typeof reporter) =>
    JSON.stringify((await showDisputable(application, actor, id)).passages)
  expect(await shown(visitor)).toContain('A voucher. A voucher.')
  expect(await shown(visitor)).not.toContain('The end.')
  expect(await shown(reporter)).toContain('The end.')
})

test('a request has to choose a statement that the report makes, and to say what is wrong', async () => {
  const application = await withApplication()
  const { id } = await publicReport(application)
  await expect(
    askedFor(application, id, { about: 'suspectedItems.0', wrong: ' ', requester: '' }),
  ).rejects.toMatchObject({
    fields: {
      about: { code: 'not-in-list' },
      wrong: { code: 'missing' },
      requester: { code: 'not-in-list' },
    },
  })
  await expect(askedFor(application, id, { wrong: 'x'.repeat(3_001) })).rejects.toMatchObject({
    fields: { wrong: { code: 'too-long' } },
  })
})

test('the sixth request of a network in a quarter of an hour is refused, another network’s is not', async () => {
  const application = await withApplication()
  const { id } = await publicReport(application)
  const send = (network: string) => requestCorrection(application, id, buildRequest(), network)
  for (let each = 1; each <= 5; each += 1) await send('203.0.113')
  await expect(send('203.0.113')).rejects.toMatchObject({ code: 'too-many-tries' })
  await expect(send('198.51.100')).resolves.toEqual(expect.any(String))
})
