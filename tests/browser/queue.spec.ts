import { expect, test } from '#tests/support/browser-test.ts'
import { main } from '#tests/support/walks.ts'

for (const javaScript of ['off', 'on'] as const) {
  test.describe(`with JavaScript ${javaScript}`, () => {
    test.use({ javaScriptEnabled: javaScript === 'on' })

    test('the queue marks the one status that it shows, and counts each', async ({ enter }) => {
      const page = await enter('reviewer')
      await page.goto('/admin')
      const statuses = page.getByRole('navigation', { name: 'Status' }).getByRole('link')
      const shown = page.locator('nav[aria-label="Status"] [aria-current]')
      await expect(statuses).toHaveText([
        /^Waiting for verification \(\d+\)$/,
        /^Approved \(\d+\)$/,
        /^Rejected \(\d+\)$/,
        /^Retracted \(\d+\)$/,
      ])
      await expect(shown).toHaveText([/^Waiting/])
      await statuses.filter({ hasText: 'Retracted' }).click()
      await expect(page).toHaveURL(/status=retracted$/)
      await expect(shown).toHaveText([/^Retracted/])
      await expect(main(page).getByRole('link', { name: 'Sample Retracted' })).toBeVisible()
    })

    test('a status or a page that does not exist shows the queue', async ({ enter }) => {
      const page = await enter('officer')
      for (const query of ['?status=published', '?status=', '?page=-1', '?page=x', '?page=1e9']) {
        const answer = await page.goto(`/admin${query}`)
        expect(answer?.status()).toBe(200)
        await expect(page.getByRole('heading', { level: 1, name: 'Officer Panel' })).toBeVisible()
      }
    })
  })
}
