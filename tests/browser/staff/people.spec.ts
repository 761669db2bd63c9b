import { buildReport } from '#tests/cast.ts'
import { expect, freshName, test } from '#tests/support/browser-test.ts'
import { logOut, main, toast, typeReport } from '#tests/support/walks.ts'

test('a session that ends under an open form says so, and the form keeps what was typed', async ({
  newcomer,
}) => {
  const { page } = await newcomer()
  const personName = freshName()
  await page.goto('/submit-report')
  await typeReport(page, buildReport({ personName }))
  const other = await page.context().newPage()
  await other.goto('/')
  await logOut(other)
  await expect(toast(page)).toContainText('Authentication Error')
  await expect(page.locator('[name="personName"]')).toHaveValue(personName)
})

test('a form of the log-out that is too old says that the logout failed', async ({ newcomer }) => {
  const { page } = await newcomer()
  await page.goto('/')
  const { origin } = new URL(page.url())
  const form = { formToken: 'old' }
  const answer = await page.request.post(`${origin}/logout`, { headers: { origin }, form })
  expect(await answer.text()).toContain('Logout failed')
  await page.reload()
  await logOut(page)
})

for (const javaScript of ['off', 'on'] as const) {
  test.describe(`with JavaScript ${javaScript}`, () => {
    test.use({ javaScriptEnabled: javaScript === 'on' })

    test('people are found by their role and second step', async ({ enter }) => {
      const page = await enter('administrator')
      await page.goto('/user-management')
      await page.getByLabel('Second step').selectOption('Not set up')
      await page.getByLabel('Role').first().selectOption('Reporter')
      await main(page).getByRole('button', { name: 'Search' }).click()
      await expect(page).toHaveURL(/role=reporter&.*step=missing/)
      const rows = main(page).getByRole('table', { name: 'Accounts' }).locator('tbody tr')
      await expect(rows.first()).toContainText('Reporter')
    })
  })
}

test('the first steps show a member what is theirs, and no tour opens over them', async ({ enter }) => {
  const page = await enter('officer')
  await page.goto('/first-steps')
  const steps = main(page).getByRole('listitem')
  await expect(steps).toHaveCount(3)
  await expect(steps.nth(1)).toContainText('Done')
  await main(page).getByRole('link', { name: 'Go to the panel' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Panel$/ })).toBeVisible()
})
