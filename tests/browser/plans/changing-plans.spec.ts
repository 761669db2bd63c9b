import { expect, test, untilLively } from '#tests/support/browser-test.ts'
import { buyOnTrial, confirmed, makeVoucher, useVoucher } from '#tests/support/plans/plan-walks.ts'
import { main, toast, userMenu } from '#tests/support/walks.ts'

const billing = '/subscription-plans/billing'

for (const javaScript of ['off', 'on'] as const) {
  test.describe(`with JavaScript ${javaScript}`, () => {
    test.use({ javaScriptEnabled: javaScript === 'on' })

    test('a plan is bought with renewal, cancelled once, upgraded, and a lower plan waits for its end', async ({
      newcomer,
      enter,
    }) => {
      const { page, session } = await newcomer()
      await buyOnTrial(page, 'premium-month', { renews: true })
      await expect(toast(page)).toContainText('Subscription Upgraded')
      await page.goto(billing)
      await expect(main(page)).toContainText('It renews.')
      await expect(main(page)).toContainText('31 days are left.')
      const other = await enter(session)
      await other.goto(billing)
      await main(page).getByRole('button', { name: 'Cancel renewal' }).click()
      await expect(toast(page)).toContainText('Subscription Canceled')
      await expect(main(page)).toContainText('It does not renew.')
      await expect(main(page)).toContainText('31 days are left.')
      await main(other).getByRole('button', { name: 'Cancel renewal' }).click()
      await expect(other.getByRole('alert')).toContainText('Cancelation Failed')

      await main(page).getByRole('link', { name: 'Add time' }).click()
      await main(page).getByRole('link', { name: 'Buy a month: Enterprise' }).click()
      await main(page).getByRole('button', { name: 'Go to the payment page' }).click()
      await main(page).getByLabel('It is paid at once').check()
      await main(page).getByRole('button', { name: 'Let it happen' }).click()
      await expect(toast(page)).toContainText('Subscription Upgraded')
      await page.goto(billing)
      // What was left of Premium is 11 days of Enterprise, by the prices.
      await expect(main(page)).toContainText('42 days are left.')
      await expect(main(page).getByRole('heading', { name: 'Enterprise' })).toBeVisible()

      await buyOnTrial(page, 'premium-month')
      await expect(toast(page)).toContainText('Subscription Upgraded')
      await page.goto(billing)
      await expect(main(page).getByRole('heading', { name: 'Enterprise' })).toBeVisible()
      await expect(main(page)).toContainText('73 days are left.')
    })

    test('what fails says so, and nothing is counted', async ({ newcomer }) => {
      const { page } = await newcomer()
      await buyOnTrial(page, 'premium-month', { how: 'It fails' })
      await expect(main(page)).toContainText('Upgrade Failed')
      await page.goto(billing)
      await expect(main(page)).toContainText('You have the free plan.')
    })

    test('a batch of vouchers is printed without the rest of its page, and cancelled', async ({
      newcomer,
      enter,
    }) => {
      const staff = await enter('administrator')
      const soldBy = `Kirkira kiosk ${javaScript}`
      const code = await makeVoucher(staff, soldBy)
      await expect(main(staff)).toContainText('Lost codes cannot be replaced.')
      await staff.emulateMedia({ media: 'print' })
      await expect(main(staff).getByRole('button', { name: 'Make vouchers' })).toBeHidden()
      await expect(staff.getByRole('banner')).toBeHidden()
      await expect(main(staff).getByText(code)).toBeVisible()
      await staff.emulateMedia({ media: 'screen' })
      await staff.goto('/admin/vouchers')
      const batch = main(staff).getByRole('listitem').filter({ hasText: soldBy })
      await expect(batch).toContainText('0 of 1 used')
      await batch.getByRole('link').click()
      await confirmed(staff, 'Cancel the unused vouchers', 'Vouchers cancelled')
      await expect(batch).toContainText('Cancelled')
      const { page } = await newcomer()
      await useVoucher(page, code)
      await expect(page.getByRole('alert')).toContainText('Upgrade Failed')
    })

    test('a bank asks for a payment back: the days stay until it decides, and staff see until when to answer', async ({
      newcomer,
      enter,
    }) => {
      const { page } = await newcomer()
      await buyOnTrial(page, 'premium-month', { how: 'It is paid, and the bank asks for it back' })
      await expect(main(page)).toContainText('Your bank asks for this payment back')
      const reference = new URL(page.url()).pathname.split('/').at(-1) ?? ''
      const staff = await enter('administrator')
      await staff.goto('/admin/payments')
      await expect(main(staff).getByRole('listitem').filter({ hasText: reference })).toContainText('Premium')
      await page.goto(billing)
      await expect(main(page)).toContainText('31 days are left.')
      await expect(main(page)).toContainText(`Number ${reference}.`)
      await page.goto(`/payments/${reference}`)
      await main(page).getByRole('link', { name: 'Say what the bank decides' }).click()
      await main(page).getByLabel('The money goes back').check()
      await main(page).getByRole('button', { name: 'Let it happen' }).click()
      await expect(main(page)).toContainText('Given back')
      await page.goto(billing)
      await expect(main(page)).toContainText('Your plan has ended.')
      await userMenu(page).click()
      const plans = page.getByRole('banner').getByRole('link', { name: /^Subscription Plans/ })
      await expect(plans.filter({ visible: true })).toContainText('Not active')
    })
  })
}

test('an open page shows a new tier and its end within five seconds, without being loaded again', async ({
  newcomer,
  enter,
}) => {
  const { page: open, session } = await newcomer()
  await open.goto('/faq')
  await untilLively(open)
  await open.evaluate(() => document.body.setAttribute('data-kept', 'yes'))
  await userMenu(open).click()
  await expect(open.getByRole('banner')).toContainText('Free User')
  const other = await enter(session)
  await buyOnTrial(other, 'premium-month', { how: 'It is paid, and the bank asks for it back' })
  await expect(main(other)).toContainText('Your bank asks for this payment back')
  const badge = (name: string) => open.getByRole('banner').getByText(name, { exact: true }).first()
  await expect(badge('Premium')).toBeAttached({ timeout: 5_000 })
  await main(other).getByRole('link', { name: 'Say what the bank decides' }).click()
  await main(other).getByLabel('The money goes back').check()
  await main(other).getByRole('button', { name: 'Let it happen' }).click()
  await expect(main(other)).toContainText('Given back')
  await expect(badge('Free User')).toBeAttached({ timeout: 5_000 })
  await expect(open.locator('body[data-kept=yes]')).toBeAttached()
})

test('what changed between the making of a page and the opening of its line is shown', async ({
  newcomer,
  enter,
  strays,
}) => {
  // The line is cut on purpose.
  strays.forgive(/^failed: \S+\/live net::ERR_FAILED$/)
  strays.forgive(/^console: Failed to load resource: net::ERR_FAILED$/)
  const code = await makeVoucher(await enter('administrator'), 'Kirkira kiosk at the gap')
  const { page: open, session } = await newcomer()
  await open.route('**/live', (route) => route.abort())
  await open.goto('/faq')
  await untilLively(open)
  await open.evaluate(() => document.body.setAttribute('data-kept', 'yes'))
  const other = await enter(session)
  await useVoucher(other, code)
  await expect(toast(other)).toContainText('Subscription Upgraded')
  await userMenu(open).click()
  await expect(open.getByRole('banner')).toContainText('Free User')
  await open.unroute('**/live')
  const badge = open.getByRole('banner').getByText('Premium', { exact: true }).first()
  await expect(badge).toBeAttached({ timeout: 15_000 })
  await expect(open.locator('body[data-kept=yes]')).toBeAttached()
})
