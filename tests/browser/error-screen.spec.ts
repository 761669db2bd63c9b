import type { Page } from '@playwright/test'
import { openBeside } from '#tests/support/browser-setup.ts'
import { expect, test, untilLively } from '#tests/support/browser-test.ts'
import { makeDataFolder } from '#tests/support/data-folders.ts'
import { freePort, launch } from '#tests/support/serve.ts'
import { main } from '#tests/support/walks.ts'

test('where the answer breaks off, the page stays, and another press asks again', async ({
  page,
  strays,
}) => {
  strays.forgive(/net::ERR_FAILED/)
  await page.goto('/methodology')
  await untilLively(page)
  await page.route('**/search.data*', (route) => route.abort())
  await search(page, 'sample')
  await expect(page.getByRole('alert')).toContainText('No network. This page stays here.')
  await expect(page).toHaveURL(/\/methodology$/)
  await page.unroute('**/search.data*')
  await search(page, 'sample')
  await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible()
  await expect(main(page).getByRole('searchbox')).toHaveValue('sample')
})

test('where the answer is a fault, the error screen loads the page afresh', async ({ page, strays }) => {
  strays.forgive(/^status: 502/)
  await page.goto('/methodology')
  await untilLively(page)
  await page.route('**/search.data*', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }))
  await search(page, 'sample')
  await expectErrorScreen(page)
  await main(page).getByRole('link', { name: 'Reload Page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible()
  await expect(main(page).getByRole('searchbox')).toHaveValue('sample')
})

test('a fault of ours is told with its number and without its words, also without JavaScript', async ({
  browser,
}) => {
  const { folder: dataFolder, remove } = await makeDataFolder()
  const program = launch({ dataFolder, port: await freePort(), settings: { LOG_LEVEL: 'error' } })
  await program.untilLit()
  const { application, close } = await openBeside(program, dataFolder)
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: program.baseURL })
  const page = await context.newPage()
  await application.database.pool.query('alter table search_lexicon rename to search_lexicon_away')
  const answer = await page.goto('/search?q=Misali')
  expect(answer?.status()).toBe(500)
  await expectErrorScreen(page)
  const number = await main(page).getByText('Request number: ').getByRole('code').textContent()
  expect(program.output()).toContain(number)
  expect(program.output()).not.toContain('Misali')
  await expect(main(page)).not.toContainText('search_lexicon')
  await application.database.pool.query('alter table search_lexicon_away rename to search_lexicon')
  await main(page).getByRole('link', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible()
  await context.close()
  await close()
  await program.end('SIGTERM')
  await remove()
})

async function search(page: Page, text: string): Promise<void> {
  const box = page.getByRole('banner').getByRole('searchbox')
  await box.fill(text)
  await box.press('Enter')
}

async function expectErrorScreen(page: Page): Promise<void> {
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Something went wrong')
  await expect(main(page)).toContainText(
    'An unexpected error occurred. You can try refreshing the page or contact support if the problem persists.',
  )
  await expect(main(page).getByRole('link', { name: 'Try Again' })).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Reload Page' })).toBeVisible()
}
