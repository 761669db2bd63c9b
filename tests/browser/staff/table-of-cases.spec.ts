import { expect, test } from '#tests/support/browser-test.ts'
import { main, toast } from '#tests/support/walks.ts'

for (const javaScript of ['off', 'on'] as const) {
  test.describe(`with JavaScript ${javaScript}`, () => {
    test.use({ javaScriptEnabled: javaScript === 'on' })
    // Both run beside each other, as one person.
    const state = javaScript === 'on' ? 'Kaduna' : 'Kano'

    test('filters are kept under a name made of them, opened again and removed', async ({ enter }) => {
      const page = await enter('reviewer')
      await page.goto(`/admin?work=unclaimed&state=${state}&order=due`)
      await page.getByRole('button', { name: 'Keep these filters' }).click()
      await expect(toast(page)).toContainText('Filters kept')
      await page.goto('/admin')
      const own = page.getByRole('region', { name: 'Your filters' })
      const name = `All open, Assigned to: No one, ${state}, Due day first`
      await own.getByRole('link', { name }).click()
      await expect(page).toHaveURL(new RegExp(`work=unclaimed&state=${state}&order=due$`))
      await expect(page.getByRole('button', { name: 'Keep these filters' })).toHaveCount(0)
      await own.getByRole('button', { name: `Remove ${name}` }).click()
      await expect(toast(page)).toContainText('Filters removed')
      await expect(own.getByRole('link', { name })).toHaveCount(0)
    })

    test('the head of a column sorts the table', async ({ enter }) => {
      const page = await enter('reviewer')
      await page.goto('/admin')
      await page.getByRole('link', { name: 'Sort by Due' }).click()
      await expect(page).toHaveURL(/order=due$/)
      await expect(page.getByRole('columnheader', { name: 'Sort by Due' })).toHaveAttribute(
        'aria-sort',
        'ascending',
      )
    })
  })
}

test('the table is worked by keys, only while the focus is in it', async ({ enter }) => {
  const page = await enter('reviewer')
  await page.goto('/admin?order=longest')
  const rows = main(page).locator('tbody tr')
  const link = (row: number) => rows.nth(row).getByRole('link')
  await page.keyboard.press('j')
  await expect(link(0)).not.toBeFocused()
  await page.getByText('Work by keyboard').click()
  await page.getByRole('button', { name: 'Go to the first report' }).click()
  await expect(link(0)).toBeFocused()
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await expect(link(1)).toBeFocused()
  await page.keyboard.press('x')
  await page.keyboard.press('k')
  await expect(link(0)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(link(1)).toBeFocused()
  await expect(rows.getByRole('checkbox', { checked: true })).toHaveCount(2)
  await page.keyboard.press('x')
  await expect(rows.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await page.keyboard.press('?')
  await expect(page.locator('summary', { hasText: 'Work by keyboard' })).toBeFocused()
  await page.getByRole('button', { name: 'Go to the first report' }).click()
  await page.keyboard.press('a')
  await expect(page.getByRole('button', { name: 'Assign to', exact: true })).toBeFocused()
})
