import type { Page } from '@playwright/test'
import { verifyReport } from '#server/cases/verify-report.ts'
import { approveReport } from '#server/publishing/approve-report.ts'
import { buildReport, buildStatements, cast, submitted } from '#tests/cast.ts'
import { openBeside } from '#tests/support/browser-setup.ts'
import { expect, freshName, test, untilLively } from '#tests/support/browser-test.ts'
import { makeDataFolder } from '#tests/support/data-folders.ts'
import { freePort, launch } from '#tests/support/serve.ts'
import { logIn, main, submitReport, toast } from '#tests/support/walks.ts'

const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Notifications/ })
const panel = (page: Page) => page.getByRole('region', { name: 'Newest notifications' })

async function sendReport(page: Page, personName: string): Promise<string> {
  return (await submitReport(page, buildReport({ personName }))).path
}

async function recordVerification(staff: Page, path: string): Promise<void> {
  await staff.goto(`${path}/verification`)
  await staff.getByLabel('Document check').check()
  await staff.getByLabel('Notes').fill('Compared with the register.')
  await staff.getByRole('button', { name: 'Record' }).click()
  await expect(toast(staff)).toContainText('Verification recorded')
}

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('the bell leads to the notifications, which are read one by one or all at once', async ({
    newcomer,
    enter,
  }) => {
    const { page } = await newcomer()
    const staff = await enter('reviewer')
    for (let each = 0; each < 2; each += 1)
      await recordVerification(staff, await sendReport(page, freshName()))
    await page.goto('/')
    await expect(bell(page)).toHaveText(/2 unread/)
    await bell(page).click()
    await expect(main(page).getByRole('article')).toHaveCount(2)
    await main(page)
      .getByRole('button', { name: /^Open WR-/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/reports\/[0-9a-f-]{36}$/)
    await bell(page).click()
    await expect(main(page).getByText('New', { exact: true })).toHaveCount(1)
    await main(page).getByRole('button', { name: 'Mark all read' }).click()
    await expect(toast(page)).toContainText('All read')
    await expect(bell(page)).toHaveText('Notifications')
  })

  test('preferences are chosen, kept, and stopped by the address in a letter', async ({ newcomer }) => {
    const { page } = await newcomer()
    await page.goto('/notification-preferences')
    const status = page.getByRole('group', { name: /^Status change/ })
    await status.getByLabel('By email').check()
    await page.getByLabel('Once a day, in the morning').check()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(toast(page)).toContainText('Preferences saved')
    await page.reload()
    await expect(status.getByLabel('By email')).toBeChecked()
    await expect(page.getByLabel('Once a day, in the morning')).toBeChecked()
  })

  test('one press stops letters, without logging in', async ({ enter, world }) => {
    const page = await enter()
    await page.goto(world.stopMail)
    await page.getByRole('button', { name: 'Stop letters' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'No more letters' })).toBeVisible()
    const answer = await page.goto(`${world.stopMail}x`)
    expect(answer?.status()).toBe(404)
  })
})

test('a step of the staff raises the badge on an open page, and the bell shows it on top', async ({
  newcomer,
  enter,
}) => {
  const { page } = await newcomer()
  const first = await sendReport(page, freshName())
  const second = await sendReport(page, freshName())
  await page.goto('/educational-resources')
  await untilLively(page)
  await expect(bell(page)).toHaveText('Notifications')

  const staff = await enter('reviewer')
  await recordVerification(staff, first)
  await expect(bell(page)).toHaveText(/1 unread/)
  await bell(page).click()
  await expect(panel(page).getByRole('listitem')).toHaveCount(1)

  await recordVerification(staff, second)
  await expect(panel(page).getByRole('listitem')).toHaveCount(2)
  await expect(bell(page)).toHaveText(/2 unread/)

  await panel(page).getByRole('button', { name: 'Mark all read' }).click()
  await expect(bell(page)).toHaveText('Notifications')
  await expect(panel(page).getByText('New:')).toHaveCount(0)
  await panel(page).getByRole('listitem').first().getByRole('button').click()
  await expect(page).toHaveURL(new RegExp(`${second}$`))
  await expect(panel(page)).toHaveCount(0)
})

test('the bell opens and closes by keyboard, and the focus comes back to it', async ({ enter }) => {
  const page = await enter('reporter')
  await page.goto('/methodology')
  await untilLively(page)
  await bell(page).focus()
  await page.keyboard.press('Enter')
  await expect(panel(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await expect(bell(page)).toBeFocused()
})

test('a list of the staff shows a report that came in while it was open', async ({ newcomer, enter }) => {
  const personName = freshName()
  // Where no other test has a report, for a list has many pages.
  const { sector, state } = { sector: 'customs_ports_borders', state: 'Ekiti' }
  const staff = await enter('officer')
  await staff.goto(`/admin?${new URLSearchParams({ sector, state })}`)
  await untilLively(staff)
  const { page } = await newcomer()
  await submitReport(page, buildReport({ personName, sector, state }))
  await expect(main(staff).getByRole('link', { name: personName })).toBeVisible()
})

test('after a gap on the line the badge is right again by itself', async ({ newcomer, enter }) => {
  const { page } = await newcomer()
  const report = await sendReport(page, freshName())
  await page.goto('/educational-resources')
  await untilLively(page)
  await page.context().setOffline(true)
  await recordVerification(await enter('reviewer'), report)
  await page.context().setOffline(false)
  await expect(bell(page)).toHaveText(/1 unread/)
})

test('a step in one process reaches an open page of another process, on one database', async ({
  browser,
}) => {
  const { folder: dataFolder, remove } = await makeDataFolder()
  const program = launch({ dataFolder, port: await freePort() })
  await program.untilLit()
  // The staff's process, which is this one.
  const { application, close } = await openBeside(program, dataFolder)
  const { reporter, reviewer, officer } = await cast(application, 'reporter', 'reviewer', 'officer')
  const { id } = await submitted(application, reporter)

  const context = await browser.newContext({ baseURL: program.baseURL })
  const owner = await context.newPage()
  await owner.goto('/login')
  await logIn(owner, reporter.username)
  await owner.goto('/reports/mine')
  await untilLively(owner)
  await verifyReport(application, reviewer, id, { method: 'document_check', notes: 'Compared.' })
  await expect(bell(owner)).toHaveText(/1 unread/)
  await approveReport(application, officer, id, buildStatements())
  await expect(bell(owner)).toHaveText(/2 unread/)
  await expect(main(owner)).toContainText('Approved')

  await context.close()
  await close()
  await program.end('SIGTERM')
  await remove()
})
