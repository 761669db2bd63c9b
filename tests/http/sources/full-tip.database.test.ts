import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { messagesOfPage, messagesTaken } from '#domain/conversations/source-conversation.ts'
import { days } from '#domain/time/durations.ts'
import { enterByCode } from '#server/sources/enter-by-code.ts'
import { sendReport } from '#server/sources/send-report.ts'
import { closeTip } from '#server/sources/tips/answer-tip.ts'
import { sendTip } from '#server/sources/tips/send-tip.ts'
import { writeToTip } from '#server/sources/tips/tip-of-visit.ts'
import { findVisit } from '#server/sources/visits.ts'
import { writeToStaff } from '#server/sources/write-to-staff.ts'
import { buildReport } from '#tests/cast.ts'
import { browseAs, browseByCode, openSite } from '#tests/support/browse.ts'
import { publicReport } from '#tests/support/public-report.ts'
import { withApplication } from '#tests/support/with-application.ts'

const { aDay } = messagesTaken.tip
const typed = 'A quokka carried "the" key, and two more lines of this.'

test('without a script, a tip that is full for today keeps what was typed in its form, and says when it takes more', async () => {
  const { application, enter } = await tipped()
  for (let more = 1; more < aDay; more += 1)
    await writeToTip(application, await enter(), { message: 'More.' })
  const { page, post } = await browsing()
  const answer = await post({ message: typed })
  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  const html = await answer.text()
  expect(html).toContain('That is enough for today')
  expect(html).toMatch(/You can try again in about \d+ (hour|minute)s?\./)
  expect(textIn(html)).toContain(typed)
  expect(await page()).not.toContain('quokka carried')

  async function browsing() {
    const ask = await openSite(application)
    const browser = browseByCode(application, ask, await enter())
    const pageText = async () => (await browser.get('/report/tip')).text()
    const formToken = hidden(await pageText(), 'formToken')
    return {
      page: pageText,
      post: (fields: { message: string }) =>
        browser.post('/report/tip', { formToken, intent: 'write', ...fields }),
    }
  }
})

test('without a script, both sides read earlier messages by a link, and the page has the newest alone', async () => {
  const { application, enter, id, tip, reviewer } = await tipped()
  for (let number = 2; number <= messagesOfPage + 2; number += 1) {
    if (number === aDay) application.later(days(1))
    await writeToTip(application, await enter(), { message: `Number ${number}.` })
  }
  const ask = await openSite(application)
  for (const [browser, path] of [
    [browseByCode(application, ask, await enter()), '/report/tip'],
    [await browseAs(application, ask, reviewer), `/reports/${id}/tips/${tip}`],
  ] as const) {
    const newest = await (await browser.get(path)).text()
    expect(newest).toContain(`Number ${messagesOfPage + 2}.`)
    expect(newest).not.toContain('The first.')
    expect(newest).toContain(`href="${path}?before=3"`)
    const earlier = await (await browser.get(`${path}?before=3`)).text()
    for (const words of ['The first.', 'Number 2.', 'Newest messages']) expect(earlier).toContain(words)
    expect(earlier).not.toContain('Number 3.')
  }
  const staff = await browseAs(application, ask, reviewer)
  const report = await (await staff.get(`/reports/${id}`)).text()
  expect(report).not.toContain('The first.')
  expect(report).toContain(`Read it (${messagesOfPage + 2} messages)`)
  expect(await (await staff.get(`/reports/${id}/tips`)).text()).toContain(`Number ${messagesOfPage + 2}.`)
})

test('a closed tip says so to its sender, offers no form, and gives back what was typed meanwhile', async () => {
  const { application, enter, id, tip, reviewer } = await tipped()
  const ask = await openSite(application)
  const browser = browseByCode(application, ask, await enter())
  const formToken = hidden(await (await browser.get('/report/tip')).text(), 'formToken')
  const staff = await browseAs(application, ask, reviewer)
  const path = `/reports/${id}/tips/${tip}`
  expect(await (await staff.get(path)).text()).toContain('Close this tip')
  const closing = await staff.post(path, { intent: 'close' })
  expect([closing.status, closing.headers.get('location')]).toEqual([303, expect.stringContaining(path)])
  const page = await (await browser.get('/report/tip')).text()
  expect(page).toContain('Staff closed this conversation on')
  expect(page).not.toContain('<textarea')
  expect(page).toContain('The first.')
  const refused = await browser.post('/report/tip', { formToken, intent: 'write', message: typed })
  expect(refused.status).toBe(409)
  expect(textIn(await refused.text())).toContain(typed)
  const opening = await staff.post(path, { intent: 'reopen' })
  expect(opening.status).toBe(303)
  expect(await (await browser.get('/report/tip')).text()).toContain('<textarea')
  await closeTip(application, reviewer, id, tip)
})

test('a report of a source is limited as a tip is, and its page has the newest messages alone', async () => {
  const application = await withApplication()
  const { code } = await sendReport(application, { ...buildReport(), formNumber: randomUUID() }, null)
  const enter = async () => {
    const entered = await enterByCode(application, { sourceCode: code }, null)
    return 'visit' in entered ? entered.visit : ''
  }
  const write = async (message: string) => {
    const source = await findVisit(application, await enter())
    if (source) await writeToStaff(application, source, null, { message })
  }
  for (let number = 1; number <= messagesTaken.source.aDay; number += 1) await write(`Number ${number}.`)
  await expect(write('One more.')).rejects.toMatchObject({ code: 'too-many-messages' })
  application.later(days(1))
  await write('The next day.')
  const browser = browseByCode(application, await openSite(application), await enter())
  const page = await (await browser.get('/report/status')).text()
  expect(page).toContain('The next day.')
  expect(page).not.toContain('Number 1.')
  expect(page).toContain('href="/report/status?before=2"')
  expect(await (await browser.get('/report/status?before=2')).text()).toContain('Number 1.')
})

async function tipped() {
  const application = await withApplication()
  const { id, reviewer } = await publicReport(application)
  const form = { message: 'The first.', formNumber: randomUUID() }
  const { code } = await sendTip(application, id, form, null)
  const { rows } = await application.database.pool.query<{ id: string }>(
    `select id from conversations where kind = 'tip'`,
  )
  const enter = async () => {
    const entered = await enterByCode(application, { sourceCode: code }, null)
    return 'visit' in entered ? entered.visit : ''
  }
  return { application, id, reviewer, tip: rows[0]?.id ?? '', enter }
}

/** The value of a hidden field, in the main part of the page as it is sent. */
function hidden(page: string, name: string): string {
  return new RegExp(`name="${name}" value="([^"]+)"`, 'u').exec(page)?.[1] ?? ''
}

function textIn(page: string): string {
  return page.replaceAll('&quot;', '"')
}
