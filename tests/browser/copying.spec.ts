import type { Page } from '@playwright/test'
import { expect, test, untilLively } from '#tests/support/browser-test.ts'
import { copied } from '#tests/support/network/secure-chat.ts'
import { main } from '#tests/support/walks.ts'

const codeForm = /^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/

for (const javaScript of ['on', 'off'] as const) {
  test.describe(`with JavaScript ${javaScript}`, () => {
    test.use({ javaScriptEnabled: javaScript === 'on' })

    test('the code of a request for correction can be taken along', async ({ page, world }) => {
      await page.goto(`/reports/${world.reports.approved.id}/correction`)
      await page.getByRole('radio', { name: /^I am the person who is named/ }).check()
      await page.getByRole('radio', { name: /^Suspected assets/ }).check()
      await page.getByLabel('What is wrong with it?').fill(`The flat is not mine. ${javaScript}`)
      await page.getByRole('button', { name: 'Send the request' }).click()
      const code = main(page).getByText(codeForm)
      await expect(code).toHaveCSS('user-select', 'all')
      const button = page.getByRole('button', { name: 'Copy the code' })
      if (javaScript === 'on') {
        expect(await copied(page, () => button.click())).toBe(await code.textContent())
        await expect(main(page)).toContainText('Copied. It stays on the clipboard')
      } else await expect(button).toBeHidden()
    })
  })
}

test('a page that copied nothing says so', async ({ enter }) => {
  const page = await enter('observer')
  await page.goto('/profile')
  await untilLively(page)
  await withoutClipboard(page)
  await page.getByRole('button', { name: 'Copy my user name' }).click()
  await expect(main(page)).toContainText('Your browser did not copy it')
})

test('one’s user name is copied as it is written', async ({ enter }) => {
  const page = await enter('observer')
  await page.goto('/profile')
  await untilLively(page)
  const username = await page.locator('[name=username]').inputValue()
  expect(await copied(page, () => page.getByRole('button', { name: 'Copy my user name' }).click())).toBe(
    username,
  )
})

function withoutClipboard(page: Page): Promise<void> {
  return page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  })
}
