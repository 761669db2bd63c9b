import { expect, test } from 'vitest'
import { showReport } from '#server/report-view/show-report.ts'
import { cast, submitted } from '#tests/cast.ts'
import { browseAs, openSite } from '#tests/support/browse.ts'
import { shownOf } from '#tests/support/shown-of.ts'
import { withApplication } from '#tests/support/with-application.ts'

test('without a script, staff see the words of a draft that only the source told before it is sent', async () => {
  const { application, browser, reviewer, path, id } = await asked()
  const draft = { message: 'Does Misali Kirkira live there?' }
  const held = await browser.post(path, draft)
  expect(held.status).toBe(200)
  const page = await held.text()
  for (const words of ['Not sent yet', 'Misali', 'Kirkira', 'Send it as it is', draft.message])
    expect(shownOf(page)).toContain(words)
  expect(await messagesAt(application, reviewer, id)).toEqual([])

  // A draft that has more of them than were seen is held back once more.
  const seen = /name="seen" value="([^"]*)"/.exec(page)?.[1] ?? ''
  expect(seen).toBe('Misali | Kirkira')
  const more = await browser.post(path, { message: 'Does Misali Kirkira live in Kano?', seen: 'Misali' })
  expect([more.status, (await messagesAt(application, reviewer, id)).length]).toEqual([200, 0])
  expect((await browser.post(path, { ...draft, seen })).status).toBe(303)
  expect(await messagesAt(application, reviewer, id)).toEqual([draft.message])
})

test('a draft that has none is sent at once, and one that is only checked is not sent', async () => {
  const { application, browser, reviewer, path, id } = await asked()
  const message = 'Did you see it yourself?'
  const checked = await browser.post(path, { message, only: 'check' })
  expect(shownOf(await checked.text())).toContain('We found no name, place, day or number')
  expect(await messagesAt(application, reviewer, id)).toEqual([])
  expect((await browser.post(path, { message })).status).toBe(303)
  expect(await messagesAt(application, reviewer, id)).toEqual([message])
})

async function asked() {
  const application = await withApplication()
  const ask = await openSite(application)
  const { reporter, reviewer } = await cast(application, 'reporter', 'reviewer')
  const { id } = await submitted(application, reporter)
  const browser = await browseAs(application, ask, reviewer)
  return { application, browser, reviewer, path: `/reports/${id}/conversation`, id }
}

async function messagesAt(...[application, person, id]: Parameters<typeof showReport>): Promise<string[]> {
  return (await showReport(application, person, id)).conversation.messages.map(({ text }) => text)
}
