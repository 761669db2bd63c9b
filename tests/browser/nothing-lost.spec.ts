import type { Page } from '@playwright/test'
import { buildReport } from '#tests/cast.ts'
import { expect, freshName, type Newcomer, test } from '#tests/support/browser-test.ts'
import {
  expectTyped,
  logIn,
  lookOver,
  main,
  reportField,
  reportShown,
  showStepOf,
  submitReport,
  toast,
  typeReport,
} from '#tests/support/walks.ts'

for (const javaScript of ['off', 'on'] as const) {
  test.describe(`with JavaScript ${javaScript}`, () => {
    test.use({ javaScriptEnabled: javaScript === 'on' })

    test('a session that ends while a person writes costs them no word', async ({ newcomer }) => {
      const { page, username } = await newcomer()
      const words = buildReport({ personName: freshName() })
      await page.goto('/submit-report')
      await typeReport(page, words)
      await toLastPage(page)
      await page.context().clearCookies()
      await send(page)
      const alert = page.getByRole('alert').first()
      await expect(alert).toContainText('You are logged out')
      await expectTyped(page, words)
      const opened = page.context().waitForEvent('page')
      await alert.getByRole('link', { name: 'Log in' }).click()
      const other = await opened
      await logIn(other, username)
      await send(page)
      await expect(page.getByRole('alert').first()).toContainText('Please send it once more')
      await expectTyped(page, words)
      await send(page)
      await page.getByRole('button', { name: 'Send the report' }).click()
      await expect(toast(page)).toContainText('Report submitted')
      await expectReports(page, 1)
    })

    test('a session that ends while a person goes on with a saved report costs them no word', async ({
      newcomer,
    }) => {
      const { page } = await newcomer()
      const words = buildReport({ personName: freshName() })
      await page.goto('/submit-report')
      await typeReport(page, words)
      await page.getByRole('button', { name: 'Save draft' }).click()
      await expect(page).toHaveURL(/\/drafts\//)
      const more = { ...words, wealthSource: 'Road contracts that were paid twice, he told us so.' }
      await typeReport(page, more)
      await toLastPage(page)
      await page.context().clearCookies()
      await send(page)
      await expect(page.getByRole('alert').first()).toContainText('You are logged out')
      await expectTyped(page, more)
    })

    test('the links within a refused form cost no word and no mark', async ({ newcomer }) => {
      const { page } = await newcomer()
      const words = buildReport({ personName: freshName(), relevantLinks: 'vouchers' })
      await page.goto('/submit-report')
      await typeReport(page, words)
      await send(page)
      const mistake = page.getByRole('link', { name: /^Links: / })
      await mistake.click()
      await expect(page).toHaveURL(/#relevantLinks$/)
      await page.getByRole('link', { name: 'Skip to main content' }).press('Enter')
      await expect(page).toHaveURL(/#main$/)
      await expect(mistake).toBeVisible()
      await expectTyped(page, words)
    })

    test('a form from before a new login is given back whole, then taken', async ({ newcomer }) => {
      const { page, username } = await newcomer()
      const words = buildReport({ personName: freshName() })
      await page.goto('/submit-report')
      await typeReport(page, words)
      await toLastPage(page)
      await renewSession(page, username)
      await send(page)
      await expect(page.getByRole('alert').first()).toContainText('Please send it once more')
      await expectTyped(page, words)
      await send(page)
      await page.getByRole('button', { name: 'Send the report' }).click()
      await expect(toast(page)).toContainText('Report submitted')
    })

    test('a double click on Send makes one report', async ({ newcomer }) => {
      const { page } = await newcomer()
      await page.goto('/submit-report')
      await typeReport(page, buildReport({ personName: freshName() }))
      await lookOver(page)
      await page.getByRole('button', { name: 'Send the report' }).dblclick()
      await expect(toast(page)).toContainText('Report submitted')
      await expectReports(page, 1)
    })

    test('a reload of what comes after Send makes no second report', async ({ newcomer }) => {
      const { page } = await newcomer()
      const { path } = await submitReport(page, buildReport({ personName: freshName() }))
      await page.reload()
      expect(await reportShown(page)).toMatchObject({ path })
      await expectReports(page, 1)
    })

    test('a mistake in a registration costs neither name nor address', async ({ page }) => {
      await page.goto('/register')
      await page.getByLabel('User name').fill('not a name')
      await page.getByLabel('Email').fill('someone@example.org')
      await page.getByLabel('Password').fill('password')
      await main(page).getByRole('button', { name: 'Register' }).click()
      await expect(page.getByRole('alert').filter({ hasText: 'User name: ' })).toBeVisible()
      await expect(page.getByLabel('User name')).toHaveValue('not a name')
      await expect(page.getByLabel('Email')).toHaveValue('someone@example.org')
    })

    test('a wrong password keeps the name and the way back', async ({ page, world }) => {
      const next = `/reports/${world.reports.approved.id}`
      await page.goto(`/login?next=${encodeURIComponent(next)}`)
      await page.getByLabel('User name or email').fill('folake@example.org')
      await page.getByLabel('Password').fill('not the password')
      await page.getByRole('button', { name: 'Log in' }).click()
      await expect(page.getByRole('alert').first()).toContainText('Login failed')
      await expect(page.getByLabel('User name or email')).toHaveValue('folake@example.org')
      await logIn(page, 'folake')
      await expect(page).toHaveURL((url) => url.pathname === next)
    })
  })
}

/** Turning a page without scripts is a request too: what is tried here is the one after it. */
async function toLastPage(page: Page): Promise<void> {
  await showStepOf(page, reportField(page, 'mustNotSee'))
}

async function send(page: Page): Promise<void> {
  const answered = page.waitForResponse(
    (response) => response.request().method() === 'POST' && !response.url().includes('autosave'),
  )
  await lookOver(page)
  await answered
}

/** As in another tab: out and in again. */
async function renewSession(page: Page, username: Newcomer['username']): Promise<void> {
  const other = await page.context().newPage()
  await page.context().clearCookies()
  await other.goto('/login')
  await logIn(other, username)
  await other.close()
}

async function expectReports(page: Page, count: number): Promise<void> {
  await page.goto('/reports/mine')
  await expect(main(page).getByRole('link', { name: /^WR-/ })).toHaveCount(count)
}
