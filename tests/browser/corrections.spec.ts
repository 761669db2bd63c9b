import type { Page } from '@playwright/test'
import { buildReport } from '#tests/cast.ts'
import { expect, freshName, test } from '#tests/support/browser-test.ts'
import { approve, verify } from '#tests/support/main-job.ts'
import { fillDay, main, submitReport, toast } from '#tests/support/walks.ts'

const wrong = 'The houses belong to somebody of the same name.'
const corrected = 'One house in a new estate.'
const why = 'Two of the houses belong to another person, as the register shows.'

for (const javaScript of ['off', 'on'] as const) {
  test.describe(`with JavaScript ${javaScript}`, () => {
    test.use({ javaScriptEnabled: javaScript === 'on' })

    test('a visitor asks for a correction, two of the staff make it, and everyone reads that', {
      tag: '@firefox',
    }, async ({ newcomer, enter }) => {
      const personName = freshName()
      const { page: owner } = await newcomer()
      const { path, referenceNumber } = await submitReport(owner, buildReport({ personName }))
      const [visitor, reviewer, officer] = [await enter(), await enter('reviewer'), await enter('officer')]
      await reviewer.goto(path)
      await verify(reviewer, 'Compared with the register.')
      await officer.goto(path)
      await approve(officer)

      const code = await ask(visitor, path)
      await lookUp(visitor, code)
      await expect(main(visitor)).toContainText('It waits')
      await visitor.goto(`/search?q=${encodeURIComponent(personName)}`)
      await expect(main(visitor)).not.toContainText('Disputed')

      await takeUp(reviewer, path)
      await visitor.reload()
      await expect(main(visitor)).toContainText('Disputed since')

      await propose(reviewer, path)
      await reviewer.getByRole('link', { name: 'A proposal waits for a second person' }).click()
      await expect(main(reviewer)).toContainText('Another member of staff, an officer or an administrator')
      await officer.goto(`${path}/correction/confirmation`)
      await expect(main(officer)).toContainText(corrected)
      await officer.getByRole('button', { name: 'Confirm, and make it public' }).click()
      await expect(toast(officer)).toContainText('Confirmed')

      await visitor.reload()
      await expect(main(visitor)).toContainText('Corrected on')
      await expect(main(visitor)).not.toContainText('Disputed')
      await visitor.goto('/corrections')
      const entry = main(visitor).getByRole('listitem').filter({ hasText: referenceNumber })
      await expect(entry).toContainText(why)
      await expect(entry).not.toContainText(personName)
      await lookUp(visitor, code)
      await expect(main(visitor)).toContainText(why)

      await owner.goto(path)
      await expect(main(owner)).toContainText(corrected)
      await expect(main(owner)).toContainText(why)
      await main(owner).getByText('Read what you handed in').click()
      await expect(main(owner)).toContainText(buildReport().suspectedAssets ?? '')
      expect(await owner.content()).not.toContain(wrong)
    })

    test('a request that was refused by the form keeps every word, and can be sent then', async ({
      enter,
      world,
    }) => {
      const visitor = await enter()
      await visitor.goto(`/reports/${world.reports.approved.id}/correction`)
      await visitor.getByLabel('What is right?').fill('I own one flat.')
      await visitor.getByLabel('What is wrong with it?').fill(' ')
      await visitor.getByRole('radio', { name: 'I am their lawyer' }).check()
      await visitor.getByRole('radio', { name: /^Evidence/ }).check()
      await visitor.getByRole('button', { name: 'Send the request' }).click()
      await expect(main(visitor).getByRole('alert')).toContainText('What is wrong with it?')
      await expect(visitor.getByLabel('What is right?')).toHaveValue('I own one flat.')
      await expect(visitor.getByRole('radio', { name: /^Evidence/ })).toBeChecked()
      await visitor.getByLabel('What is wrong with it?').fill(`${wrong} ${javaScript}`)
      await visitor.getByRole('button', { name: 'Send the request' }).click()
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('We have your request')
    })
  })
}

async function ask(page: Page, path: string): Promise<string> {
  await page.goto(`${path}/correction`)
  await page.getByRole('radio', { name: /^I am the person who is named/ }).check()
  await page.getByRole('radio', { name: /^Suspected assets/ }).check()
  await page.getByLabel('What is wrong with it?').fill(wrong)
  await page.getByLabel('What shows it?').fill('The land registry in Kaduna.')
  await page.getByRole('button', { name: 'Send the request' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your request')
  const code = await main(page)
    .getByText(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/)
    .textContent()
  return code ?? ''
}

async function lookUp(page: Page, code: string): Promise<void> {
  await page.goto('/corrections/request')
  await page.getByLabel('Your code').fill(code.toLowerCase())
  await page.getByRole('button', { name: 'Look it up' }).click()
  await expect(main(page).getByRole('status')).toBeVisible()
  expect(page.url()).not.toContain(code.slice(0, 4))
}

async function takeUp(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('link', { name: /^A request of .* waits$/ }).click()
  await expect(main(page)).toContainText(wrong)
  await page.getByRole('button', { name: 'Mark the report as disputed' }).click()
  await expect(toast(page)).toContainText('Accepted for review')
}

async function propose(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('link', { name: /^correct it/ }).click()
  await page.getByLabel('What is corrected, and why').fill(why)
  await page.locator('[name="suspectedAssets"]').fill(corrected)
  await page.getByRole('radio', { name: 'Document' }).check()
  await page.locator('[name="source"]').fill('Land registry of Kaduna')
  await fillDay(page, 'Seen on', '2025-10-01')
  await page.getByRole('button', { name: 'Propose this correction' }).click()
  await expect(toast(page)).toContainText('Proposed')
}
