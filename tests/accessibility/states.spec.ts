import type { Page } from '@playwright/test'
import { expectNoBarriers } from '#tests/support/barriers/find-barriers.ts'
import { expect, test, untilLively } from '#tests/support/browser-test.ts'
import { main, toast } from '#tests/support/walks.ts'

for (const scripts of ['kept away', 'running'] as const) {
  test.describe(`with the scripts ${scripts}`, () => {
    // axe is a script itself, so JavaScript has to be on: without its files the page stays as the server sent it.
    test.beforeEach(async ({ context, strays }) => {
      strays.forgive(/\.js net::ERR_FAILED$|^console: Failed to load resource: net::ERR_FAILED$/)
      if (scripts === 'kept away') await context.route('**/assets/*.js', (route) => route.abort())
    })

    test('a refused report and a refused verification hold no barrier', async ({ context, page, world }) => {
      await context.addCookies(world.sessions.secondOfficer.cookies)
      await page.goto('/submit-report')
      if (scripts === 'running') await untilLively(page)
      await sendBlanks(page, 'Look it over before sending')
      await expectNoBarriers(page, 'a refused report')
      await page.goto(`/reports/${world.reports.pending.id}/verification`)
      await page.getByRole('radio').first().check()
      await sendBlanks(page, 'Record the verification')
      await expectNoBarriers(page, 'a refused verification')
    })

    test('a refused registration and a refused login hold no barrier', async ({ page }) => {
      await page.goto('/register')
      await page.getByLabel('Email').fill('a@b')
      await sendBlanks(page, 'Register')
      await expectNoBarriers(page, 'a refused registration')
      await page.goto('/login')
      await sendBlanks(page, 'Log in')
      await expectNoBarriers(page, 'a refused login')
    })

    test('a toast holds no barrier', async ({ page }) => {
      await page.goto('/forgot-password')
      await page.getByLabel('Email').fill(`toast-${Math.random()}@example.org`)
      await page.getByRole('button', { name: 'Make the letter' }).click()
      // It fades, unless a person is using it.
      await toast(page).getByRole('link', { name: 'Dismiss' }).focus()
      await expectNoBarriers(page, 'a toast')
    })
  })
}

test('open menus hold no barrier', async ({ enter }) => {
  const page = await enter('administrator')
  await page.goto('/methodology')
  await untilLively(page)
  const menus = page.getByRole('banner').locator('details')
  for (let number = 0; number < (await menus.count()); number += 1) {
    const menu = menus.nth(number)
    await menu.evaluate((details) => details.setAttribute('open', ''))
    await expectNoBarriers(page, `the menu “${await menu.locator('summary').textContent()}”`)
  }
})

/** Past the browser's own check, which stops at nothing at all but lets blanks through. */
async function sendBlanks(page: Page, button: string): Promise<void> {
  const steps = page.getByRole('navigation', { name: 'Steps of this report' }).getByRole('button')
  if (await main(page).locator('[data-step]').count()) await main(page).locator('[data-step="0"]').waitFor()
  const fields = 'input:not([type=hidden]):not([type=radio]):not([type=checkbox]):visible, textarea:visible'
  for (let step = 0; step < Math.max(1, await steps.count()); step += 1) {
    if (await steps.count()) {
      await steps.nth(step).click()
      await main(page).locator(`[data-step="${step}"]`).waitFor()
    }
    for (const field of await main(page).locator(fields).all())
      if ((await field.inputValue()) === '') await field.fill(' ')
    for (const list of await main(page).locator('select:visible').all()) await list.selectOption({ index: 1 })
  }
  await main(page).getByRole('button', { name: button }).click()
  await expect(main(page).getByRole('alert').first()).toBeVisible()
}
