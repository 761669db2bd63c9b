import { eq } from 'drizzle-orm'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import type { Person } from '#domain/actor.ts'
import { minutes } from '#domain/time/durations.ts'
import { expertProfiles } from '#server/database/people-schema.ts'
import { askExpert } from '#server/experts/assignments/ask-expert.ts'
import { checkConflicts } from '#server/experts/assignments/check-conflicts.ts'
import {
  closeAssignment,
  withdrawAssignment,
  writeToExpert,
} from '#server/experts/assignments/staff-steps.ts'
import { acceptInvitation, sendAnswer } from '#server/experts/assignments/take-work.ts'
import { cast, submitted } from '#tests/cast.ts'
import { type Browser, browseAs, openSite } from '#tests/support/browse.ts'
import { givePage } from '#tests/support/experts/expert-world.ts'
import {
  acceptedWork,
  buildQuestion,
  invitedExpert,
  verifyAtOnce,
} from '#tests/support/experts/working-expert.ts'
import { rowDigests } from '#tests/support/row-digests.ts'
import { fillIn, siteRoutes } from '#tests/support/site-routes.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'

const timeout = minutes(5)
const answer = { finding: 'supports', confidence: 'low', restsOn: 'numbat lines', mayQuote: 'no' }

test('of two experts neither gets anything of the other, at any address', { timeout }, async () => {
  const application = await withApplication()
  const ask = await openSite(application)
  const { first, second, plain } = await twoExperts(application)
  const marks = ['dunnart', 'potoroo', 'bilby', 'numbat', second.referenceNumber, second.report]
  const browser = await browseAs(application, ask, first.expert)
  const unrelated = await browseAs(application, ask, plain)
  const own = await (await browser.get(`/expert-dashboard/${first.id}`)).text()
  expect(own).toContain('kowari')
  const theirs = await (
    await (await browseAs(application, ask, second.expert)).get(`/expert-dashboard/${second.id}`)
  ).text()
  for (const mark of ['dunnart', 'potoroo', 'bilby']) expect(theirs, 'the marks are shown').toContain(mark)
  const values = { id: second.report, assignment: second.id, number: '1' }
  for (const { path } of siteRoutes) {
    const address = fillIn(path, values)
    const answered = await browser.get(address)
    const body = await answered.text()
    // An address holds what it was asked by.
    const asked = address.includes(second.report) ? marks.filter((mark) => mark !== second.report) : marks
    expect(
      asked.filter((mark) => body.includes(mark)),
      address,
    ).toEqual([])
    if (path.startsWith('/expert-dashboard')) continue
    expect(answered.status, `${address} is as for every account`).toBe((await unrelated.get(address)).status)
  }
  for (const path of ['', '/pages/1'])
    expect((await browser.get(`/expert-dashboard/${second.id}${path}`)).status).toBe(404)
})

test('nothing that an expert sends changes the work of another', { timeout }, async () => {
  const application = await withApplication()
  const ask = await openSite(application)
  const { first, second } = await twoExperts(application)
  const browser = await browseAs(application, ask, first.expert)
  const before = await rowDigests(application)
  const forms = {
    check: { names: 'Ba Kowa' },
    accept: { agree: 'yes' },
    ...{ decline: {}, 'give-back': {}, write: { message: 'Who?' }, answer },
  }
  for (const [intent, fields] of Object.entries(forms))
    expect((await browser.post(`/expert-dashboard/${second.id}`, { intent, ...fields })).status, intent).toBe(
      404,
    )
  for (const step of ['write', 'extend', 'close', 'withdraw'])
    expect(
      (await browser.post(`/reports/${second.report}/experts`, { intent: `${step} ${second.id}` })).status,
      step,
    ).toBe(403)
  expect(await rowDigests(application)).toEqual(before)
})

test.each(['closed', 'suspended', 'expired'] as const)(
  'at the next request there is nothing: %s',
  { timeout },
  async (way) => {
    const application = await withApplication()
    const { expert, reviewer, report, id } = await acceptedWork(application)
    await givePage(application, id)
    const browser = await browseAs(application, await openSite(application), expert)
    expect(await textOf(browser, `/expert-dashboard/${id}`)).toContain('quokka')
    expect((await browser.get(`/expert-dashboard/${id}/pages/1`)).status).toBe(200)
    if (way === 'closed') await closeAssignment(application, reviewer, report.id, id)
    else
      await application.database.queries
        .update(expertProfiles)
        .set(way === 'expired' ? { verifiedUntil: '2020-01-01' } : { verificationStatus: 'suspended' })
        .where(eq(expertProfiles.userId, expert.id))
    expect((await browser.get(`/expert-dashboard/${id}/pages/1`)).status).toBe(404)
    for (const address of [`/expert-dashboard/${id}`, `/expert-dashboard/${id}.data`])
      for (const mark of ['quokka', 'wombat']) expect(await textOf(browser, address)).not.toContain(mark)
    const written = await browser.post(`/expert-dashboard/${id}`, { intent: 'write', message: 'Hello?' })
    expect(written.status).toBe(404)
  },
)

test('a conflict is answered in body, status and statements like none, and like what was withdrawn', {
  timeout,
}, async () => {
  const told: unknown[] = []
  for (const way of ['conflict', 'none', 'withdrawn'] as const) {
    const application = await withApplication()
    const { expert, reviewer, report, id } = await invitedExpert(application)
    const browser = await browseAs(application, await openSite(application), expert)
    if (way === 'withdrawn') await withdrawAssignment(application, reviewer, report.id, id)
    // Both names are new to the declaration, and of one length.
    const names = way === 'conflict' ? 'Misali Kirkira' : 'Hauwa Gwajiyos'
    const sent = vi.spyOn(pg.Client.prototype, 'query')
    const answered = await browser.post(`/expert-dashboard/${id}`, { intent: 'check', names })
    const statements = sent.mock.calls.length
    sent.mockRestore()
    const { status, headers } = answered
    // Behind the second point is a mark of this session.
    const to = headers.get('location')?.split('.')[0]
    told.push({ status, to, body: await answered.text(), statements })
  }
  expect(told[0]).toMatchObject({ status: 303 })
  expect(told[1]).toEqual(told[0])
  expect(told[2]).toEqual(told[0])
})

async function twoExperts(application: TestApplication) {
  const { reporter, officer, stranger, observer, reviewer } = await cast(
    ...([application, 'reporter', 'officer', 'stranger', 'observer', 'reviewer'] as const),
  )
  await verifyAtOnce(application, stranger)
  await verifyAtOnce(application, observer)
  const work = async (expert: Person, personName: string, words: Record<string, string>) => {
    const report = await submitted(application, officer, { personName })
    const id = await askExpert(application, reviewer, report.id, buildQuestion(expert, words))
    await givePage(application, id)
    await checkConflicts(application, expert, id, { names: 'Hauwa Gwajiyo' })
    await acceptInvitation(application, expert, id, { agree: 'yes' })
    return { expert, id, report: report.id, referenceNumber: report.referenceNumber }
  }
  const own = { question: 'Is it one kowari?', 'extract.evidence': 'Two kowari bills.' }
  const first = await work(stranger, 'Misali Na Daya', own)
  const other = { question: 'Do the dunnart bills agree?', 'extract.evidence': 'Two potoroo vouchers.' }
  const second = await work(observer, 'Misali Na Biyu', other)
  await writeToExpert(application, reviewer, second.report, second.id, { message: 'See the bilby page.' })
  await sendAnswer(application, observer, second.id, answer)
  return { first, second, plain: reporter }
}

async function textOf(browser: Browser, address: string): Promise<string> {
  return (await browser.get(address)).text()
}
