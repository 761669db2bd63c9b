import { password } from '#tests/cast.ts'
import { expect, test, untilLively } from '#tests/support/browser-test.ts'
import {
  expectLoggedIn,
  giveCode,
  logInToSecondStep,
  nextCode,
  setUpApp,
} from '#tests/support/second-step-walks.ts'
import { logOut, main, toast } from '#tests/support/walks.ts'

for (const javaScript of ['off', 'on'] as const) {
  test.describe(`with JavaScript ${javaScript}`, () => {
    test.use({ javaScriptEnabled: javaScript === 'on' })

    test('an app is set up, asked for at the next log-in, and its codes work once; paper codes replace it', {
      tag: '@firefox',
    }, async ({ newcomer }) => {
      const { page, username } = await newcomer()
      const { secret, codes } = await setUpApp(page)
      await logOut(page)

      await page.goto('/reports/mine')
      await main(page).getByRole('link', { name: 'Login' }).click()
      await logInToSecondStep(page, username)
      await giveCode(page, '000000')
      await expect(page.getByRole('alert')).toContainText('That code was not accepted')
      const code = nextCode(secret)
      await giveCode(page, code)
      await expectLoggedIn(page)
      expect(new URL(page.url()).pathname).toBe('/reports/mine')
      await logOut(page)

      await page.goto('/login')
      await logInToSecondStep(page, username)
      await giveCode(page, code)
      await expect(page.getByRole('alert')).toContainText('That code was not accepted')
      await giveCode(page, codes[0]?.toLowerCase() ?? '')
      await expectLoggedIn(page)
      await expect(main(page)).toContainText('9 of 10 left')
    })

    test('two devices: each sees the other, and one logs the other out', async ({ newcomer, enter }) => {
      const { page: phone, username } = await newcomer()
      const laptop = await enter()
      await laptop.goto('/login')
      await laptop.getByLabel('User name or email').fill(username)
      await laptop.getByLabel('Password').fill(password)
      await laptop.getByRole('button', { name: 'Log in' }).click()
      await expectLoggedIn(laptop)
      await laptop.goto('/profile/security')
      await expect(main(laptop).getByText('This one')).toHaveCount(1)
      await laptop.getByRole('button', { name: 'Log out there' }).click()
      await expect(toast(laptop)).toContainText('Logged out there')
      await expect(laptop.getByRole('button', { name: 'Log out there' })).toHaveCount(0)
      await phone.goto('/reports/mine')
      await expect(phone.getByRole('heading', { name: 'Authentication Required' })).toBeVisible()
    })

    test('a person asked to show that it is them comes back to where they were', async ({ newcomer }) => {
      const { page } = await newcomer()
      await page.goto('/confirm?next=/reports/mine')
      await page.getByLabel('Your password, or a code from your app').fill('wrong')
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByRole('alert')).toContainText('neither the password of this account')
      await page.getByLabel('Your password, or a code from your app').fill(password)
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(toast(page)).toContainText('Thank you')
      expect(new URL(page.url()).pathname).toBe('/reports/mine')
    })
  })
}

test('an open page has its session renewed before it ends, also when the server is away for a moment', async ({
  newcomer,
  strays,
}) => {
  strays.forgive(/^status: 50[23] .*\/session\/renewal$/)
  const { page } = await newcomer()
  await page.clock.install()
  const statuses = [503, 502]
  const asked: string[] = []
  await page.route('**/session/renewal', async (route) => {
    asked.push(route.request().method())
    const status = statuses.shift()
    if (status) await route.fulfill({ status, body: '' })
    else await route.continue()
  })
  await page.goto('/submit-report')
  await untilLively(page)
  await page.clock.runFor(60_000)
  expect(asked, 'nothing is asked while there is time').toEqual([])
  await page.clock.fastForward(7 * 24 * 3_600_000 - 60_000 - 100_000)
  const renewed = page.waitForResponse(
    (response) => response.url().endsWith('/session/renewal') && response.ok(),
  )
  // The page's clock moves on by itself no more: a second at a time, until the third try has been made.
  await expect
    .poll(async () => {
      await page.clock.runFor(asked.length === 0 ? 31_000 : 1_000)
      return asked.length
    })
    .toBeGreaterThanOrEqual(3)
  expect(await (await renewed).json()).toEqual({ endsIn: expect.any(Number) })
})
