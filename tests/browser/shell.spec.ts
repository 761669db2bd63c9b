import { usernames } from '#tests/cast.ts'
import { expect, test, untilLively } from '#tests/support/browser-test.ts'
import { logIn, main, toast } from '#tests/support/walks.ts'

for (const javaScript of ['off', 'on'] as const) {
  test.describe(`with JavaScript ${javaScript}`, () => {
    test.use({ javaScriptEnabled: javaScript === 'on' })

    test('the search box sends no blanks, and any other text to the search', async ({ page }) => {
      await page.goto('/methodology')
      const box = page.getByRole('banner').getByRole('searchbox')
      for (const blank of ['', '   ']) {
        await box.fill(blank)
        await box.press('Enter')
        await expect(page).toHaveURL(/\/methodology$/)
      }
      await box.fill('Ọlá & sons = 100%?')
      await box.press('Enter')
      await expect(page).toHaveURL(
        (url) => url.pathname === '/search' && url.searchParams.get('q') === 'Ọlá & sons = 100%?',
      )
      await expect(main(page).getByRole('searchbox')).toHaveValue('Ọlá & sons = 100%?')
      await expect(box).toHaveValue('')
    })

    test('the first thing that the keyboard reaches skips to the content', async ({ page }) => {
      await page.goto('/login')
      await page.keyboard.press('Tab')
      const skip = page.getByRole('link', { name: 'Skip to main content' })
      await expect(skip).toBeFocused()
      await expect(skip).toBeInViewport()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await expect(page.getByLabel('User name or email')).toBeFocused()
    })

    test('a toast can be dismissed', async ({ enter }) => {
      const page = await enter('reporter')
      await page.goto('/notification-preferences')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(toast(page)).toContainText('Preferences saved')
      await expect(toast(page)).toContainText('They apply from now on.')
      await toast(page).getByRole('link', { name: 'Dismiss' }).click()
      await expect(toast(page)).toBeHidden()
      await expect(page).toHaveURL(/\/notification-preferences$/)
    })

    test('a made-up toast says nothing', async ({ page }) => {
      for (const code of ['constructor', 'report-submitted']) {
        await page.goto(`/reports?done=${code}`)
        await expect(main(page).getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible()
        await expect(toast(page)).toHaveCount(0)
      }
    })
  })
}

test('a toast does not come back with a reload', async ({ page }) => {
  await page.goto('/login?next=/methodology')
  await logIn(page, usernames.secondReviewer)
  await expect(page).toHaveURL(/\/methodology$/)
  await page.reload()
  await untilLively(page)
  await expect(toast(page)).toHaveCount(0)
})

test('the focus moves to the content of the next page, and its title is the new one', async ({ page }) => {
  await page.goto('/login')
  await untilLively(page)
  await main(page).getByRole('link', { name: 'Register' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Register' })).toBeVisible()
  await expect(main(page)).toBeFocused()
  await expect(page).toHaveTitle('Register – Fitila')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  await expect(main(page)).toBeFocused()
})

test('the loading light is announced while a page is on its way', async ({ page }) => {
  const held = Promise.withResolvers<void>()
  await page.goto('/')
  await untilLively(page)
  await page.route('**/reports.data*', async (route) => {
    await held.promise
    await route.continue()
  })
  await main(page)
    .getByRole('link', { name: /reports/i })
    .first()
    .click()
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toHaveCount(1)
  held.resolve()
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toHaveCount(0)
})
