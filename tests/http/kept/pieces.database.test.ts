import { expect, test } from 'vitest'
import { retractReport } from '#server/publishing/retract-report.ts'
import { cast } from '#tests/cast.ts'
import { browseAs, openSite } from '#tests/support/browse.ts'
import { publicReport } from '#tests/support/public-report.ts'
import { withApplication } from '#tests/support/with-application.ts'

const pages = ['/', '/reports', '/search?q=kirkira', '/pcm/reports', '/contact', '/nothing']

test('a page is the same whether its pieces are made for it, or were made for other people', async () => {
  const application = await withApplication()
  const { reporter } = await publicReport(application)
  const { administrator } = await cast(application, 'administrator')
  const people = [reporter, administrator]
  const warm = await openSite(application)
  const onWarm = people.map((person) => browseAs(application, warm, person))
  for (const browser of await Promise.all(onWarm)) for (const page of pages) await browser.get(page)
  for (const person of people) {
    const remembered = await browseAs(application, warm, person)
    const made = await browseAs(application, await openSite(application), person)
    for (const page of pages) {
      const html = await (await made.get(page)).text()
      expect(html, page).toContain(person.username)
      expect(elementsIn(await (await remembered.get(page)).text()), page).toBe(elementsIn(html))
    }
  }
})

test('what was retracted is in no list, and in nothing that was remembered for one', async () => {
  const application = await withApplication()
  const { id, officer, reporter } = await publicReport(application)
  const ask = await openSite(application)
  const browser = await browseAs(application, ask, reporter)
  const list = async () => (await browser.get('/reports')).text()
  for (const _ of ['made', 'remembered']) expect(await list()).toContain('Misali Kirkira')
  await retractReport(application, officer, id, { reason: 'It named the wrong person.' })
  for (const _ of ['made', 'remembered']) expect(await list()).not.toContain('Misali Kirkira')
})

/** Without its scripts, and without the tokens of its forms, which are others each time. */
function elementsIn(page: string): string {
  return page.replace(/<script.*/s, '').replace(/(name="formToken" value=")[^"]*/g, '$1')
}
