import type { Page } from '@playwright/test'
import { password, usernames } from '#tests/cast.ts'
import { expect, test, untilLively } from '#tests/support/browser-test.ts'
import { main } from '#tests/support/walks.ts'

for (const javaScript of ['off', 'on'] as const) {
  test.describe(`with JavaScript ${javaScript}`, () => {
    test.use({ javaScriptEnabled: javaScript === 'on' })

    test('a choice of language is in the address, holds from page to page, and can be taken back', async ({
      page,
      context,
    }) => {
      await page.goto('/')
      await changeLanguage(page, 'Naijá (Pidgin)')
      await expect(page).toHaveURL(/\/pcm\/?$/)
      await expect(page.locator('html')).toHaveAttribute('lang', 'pcm')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/You see corruption/)
      await expect(page.getByRole('contentinfo')).toContainText('Dis Pidgin na draft')

      if (javaScript === 'on') await untilLively(page)
      await main(page).getByRole('link', { name: 'Read reports' }).click()
      await expect(page).toHaveURL(/\/pcm\/reports$/)
      await expect(page.locator('html')).toHaveAttribute('lang', 'pcm')
      await changeLanguage(page, 'English')
      await expect(page).toHaveURL((url) => url.pathname === '/reports')
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-NG')
      expect(await context.cookies()).toEqual([])
    })

    test('a page that is not translated yet says which language its text is in', async ({ page }) => {
      await page.goto('/pcm/terms-of-service')
      await expect(main(page)).toHaveAttribute('lang', 'en-NG')
      await page.goto('/pcm/reports')
      await expect(main(page)).not.toHaveAttribute('lang')
    })

    test('who logs in in Pidgin reads why not, and afterwards where they are, in Pidgin', async ({
      page,
    }) => {
      await page.goto('/pcm/reports/mine')
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('You need enter first')
      await main(page).getByRole('link', { name: 'Enter' }).click()
      await expect(page).toHaveURL(/\/pcm\/login/)
      await expect(main(page)).not.toHaveAttribute('lang')
      await main(page).getByLabel('User name or email').fill('nobody')
      await main(page).getByLabel('Password').fill('not a password of anybody')
      await main(page).getByRole('button', { name: 'Enter' }).click()
      await expect(page).toHaveURL(/\/pcm\/login/)
      await expect(page.getByRole('alert')).toContainText('You no fit enter')

      await main(page).getByLabel('User name or email').fill(usernames.reporter)
      await main(page).getByLabel('Password').fill(password)
      await main(page).getByRole('button', { name: 'Enter' }).click()
      await expect(page).toHaveURL(/\/pcm\/reports\/mine/)
      await expect(page.getByRole('status').filter({ hasText: 'You don enter' })).toBeVisible()
    })

    test('forms and redirections keep the language', async ({ page }) => {
      await page.goto('/pcm/contact')
      await main(page).getByLabel('Wetin e be about?').selectOption('other')
      await main(page).getByLabel('Your message').fill('I fit help with the Pidgin.')
      await main(page).getByRole('button', { name: 'Send the message' }).click()
      await expect(page).toHaveURL(/\/pcm\/contact/)
      await expect(page.getByRole('status').filter({ hasText: 'Your message don go' })).toBeVisible()
    })
  })
}

test('who sent a report reads its receipt, its history and the way out in Pidgin', async ({
  enter,
  world,
}) => {
  const page = await enter('reporter')
  await page.goto(`/pcm/reports/${world.reports.pending.id}`)
  await expect(main(page)).not.toHaveAttribute('lang')
  await expect(main(page).getByRole('heading', { name: 'Wetin don happen' })).toBeVisible()
  await expect(main(page)).toContainText('The report enter')
  await main(page).getByRole('link', { name: 'Your receipt, and wetin you bring' }).click()
  await expect(main(page).getByRole('heading', { name: 'Wetin we sign' })).toBeVisible()
  await expect(main(page)).not.toHaveAttribute('lang')
  await expect(main(page).getByRole('link', { name: /^Go back to WR-/ })).toBeVisible()
  await page.goto('/pcm/logout')
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Comot from your account')
})

/** By the menu of languages in the bar, which opens without a script too. */
async function changeLanguage(page: Page, name: string): Promise<void> {
  const bar = page.getByRole('banner')
  await bar
    .locator('summary')
    .filter({ hasText: /^Language: / })
    .click()
  await bar.getByRole('link', { name }).filter({ visible: true }).click()
}
