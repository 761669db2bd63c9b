import { expect, test, untilLively } from '#tests/support/browser-test.ts'
import { main } from '#tests/support/walks.ts'

const forPeople = ['/submit-report', '/reports/mine', '/notifications', '/admin'] as const

for (const javaScript of ['off', 'on'] as const) {
  test.describe(`with JavaScript ${javaScript}`, () => {
    test.use({ javaScriptEnabled: javaScript === 'on' })

    for (const address of forPeople)
      test(`${address} asks a person who is not logged in to log in`, async ({ page }) => {
        const answer = await page.goto(address)
        expect(answer?.status()).toBe(401)
        await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Authentication Required')
        await expect(
          main(page).getByText('Please log in to access this page.', { exact: true }),
        ).toBeVisible()
        const login = main(page).getByRole('link', { name: 'Login', exact: true })
        await expect(login).toHaveAttribute('href', `/login?next=${encodeURIComponent(address)}`)
      })

    test('the panel of the staff is closed to a reporter', async ({ enter }) => {
      const page = await enter('reporter')
      const answer = await page.goto('/admin')
      expect(answer?.status()).toBe(403)
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Access Denied')
      await expect(main(page)).toContainText("You don't have permission to access this page.")
    })

    test('a report that one may not know of looks like one that never was', async ({ enter, world }) => {
      const page = await enter('stranger')
      for (const id of [
        world.reports.pending.id,
        '00000000-0000-4000-8000-000000000000',
        'nonsense',
        '%00',
      ]) {
        const answer = await page.goto(`/reports/${id}`)
        expect(answer?.status()).toBe(404)
        await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Page not found')
      }
    })

    test('an address without a page says so and leads on', async ({ page }) => {
      const answer = await page.goto('/there/is/nothing/here?at=all')
      expect(answer?.status()).toBe(404)
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Page not found')
      await main(page).getByRole('link', { name: 'See the reports' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible()
    })

    test('a used invitation says so', async ({ page }) => {
      const answer = await page.goto('/invitation/used')
      expect(answer?.status()).toBe(404)
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('This link no longer works')
    })
  })
}

test('a page that is reached without a reload is guarded the same', async ({ page }) => {
  await page.goto('/reports')
  await untilLively(page)
  await main(page).getByRole('article').getByRole('link').first().click()
  await expect(main(page).getByRole('heading', { name: 'Authentication Required' })).toBeVisible()
  await page.goBack()
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Reports')
})

test('after the login no one is sent to another site', async ({ enter, world }) => {
  const page = await enter('reporter')
  for (const next of ['//example.org', 'https://example.org/', '/\\example.org', 'javascript:alert(1)']) {
    await page.goto(`/login?next=${encodeURIComponent(next)}`)
    expect(page.url().startsWith(world.baseURL)).toBe(true)
  }
})
