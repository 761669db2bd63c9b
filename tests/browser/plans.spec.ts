import { readFile } from 'node:fs/promises'
import { expect, test, untilLively } from '#tests/support/browser-test.ts'
import { makeVoucher, useVoucher } from '#tests/support/plans/plan-walks.ts'
import { main, toast, userMenu } from '#tests/support/walks.ts'

for (const javaScript of ['off', 'on'] as const) {
  test.describe(`with JavaScript ${javaScript}`, () => {
    test.use({ javaScriptEnabled: javaScript === 'on' })

    test('a voucher that an administrator made brings a plan, once', {
      tag: '@firefox',
    }, async ({ newcomer, enter }) => {
      const code = await makeVoucher(await enter('administrator'))
      const { page } = await newcomer()
      await page.goto('/subscription-plans')
      await expect(main(page)).toContainText('A source never needs to pay.')
      await main(page).getByRole('link', { name: 'Use a voucher' }).click()
      await expect(main(page)).toContainText('Your plan today: Free.')
      await useVoucher(page, code.slice(0, -1))
      await expect(page.getByRole('alert')).toContainText('A code has 24 letters and digits, and this has 23')
      await useVoucher(page, code.toLowerCase())
      await expect(toast(page)).toContainText('Subscription Upgraded')
      await expect(main(page).getByText('Your plan', { exact: true }).first()).toBeVisible()
      if (javaScript === 'on') await expect.poll(() => new URL(page.url()).search).toBe('')
      await page.goto('/subscription-plans/voucher')
      await expect(main(page)).toContainText('Your plan today: Premium.')
      await userMenu(page).click()
      await expect(page.getByRole('banner')).toContainText('Premium')
      await useVoucher(page, code)
      await expect(page.getByRole('alert')).toContainText('Upgrade Failed')
    })

    test('a plan is bought on trial, and brings the list as a file', async ({ newcomer }) => {
      const { page } = await newcomer()
      await page.goto('/reports')
      await expect(main(page).getByRole('link', { name: 'Export this list' })).toHaveCount(0)
      await page.goto('/subscription-plans')
      await main(page).getByRole('link', { name: 'Buy a month: Premium' }).click()
      await expect(main(page)).toContainText('₦3,500')
      await main(page).getByRole('button', { name: 'Go to the payment page' }).click()
      await main(page).getByLabel('It fails').check()
      await main(page).getByRole('button', { name: 'Let it happen' }).click()
      await expect(main(page)).toContainText('The payment did not go through.')
      await page.goBack()
      await main(page).getByLabel('It is paid at once').check()
      await main(page).getByRole('button', { name: 'Let it happen' }).click()
      await expect(toast(page)).toContainText('Subscription Upgraded')
      await page.goto('/reports?state=Lagos')
      await main(page).getByRole('link', { name: 'Export this list' }).click()
      await expect(main(page)).toContainText('Filters: state=Lagos')
      await expect(main(page)).toContainText('You have exported 0 of 50 times this month.')
      const downloading = page.waitForEvent('download')
      await main(page).getByRole('button', { name: 'Save as CSV, for spreadsheets' }).click()
      const file = await readFile(await (await downloading).path(), 'utf8')
      expect(file).toContain('They are no judgments.')
      expect(file).toContain('state=Lagos')
      expect(file).toMatch(/End of the file\. It has all \d+ rows of the list\./)
      await page.goto('/subscription-plans/billing')
      await expect(main(page)).toContainText('Export of reports: 1 of 50')
    })
  })
}

test('a page that is open elsewhere shows the new plan without being loaded again', async ({
  newcomer,
  enter,
}) => {
  const code = await makeVoucher(await enter('administrator'))
  const { page: open, session } = await newcomer()
  await open.goto('/faq')
  await untilLively(open)
  await userMenu(open).click()
  await expect(open.getByRole('banner')).toContainText('Free User')
  const other = await enter(session)
  await other.goto('/subscription-plans/voucher')
  await useVoucher(other, code)
  await expect(toast(other)).toContainText('Subscription Upgraded')
  const badge = open.getByRole('banner').getByText('Premium').first()
  await expect(badge).toBeAttached({ timeout: 5_000 })
})
