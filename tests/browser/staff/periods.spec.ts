import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test'
import type { Person } from '#domain/actor.ts'
import { before, days } from '#domain/time/durations.ts'
import type { Application } from '#server/kernel/application.ts'
import { cast, submitted } from '#tests/cast.ts'
import { openBeside } from '#tests/support/browser-setup.ts'
import { makeDataFolder } from '#tests/support/data-folders.ts'
import { rejectedByTwo } from '#tests/support/second-person/settled.ts'
import { freePort, launch } from '#tests/support/serve.ts'
import { visitOf } from '#tests/support/visit-of.ts'
import { main, toast } from '#tests/support/walks.ts'

const pictures = process.env.FITILA_PICTURES

// A program of its own: another period would be that of every test.
test('two people shorten a period and read before what it ends, with and without scripts', async ({
  browser,
}) => {
  const { folder, remove } = await makeDataFolder()
  const program = launch({ dataFolder: folder, port: await freePort() })
  try {
    await program.untilLit()
    const { application, close } = await openBeside(program, folder)
    const people = await cast(application, 'reporter', 'administrator', 'officer', 'secondOfficer')
    const earlier = { ...application, now: () => before(application.now(), days(40)) }
    const { id } = await submitted(earlier, people.reporter)
    await rejectedByTwo(earlier, people.officer, id, { reason: 'The land is leased.' })
    // The short period last: under it the next sweep announces the report, and the row tells of one less.
    for (const [javaScriptEnabled, choice] of [
      [false, '180 days'],
      [true, '30 days'],
    ] as const) {
      const open = (person: Person) =>
        openFor(browser, application, person, { baseURL: program.baseURL, javaScriptEnabled })
      const administrator = await open(people.administrator)
      await administrator.goto('/admin/settings')
      await keep(administrator, `settings-${javaScriptEnabled}`)
      await administrator.getByRole('link', { name: 'Change: A rejected report' }).click()
      await expect(administrator.getByRole('row', { name: '30 days 1 0' })).toBeVisible()
      await administrator.getByLabel(choice).check()
      await keep(administrator, `period-${javaScriptEnabled}`)
      await administrator.getByRole('button', { name: 'Propose it' }).click()
      await expect(toast(administrator)).toBeVisible()
      const officer = await open(people.officer)
      await officer.goto('/admin/proposals')
      await expect(main(officer)).toContainText('What each time would do today')
      await keep(officer, `period-waits-${javaScriptEnabled}`)
      await officer.getByRole('button', { name: /^Confirm/ }).click()
      await expect(toast(officer)).toBeVisible()
      await officer.goto('/privacy-policy')
      await expect(main(officer)).toContainText(`was rejected, for ${choice} after the decision`)
      await Promise.all([administrator, officer].map((page) => page.context().close()))
    }
    await close()
  } finally {
    await program.end('SIGTERM')
    await remove()
  }
})

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
