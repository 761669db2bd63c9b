import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { minutes } from '#domain/time/durations.ts'
import { sendReport } from '#server/sources/send-report.ts'
import { buildReport } from '#tests/cast.ts'
import { openSite } from '#tests/support/browse.ts'
import { withApplication } from '#tests/support/with-application.ts'

const message = 'There is a second voucher.'
const ended = 'Your visit ended after 15 minutes. Type your code again. Your message stays here.'

for (const how of ['its time is over', 'its cookie is gone'] as const)
  test(`a message after the end of a visit stays in the form, and goes with the code: ${how}`, async () => {
    const { application, code, post, get, cookie } = await visit()
    const formToken = hidden(await get('/report/status', cookie), 'formToken')
    if (how === 'its time is over') application.later(minutes(16))
    const late = how === 'its time is over' ? cookie : ''
    const answer = await post(late, { formToken, intent: 'write', message })
    const page = await answer.text()
    expect(answer.status).toBe(401)
    for (const words of [ended, message, 'name="sourceCode"']) expect(page).toContain(words)
    expect(page).not.toContain('log in to access')

    const own = { formNumber: hidden(page, 'formNumber'), formToken: hidden(page, 'formToken') }
    const mistyped = await post(late, { ...own, sourceCode: 'flat flat', message })
    const again = await mistyped.text()
    expect(mistyped.status).toBe(422)
    for (const words of ['A code has 24 letters', message]) expect(again).toContain(words)

    const next = { formNumber: hidden(again, 'formNumber'), formToken: hidden(again, 'formToken') }
    const sent = await post(late, { ...next, sourceCode: code, message })
    expect(sent.status).toBe(303)
    expect(sent.headers.get('location')).toBe('/report/status')
    expect(await get('/report/status', cookieOf(sent))).toContain(message)
  })

test('the code alone opens the visit again, and the code of another thing does not', async () => {
  const { application, code, post, get, cookie } = await visit()
  const formToken = hidden(await get('/report/status', cookie), 'formToken')
  application.later(minutes(16))
  const page = await (await post(cookie, { formToken, intent: 'write', message })).text()
  const own = { formNumber: hidden(page, 'formNumber'), formToken: hidden(page, 'formToken') }
  const foreign = await post(cookie, { ...own, formToken, sourceCode: code, message })
  expect(foreign.status, 'a token of another form').toBe(403)
  const opened = await post(cookie, { ...own, sourceCode: code, message: ' ' })
  expect(opened.status).toBe(303)
  expect(await get('/report/status', cookieOf(opened))).toContain('No messages yet.')
})

async function visit() {
  const application = await withApplication()
  const ask = await openSite(application)
  const { code } = await sendReport(application, { ...buildReport(), formNumber: randomUUID() }, null)
  const door = await (await ask('/report/return')).text()
  const fields = { formNumber: hidden(door, 'formNumber'), formToken: hidden(door, 'formToken') }
  const body = new URLSearchParams({ sourceCode: code, ...fields })
  const cookie = cookieOf(await ask('/report/return', { method: 'POST', body }))
  const post = (held: string, given: Record<string, string>) =>
    ask('/report/status', { method: 'POST', headers: { cookie: held }, body: new URLSearchParams(given) })
  const get = async (path: string, held: string) => (await ask(path, { headers: { cookie: held } })).text()
  return { application, code, post, get, cookie }
}

function cookieOf(answer: Response): string {
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

function hidden(page: string, name: string): string {
  return new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? ''
}
