import type { Page } from '@playwright/test'
import { buildReport } from '#tests/cast.ts'
import { expect, freshName, test } from '#tests/support/browser-test.ts'
import { findInQueue, showInQueue } from '#tests/support/main-job.ts'
import { main, typeReport } from '#tests/support/walks.ts'

test.use({ viewport: { width: 360, height: 740 } })

for (const javaScript of ['off', 'on'] as const) {
  test.describe(`with JavaScript ${javaScript}`, () => {
    test.use({ javaScriptEnabled: javaScript === 'on' })

    test('a source without an account reports, comes back with the code, and talks with staff', async ({
      page,
      enter,
    }) => {
      await page.goto('/')
      await main(page).getByRole('link', { name: 'Report something' }).click()
      await expect(page).toHaveTitle('Fitila')
      expect(await page.context().cookies(), 'no cookie before the form').toEqual([])
      const personName = freshName()
      await typeReport(page, buildReport({ personName }))
      await page.getByRole('button', { name: 'Send the report' }).click()
      await expect(page.getByRole('heading', { name: 'We have your report' })).toBeVisible()
      const number = /WR-\d+/.exec((await main(page).textContent()) ?? '')?.[0] ?? ''
      const words = await main(page).getByRole('list').first().getByRole('listitem').allTextContents()
      expect(words).toHaveLength(11)
      expect(await page.context().cookies(), 'no cookie after it').toEqual([])

      await comeBack(page, words.slice(0, 10).join(' '))
      await expect(main(page)).toContainText('A code has 11 words, and this has 10.')
      await comeBack(page, words.join(' '))
      await expect(page.getByRole('heading', { name: `Your report ${number}` })).toBeVisible()
      await expect(main(page)).toContainText('Received. Staff have not finished checking it.')
      await page.getByLabel('Your message').fill('There is a second voucher.')
      await page.getByRole('button', { name: 'Send', exact: true }).click()
      await expect(main(page)).toContainText('There is a second voucher.')

      const reviewer = await enter('reviewer')
      await findInQueue(reviewer, personName)
      await expect(main(reviewer)).toContainText('There is a second voucher.')
      await reviewer.getByRole('link', { name: 'Write a message' }).click()
      await reviewer.getByLabel('Your message').fill('Where is the voucher kept?')
      await reviewer.getByRole('button', { name: 'Send', exact: true }).click()
      await expect(main(reviewer)).toContainText('Where is the voucher kept?')

      await page.reload()
      await expect(main(page)).toContainText('Where is the voucher kept?')
      await page.getByRole('button', { name: 'Leave this page' }).click()
      await page.goto('/report/status')
      await expect(page).toHaveURL(/\/report\/return$/)
    })

    test('a source deletes a report, and its code is then as a wrong one', async ({ page, enter }) => {
      const personName = freshName()
      await page.goto('/report')
      await typeReport(page, buildReport({ personName }))
      await page.getByRole('button', { name: 'Send the report' }).click()
      const code =
        (await main(page)
          .getByText(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){5}$/)
          .textContent()) ?? ''
      await comeBack(page, code)
      await page.getByRole('link', { name: 'Withdraw or delete this report' }).click()
      await expect(page.getByRole('heading', { name: /^Withdraw or delete report WR-/ })).toBeVisible()
      await page.getByRole('radio', { name: /^Delete it now/ }).check()
      await page.getByRole('button', { name: 'Confirm' }).click()
      await expect(page.getByRole('heading', { name: 'Your report is deleted' })).toBeVisible()
      expect(await page.context().cookies(), 'the visit has ended').toEqual([])
      await comeBack(page, code)
      await expect(main(page)).toContainText('No report opens with this code.')

      const reviewer = await enter('reviewer')
      expect(await showInQueue(reviewer, personName)).toBe(false)
    })
  })
}

test('the quick exit ends the visit and leads to a page that says nothing', async ({ page }) => {
  const shown = await page.goto('/report')
  expect(shown?.headers()['content-security-policy']).toContain("form-action 'self' https://www.bbc.com")
  expect(shown?.headers()['cache-control']).toBe('no-store')
  const left = await page.request.post('/report/exit', { maxRedirects: 0 })
  expect(left.status()).toBe(303)
  expect(left.headers().location).toBe('https://www.bbc.com/weather')
  const elsewhere = await page.goto('/about')
  expect(elsewhere?.headers()['content-security-policy']).toContain("form-action 'self';")
})

async function comeBack(page: Page, code: string): Promise<void> {
  await page.goto('/report/return')
  await page.getByLabel('Your code').fill(code)
  await page.getByRole('button', { name: 'Open my report' }).click()
}
