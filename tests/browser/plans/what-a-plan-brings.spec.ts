import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser-test.ts'
import { buyOnTrial } from '#tests/support/plans/plan-walks.ts'
import { main, toast } from '#tests/support/walks.ts'

for (const javaScript of ['off', 'on'] as const) {
  test.describe(`with JavaScript ${javaScript}`, () => {
    test.use({ javaScriptEnabled: javaScript === 'on' })

    test('a search is put together, narrowed, saved with news, opened again and deleted', async ({
      newcomer,
    }) => {
      const page = await subscriber(newcomer)
      await page.goto('/advanced-search')
      await main(page).getByLabel('None of these words').fill('zzzunwritten')
      await main(page).getByRole('search').getByRole('button', { name: 'Search', exact: true }).click()
      // Nothing can be found by what is not there; the page says so and keeps the words.
      await expect(main(page)).toContainText('Add at least one word to look for.')
      await expect(main(page).getByLabel('None of these words')).toHaveValue('zzzunwritten')
      await main(page).getByLabel('All of these words').fill('Misali')
      await main(page).getByRole('search').getByRole('button', { name: 'Search', exact: true }).click()
      await expect.poll(() => new URL(page.url()).search).toContain('Misali')
      // What was typed is still in its parts, also after a reload.
      await page.reload()
      await expect(main(page).getByLabel('All of these words')).toHaveValue(/^misali$/i)
      await expect(main(page).getByLabel('None of these words')).toHaveValue('zzzunwritten')
      await main(page).getByRole('link', { name: 'Save this search' }).click()
      await main(page).getByLabel('What you call it').fill('Invented people')
      await main(page).getByLabel('Look for me').first().selectOption({ label: 'Once a week' })
      await main(page).getByRole('button', { name: 'Save', exact: true }).first().click()
      await expect(main(page).getByText('Invented people', { exact: true })).toBeVisible()
      await expect(main(page)).toContainText('1 of 25 saved.')
      await main(page).getByRole('button', { name: /^Open/ }).click()
      await expect(main(page).getByLabel('None of these words')).toHaveValue('zzzunwritten')
      await page.goto('/saved-searches')
      await main(page)
        .getByRole('button', { name: /^Delete/ })
        .click()
      await expect(main(page)).toContainText('You have saved no search.')
    })

    test('entries of the list go into a folder, with notes, side by side, and out again', async ({
      newcomer,
    }) => {
      const page = await subscriber(newcomer)
      await page.goto('/reports?archive=yes')
      await main(page).getByRole('link', { name: 'Put into a folder' }).click()
      const ticks = main(page).getByRole('checkbox')
      // Others publish meanwhile, and a list that changes under the hand is ticked again.
      await expect(async () => {
        for (const place of [0, 1]) await ticks.nth(place).check()
        for (const place of [0, 1]) await expect(ticks.nth(place)).toBeChecked({ timeout: 1_000 })
      }).toPass()
      await main(page).getByLabel('Name of the new folder').fill('Roads')
      await main(page).getByRole('button', { name: 'Put into the folder' }).click()
      await expect(main(page).getByRole('heading', { name: 'Roads' })).toBeVisible()
      await expect(main(page).getByLabel('Note')).toHaveCount(2)
      // The toast of the folder is gone after that, so the next one is the note's.
      await page.reload()
      await expect(toast(page)).toBeHidden()
      await main(page).getByLabel('Note').first().fill('Ask the registry.')
      await main(page).getByRole('button', { name: 'Save the note' }).first().click()
      await expect(toast(page)).toBeVisible()
      await page.reload()
      await expect(main(page).getByLabel('Note').first()).toHaveValue('Ask the registry.')
      await main(page).getByRole('button', { name: 'Show them side by side' }).click()
      await expect(main(page).getByRole('heading', { name: 'Side by side' })).toBeVisible()
      await expect(main(page).locator('dl')).toContainText('Status')
      await main(page).getByRole('link', { name: 'Back to Roads' }).click()
      await main(page)
        .getByRole('button', { name: /^Take .* out$/ })
        .first()
        .click()
      await expect(main(page).getByRole('button', { name: /^Take .* out$/ })).toHaveCount(1)
      await page.goto('/folders')
      await expect(main(page)).toContainText('1 of 50 folders.')
      await main(page).getByRole('button', { name: 'Delete the folder Roads' }).click()
      await expect(main(page)).toContainText('You have no folder.')
    })

    test('a list of names is typed, grows by a file, and a file that is no list says so and loses nothing', async ({
      newcomer,
    }) => {
      const page = await subscriber(newcomer)
      await page.goto('/name-lists')
      await main(page).getByLabel('What you call the list').first().fill('Suppliers')
      await main(page).getByLabel('Names of people or companies').fill('Misali Kirkira; Kano\nSani Wandoma')
      await main(page).getByRole('button', { name: 'Save and compare' }).click()
      await expect(main(page)).toContainText('2 names')
      await chooseFile(page, 'more.csv', 'Name,State\nSani Wandoma,\n"Zurfi, Rafin",Lagos\n')
      await expect(main(page)).toContainText('3 names')
      await page.goto('/name-lists')
      await main(page).getByLabel('What you call the list').last().fill('From a workbook')
      await chooseFile(page, 'names.xlsx', 'PK\u0003\u0004 a workbook')
      await expect(main(page).getByRole('alert')).toContainText('save the list as CSV')
      await expect(main(page).getByLabel('What you call the list').last()).toHaveValue('From a workbook')
      await expect(main(page).getByLabel('What you call the list').first()).toHaveValue('')
      await chooseFile(page, 'names.txt', 'Misali Kirkira\n')
      await expect(main(page).getByRole('heading', { name: 'From a workbook' })).toBeVisible()
      await page.goto('/name-lists')
      await expect(main(page)).toContainText('2 of 5 lists.')
    })

    test('dashboard and analytics show what is there, and a plan that is missing says so', async ({
      newcomer,
    }) => {
      const { page } = await newcomer()
      for (const address of ['/dashboard', '/analytics', '/advanced-search', '/folders/choice']) {
        await page.goto(address)
        await expect(main(page)).toContainText('plan')
        await expect(main(page).getByRole('link', { name: /plans/i }).first()).toBeVisible()
      }
      await buyOnTrial(page, 'premium-month')
      await expect(toast(page)).toContainText('Subscription Upgraded')
      await page.goto('/dashboard')
      await expect(main(page)).toContainText('Saved searches: 0 of 25')
      await expect(main(page)).toContainText('You have sent no report.')
      await page.goto('/reports/mine')
      await expect(main(page)).toContainText('A target is no promise.')
      await page.goto('/analytics?period=all')
      // The sums are made each hour, and a site that has just started has none.
      await expect(main(page)).toContainText('Summed each hour')
      await expect(main(page)).not.toContainText('comes first')
    })
  })
}

type Newcomer = () => Promise<{ page: Page }>

async function subscriber(newcomer: Newcomer): Promise<Page> {
  const { page } = await newcomer()
  await buyOnTrial(page, 'premium-month')
  await expect(toast(page)).toContainText('Subscription Upgraded')
  return page
}

async function chooseFile(page: Page, name: string, text: string): Promise<void> {
  const file = main(page).locator('input[type="file"]')
  await file.setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) })
  await main(page).getByRole('button', { name: 'Send the file and compare' }).click()
}
