import { buildReport, usernames } from '#tests/cast.ts'
import { expect, freshName, freshUsername, test } from '#tests/support/browser-test.ts'
import { logIn, logOut, lookOver, main, register, toast, typeReport, userMenu } from '#tests/support/walks.ts'

test('a login in one tab shows in the other at its next page', async ({ context }) => {
  const [one, other] = [await context.newPage(), await context.newPage()]
  await one.goto('/')
  await other.goto('/')
  await register(one, freshUsername())
  await other.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  await expect(
    other.getByRole('banner').getByRole('link', { name: 'Notifications', exact: true }),
  ).toBeVisible()
  await other.reload()
  await expect(userMenu(other)).toContainText('person-')
})

test('a logout in one tab ends the other', async ({ newcomer }) => {
  const { page: one } = await newcomer()
  const other = await one.context().newPage()
  await other.goto('/reports/mine')
  await one.goto('/')
  await logOut(one)
  await expect(main(other).getByRole('heading', { level: 1 })).toHaveText('Authentication Required')
  await other.reload()
  await expect(other.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
})

test('a report that was begun as one person is not sent as another', async ({ newcomer }) => {
  const { page: one } = await newcomer()
  const other = await one.context().newPage()
  await one.goto('/submit-report')
  await typeReport(one, buildReport({ personName: freshName() }))
  await other.goto('/')
  await logOut(other)
  await other.goto('/login')
  await logIn(other, usernames.secondOfficer)
  await lookOver(one)
  await expect(one.getByRole('alert').first()).toContainText('Please send it once more')
  await other.goto('/reports/mine')
  await expect(other.getByText('You have not sent a report yet')).toBeVisible()
})

test('after the logout the Back button shows nothing of the account', async ({ newcomer, strays }) => {
  const { page, username } = await newcomer()
  // The page may ask for its live line while the session ends.
  strays.forgive(/^status: 401 \S+\/live$/)
  await page.goto('/reports/mine')
  await page.goto('/notifications')
  await logOut(page)
  await page.goBack()
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Authentication Required')
  await expect(page.getByText(username)).toHaveCount(0)
})

test('a session that was ended here is ended on the server', async ({ newcomer, enter }) => {
  const { page, session } = await newcomer()
  await page.goto('/')
  await logOut(page)
  const thief = await enter(session)
  await thief.goto('/reports/mine')
  await expect(main(thief).getByRole('heading', { level: 1 })).toHaveText('Authentication Required')
})

test('one toast at a time: a second message takes the place of the first', async ({ newcomer }) => {
  const { page } = await newcomer()
  await page.goto('/notification-preferences')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page)).toHaveText(/Preferences saved/)
  await logOut(page)
  await expect(toast(page)).toHaveCount(1)
  await expect(toast(page)).toHaveText(/Logged out/)
})
