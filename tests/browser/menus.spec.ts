import type { Locator, Page } from '@playwright/test'
import { expect, test, untilLively } from '#tests/support/browser-test.ts'

for (const javaScript of ['off', 'on'] as const) {
  test.describe(`with JavaScript ${javaScript}`, () => {
    test.use({ javaScriptEnabled: javaScript === 'on' })

    test('the menus of the bar open one at a time, and lead to their pages', async ({ page }) => {
      await page.goto('/')
      await button(page, 'Resources').click()
      await expect(link(page, 'Methodology')).toBeVisible()
      await button(page, 'Compliance').click()
      await expect(link(page, 'Regulatory')).toBeVisible()
      await expect(link(page, 'Methodology')).toBeHidden()
      await link(page, 'Regulatory').click()
      await expect(page).toHaveURL(/\/regulatory-compliance$/)
      await expect(link(page, 'Regulatory')).toBeHidden()
    })

    test('a menu opens and closes by the keyboard', async ({ page }) => {
      await page.goto('/')
      await button(page, 'Resources').focus()
      await page.keyboard.press('Enter')
      await expect(link(page, 'Methodology')).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(link(page, 'Methodology')).toBeHidden()
    })

    test('a narrow screen has everything in one menu', async ({ enter }) => {
      const page = await enter('officer', { viewport: { width: 360, height: 740 } })
      await page.goto('/')
      await expect(button(page, 'Resources')).toBeHidden()
      await button(page, 'Menu').click()
      for (const name of ['Submit report', 'Methodology', 'Regulatory', 'Officer Panel'])
        await expect(link(page, name)).toBeVisible()
      for (const text of ['chidi@example.org', 'Free User', 'Log out'])
        await expect(banner(page).getByText(text).filter({ visible: true })).toHaveCount(1)
      await link(page, 'Officer Panel').click()
      await expect(page.getByRole('heading', { level: 1, name: 'Officer Panel' })).toBeVisible()
      await expect(link(page, 'Methodology')).toBeHidden()
    })
  })
}

test('Escape closes a menu and gives the focus back to its button', async ({ page }) => {
  await page.goto('/')
  await untilLively(page)
  await button(page, 'Resources').click()
  await page.keyboard.press('Tab')
  await expect(link(page, 'Methodology')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(link(page, 'Methodology')).toBeHidden()
  await expect(button(page, 'Resources')).toBeFocused()
})

test('a menu closes when the focus leaves it', async ({ page }) => {
  await page.goto('/')
  await untilLively(page)
  await button(page, 'Compliance').click()
  await expect(link(page, 'Regulatory')).toBeVisible()
  await banner(page).getByRole('searchbox').focus()
  await expect(link(page, 'Regulatory')).toBeHidden()
})

test('the Admin link in the bar is for administrators alone', async ({ enter }) => {
  const administrator = await enter('administrator')
  await administrator.goto('/')
  await link(administrator, 'Admin').click()
  await expect(administrator.getByRole('heading', { level: 1, name: 'Admin Panel' })).toBeVisible()
  const officer = await enter('officer')
  await officer.goto('/')
  await expect(link(officer, 'Admin')).toHaveCount(0)
})

test('a person who is not logged in sees Login and Register, and no door for others', async ({ page }) => {
  await page.goto('/')
  await expect(link(page, 'Login')).toBeVisible()
  await expect(link(page, 'Register')).toBeVisible()
  for (const name of ['Submit report', 'Admin', /Panel$/, /^Notifications/])
    await expect(banner(page).getByRole('link', { name, includeHidden: true })).toHaveCount(0)
})

function banner(page: Page): Locator {
  return page.getByRole('banner')
}

/** The visible button of a menu: a `summary`, which has no role of its own. */
function button(page: Page, name: string): Locator {
  return banner(page).locator('summary').filter({ hasText: name })
}

function link(page: Page, name: string): Locator {
  return banner(page).getByRole('link', { name, exact: true }).filter({ visible: true })
}
