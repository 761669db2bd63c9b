import type { Page } from '@playwright/test'
import { requiredColumns } from '#domain/archive/import-row.ts'
import { expect, test, untilLively } from '#tests/support/browser-test.ts'
import { fillDay, main, toast } from '#tests/support/walks.ts'

const alert = (page: Page) => main(page).getByRole('alert')

test('once a form was carried out, neither a refusal stays nor what it sent', async ({ enter, world }) => {
  const page = await enter('reviewer')
  await page.goto(`/reports/${world.reports.pending.id}/case`)
  await untilLively(page)
  const note = page.getByLabel('New note')
  const save = page.getByRole('button', { name: 'Save the note' })
  await note.fill('Not yet: the registry is closed.')
  await fillDay(page, 'Due on', '2027-02-31')
  await page.getByRole('button', { name: 'Save the due day' }).click()
  await expect(alert(page)).toContainText('That month has no day 31.')
  await expect(note, 'another form keeps its text').toHaveValue('Not yet: the registry is closed.')
  await save.click()
  await expect(toast(page)).toContainText('Note saved')
  await expect(alert(page)).toHaveCount(0)
  await expect(note).toHaveValue('')
  await expect(save, 'the keyboard goes on where it was').toBeFocused()
  const kept = main(page).getByRole('listitem').filter({ hasText: 'the registry is closed' })
  await expect(kept).toHaveCount(1)
  await page.getByRole('link', { name: 'Skip to main content' }).press('Enter')
  await expect(page).toHaveURL(/#main$/)
  await expect(alert(page), 'a link within the page brings it back').toHaveCount(0)
  await kept.getByRole('button', { name: 'Delete this note' }).click()
  await expect(kept).toHaveCount(0)
})

test('without scripts a refusal does not greet with what the form before it did', async ({
  enter,
  world,
}) => {
  const page = await enter('reviewer', { javaScriptEnabled: false })
  await page.goto(`/reports/${world.reports.pending.id}/case`)
  const label = main(page).getByRole('button', { name: 'Take off: Urgent' })
  await page.getByLabel('Label').selectOption('Urgent')
  await page.getByRole('button', { name: 'Put the label on' }).click()
  await expect(toast(page)).toContainText('Case changed')
  await fillDay(page, 'Due on', '2027-02-31')
  await page.getByRole('button', { name: 'Save the due day' }).click()
  await expect(alert(page)).toContainText('The case was not changed')
  await expect(page.getByText('Case changed')).toHaveCount(0)
  await label.click()
  await expect(label).toHaveCount(0)
})

test('each refusal takes the focus, the second too', async ({ enter, world }) => {
  const page = await enter('reviewer', { viewport: { width: 1280, height: 500 } })
  await page.goto(`/reports/${world.reports.pending.id}/peer-review`)
  await untilLively(page)
  await main(page).getByRole('radio').first().check()
  await page.getByLabel('Comments').fill(' ')
  const button = page.getByRole('button', { name: 'Submit the review' })
  for (const press of ['first', 'second']) {
    const answered = page.waitForResponse((response) => response.request().method() === 'POST')
    await button.focus()
    await button.press('Enter')
    await answered
    await expect(alert(page), `after the ${press} press`).toBeFocused()
    await expect(alert(page)).toBeInViewport()
  }
})

for (const javaScript of ['off', 'on'] as const)
  test.describe(`with JavaScript ${javaScript}`, () => {
    test.use({ javaScriptEnabled: javaScript === 'on' })

    test('a correction that leaves other boxes as they are says so where the person is', async ({
      enter,
      world,
    }) => {
      const page = await enter('reviewer', { javaScriptEnabled: javaScript === 'on' })
      await page.goto(`/reports/${world.reports.approved.id}/correction/proposal`)
      await page.locator('[name="position"]').fill('Director of Roads')
      await page.getByLabel('What is corrected, and why').fill('The office was another.')
      await page.getByRole('button', { name: 'Propose this correction' }).click()
      const boxes = main(page).getByText('Other boxes still say this')
      await expect(boxes).toBeInViewport()
      await expect(page.locator(':focus')).toContainText('Other boxes still say this')
      const tick = page.getByLabel('I read these boxes, and they are right as they are')
      await expect(tick).toHaveAccessibleDescription(
        /“works” is still in: Sector, Source of the wealth\. Change it there, or tick/,
      )
      await expect(page.locator('[name="position"]')).toHaveValue('Director of Roads')
    })

    test('convictions that were looked over are shown above their form', async ({ enter }) => {
      const page = await enter('administrator', { javaScriptEnabled: javaScript === 'on' })
      await page.goto('/content-management')
      const csv = `${requiredColumns.join(',')}\n${requiredColumns.map(() => 'x').join(',')}\n`
      await main(page).locator('#import summary').click()
      await page.locator('[name="csv"]').fill(csv)
      await page.getByRole('button', { name: 'Look it over' }).click()
      const result = main(page).getByRole('status').first()
      await expect(result).toBeInViewport()
      await expect(page.locator(':focus')).toContainText((await result.textContent()) ?? '')
      await expect(page.locator('[name="csv"]')).toHaveValue(csv)
    })

    test('a day that is wrong for all statements is marked where it was typed', async ({ enter, world }) => {
      const page = await enter('officer', { javaScriptEnabled: javaScript === 'on' })
      await page.goto(`/reports/${world.reports.verified.id}/approval`)
      const shared = page.getByRole('group', { name: 'The same for all statements', exact: true })
      await expect(shared).not.toContainText('(optional)')
      await shared.getByRole('radio', { name: 'Document' }).check()
      await shared.getByLabel('Source').fill('Register of payments, volume 4')
      await fillDay(shared, 'Seen on', '2027-02-31')
      await page.getByRole('button', { name: 'Approve and make it public' }).click()
      const mistakes = alert(page).getByRole('link')
      await expect(mistakes).toHaveText(['The same for all statements, Seen on: That month has no day 31.'])
      await expect(main(page).locator('[aria-invalid="true"]')).toHaveCount(3)
      await expect(shared.locator('[aria-invalid="true"]')).toHaveCount(3)
    })
  })
