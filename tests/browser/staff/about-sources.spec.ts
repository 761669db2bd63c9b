import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test'
import type { Person } from '#domain/actor.ts'
import type { Application } from '#server/kernel/application.ts'
import { cast, submitted } from '#tests/cast.ts'
import { openBeside } from '#tests/support/browser-setup.ts'
import { makeDataFolder } from '#tests/support/data-folders.ts'
import { reportWithOriginal } from '#tests/support/documents/report-with-original.ts'
import { freePort, launch } from '#tests/support/serve.ts'
import { visitOf } from '#tests/support/visit-of.ts'
import { main, toast } from '#tests/support/walks.ts'

const pictures = process.env.FITILA_PICTURES

// A program of its own, because its operator asks for two people at the first question.
test('two people ask the first question of a source, and open an original for a court, with and without scripts', async ({
  browser,
}) => {
  const { folder, remove } = await makeDataFolder()
  const program = launch({ dataFolder: folder, port: await freePort(), settings: { FIRST_QUESTION: 'two' } })
  try {
    await program.untilLit()
    const { application, close } = await openBeside(program, folder)
    const people = await cast(application, 'reporter', 'reviewer', 'officer', 'secondOfficer')
    for (const javaScriptEnabled of [false, true]) {
      const open = (person: Person) =>
        openFor(browser, application, person, { baseURL: program.baseURL, javaScriptEnabled })
      const [reporter, reviewer, officer, second] = await Promise.all(
        [people.reporter, people.reviewer, people.officer, people.secondOfficer].map(open),
      )
      if (!reporter || !reviewer || !officer || !second) throw new Error('a page is missing')
      const name = javaScriptEnabled ? 'on' : 'off'
      const { id } = await submitted(application, people.reporter)
      await firstQuestion({ reporter, reviewer, second }, id, name)
      const withFile = await reportWithOriginal(application)
      await originalForCourt({ officer, second }, withFile.reportId, name)
      await Promise.all([reporter, reviewer, officer, second].map((page) => page.context().close()))
    }
    await close()
  } finally {
    await program.end('SIGTERM')
    await remove()
  }
})

type Pages<Name extends string> = Record<Name, Page>

async function firstQuestion(pages: Pages<'reporter' | 'reviewer' | 'second'>, id: string, script: string) {
  const { reporter, reviewer, second } = pages
  const question = `Where is the second voucher kept? (${script})`
  await reviewer.goto(`/reports/${id}/conversation`)
  await reviewer.getByLabel('Your message').fill(question)
  await keep(reviewer, `first-question-${script}`)
  await reviewer.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(toast(reviewer)).toContainText('Question proposed')
  await reporter.goto(`/reports/${id}`)
  await expect(main(reporter)).not.toContainText(question)
  await second.goto('/admin/proposals')
  await expect(main(second)).toContainText(question)
  await keep(second, `first-question-waits-${script}`)
  await second.getByRole('button', { name: /^Confirm/ }).click()
  await expect(toast(second)).toBeVisible()
  await reporter.goto(`/reports/${id}`)
  await expect(main(reporter)).toContainText(question)
}

async function originalForCourt(
  { officer, second }: Pages<'officer' | 'second'>,
  id: string,
  script: string,
) {
  const reason = `Federal High Court, suit 12 of 2026, order of 3 May (${script}).`
  await officer.goto(`/reports/${id}`)
  await officer.getByRole('link', { name: 'Originals kept for a court' }).click()
  await expect(main(officer)).toContainText('Original of file 2')
  await expect(officer.getByRole('button', { name: /^Take the original/ })).toHaveCount(0)
  await officer.getByLabel('For whom, and by which order').fill(reason)
  await keep(officer, `originals-${script}`)
  await officer.getByRole('button', { name: 'Propose it' }).click()
  await expect(toast(officer)).toContainText('Proposed')
  await second.goto('/admin/proposals')
  await expect(main(second)).toContainText(reason)
  await second.getByRole('button', { name: /^Confirm/ }).click()
  await expect(toast(second)).toBeVisible()
  await officer.goto(`/reports/${id}/originals`)
  await keep(officer, `originals-opened-${script}`)
  const downloaded = officer.waitForEvent('download')
  await officer.getByRole('button', { name: 'Take the original of file 2' }).click()
  expect((await downloaded).suggestedFilename()).toMatch(/^WR-\d+-original-file-2\.png$/)
  await officer.goto(`/reports/${id}`)
  await expect(main(officer)).toContainText('An original was taken for a court')
}

type Opening = BrowserContextOptions & { baseURL: string }

async function openFor(browser: Browser, application: Application, person: Person, opening: Opening) {
  const context = await browser.newContext({ ...opening, viewport: { width: 360, height: 740 } })
  const [name = '', value = ''] = (await visitOf(application, person, 'full')).cookie.split('=')
  await context.addCookies([{ name, value, url: opening.baseURL }])
  return context.newPage()
}

/** Pictures for who wants to look: narrow and wide, light and dark. */
async function keep(page: Page, name: string): Promise<void> {
  if (!pictures) return
  for (const [width, colorScheme] of [
    [360, 'light'],
    [1280, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 740 })
    await page.emulateMedia({ colorScheme })
    await page.screenshot({ path: `${pictures}/${name}-${width}-${colorScheme}.png`, fullPage: true })
  }
  await page.setViewportSize({ width: 360, height: 740 })
}
