import { expect, test } from '#tests/support/browser-test.ts'
import { plugIn } from '#tests/support/browsers/plug-in-passkey.ts'
import { expectLoggedIn, logInToSecondStep } from '#tests/support/second-step-walks.ts'
import { logOut, main, toast } from '#tests/support/walks.ts'

test('a passkey is added, is the second step of the next log-in, confirms, and is removed', async ({
  newcomer,
}) => {
  const { page, username } = await newcomer()
  await plugIn(page)
  await page.goto('/profile/security/passkey')
  await page.getByLabel('A name by which you will know it').fill('My key')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your passkey is added')
  await expect(main(page).getByRole('listitem')).toHaveCount(10)
  await logOut(page)

  await page.goto('/login?next=/reports/mine')
  await logInToSecondStep(page, username)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expectLoggedIn(page)
  expect(new URL(page.url()).pathname).toBe('/reports/mine')

  await page.goto('/confirm?next=/profile/security')
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(toast(page)).toContainText('Thank you')
  await page.getByRole('button', { name: 'Remove My key' }).click()
  await expect(toast(page)).toContainText('Removed')
  await expect(main(page)).not.toContainText('My key')
})

test('the key of another device is not accepted, and one that signs no more changes nothing', async ({
  newcomer,
}) => {
  const { page, username } = await newcomer()
  const first = await plugIn(page)
  await page.goto('/profile/security/passkey')
  await page.getByLabel('A name by which you will know it').fill('My key')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your passkey is added')
  await logOut(page)
  await first.unplug()
  await plugIn(page)

  await page.goto('/login')
  await logInToSecondStep(page, username)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByText('No passkey came from this device.')).toBeVisible()
  await page.goto('/reports/mine')
  await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible()
})

test('the answer of a key that was replayed opens nothing', async ({ newcomer }) => {
  const { page, username } = await newcomer()
  await plugIn(page)
  await page.goto('/profile/security/passkey')
  await page.getByLabel('A name by which you will know it').fill('My key')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your passkey is added')
  await logOut(page)
  await page.goto('/login')
  await logInToSecondStep(page, username)
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  const passkey = new URLSearchParams((await sent).postData() ?? '').get('passkey') ?? ''
  expect(passkey).toContain('signature')
  await expectLoggedIn(page)
  await logOut(page)

  await page.goto('/login')
  await logInToSecondStep(page, username)
  const formToken = await page.locator('input[name=formToken]').first().inputValue()
  const answer = await page.request.post('/second-step', {
    form: { formToken, passkey },
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  })
  expect(answer.status()).toBe(422)
  expect(await answer.text()).toContain('That passkey was not accepted')
})
