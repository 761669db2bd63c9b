import type { Page } from '@playwright/test'
import { buildReport } from '#tests/cast.ts'
import { expect, freshName, test, untilLively } from '#tests/support/browser-test.ts'
import { findInQueue, showInQueue } from '#tests/support/main-job.ts'
import { main, reportField, sendReport, typeReport } from '#tests/support/walks.ts'

test.use({ viewport: { width: 360, height: 740 } })

for (const javaScript of ['off', 'on'] as const) {
  test.describe(`with JavaScript ${javaScript}`, () => {
    test.use({ javaScriptEnabled: javaScript === 'on' })

    test('a source without an account reports, comes back with the code, and talks with staff @firefox', async ({
      page,
      enter,
    }) => {
      await page.goto('/')
      await main(page).getByRole('link', { name: 'Report something' }).click()
      await expect(page).toHaveTitle('Fitila')
      expect(await page.context().cookies(), 'no cookie before the form').toEqual([])
      const personName = freshName()
      await typeReport(page, buildReport({ personName }))
      await sendReport(page)
      await expect(page.getByRole('heading', { name: 'We have your report' })).toBeVisible()
      const number = /WR-\d+/.exec((await main(page).textContent()) ?? '')?.[0] ?? ''
      const words = await main(page).getByRole('list').first().getByRole('listitem').allTextContents()
      expect(words).toHaveLength(11)
      expect(await page.context().cookies(), 'no cookie after it').toEqual([])

      await comeBack(page, words.slice(0, 10).join(' '))
      await expect(main(page)).toContainText('A code has 11 words, and this has 10.')
      await comeBack(page, words.join(' '))
      await expect(page.getByRole('heading', { name: `Your report ${number}` })).toBeVisible()
      await expect(main(page)).toContainText('Received. Staff have not finished checking it.')
      await page.getByLabel('Your message').fill('There is a second voucher.')
      await page.getByRole('button', { name: 'Send', exact: true }).click()
      await expect(main(page)).toContainText('There is a second voucher.')

      const reviewer = await enter('reviewer')
      await findInQueue(reviewer, personName)
      await expect(main(reviewer)).toContainText('There is a second voucher.')
      await reviewer.getByRole('link', { name: 'Write a message' }).click()
      await reviewer.getByLabel('Your message').fill('Where is the voucher kept?')
      await reviewer.getByRole('button', { name: 'Send', exact: true }).click()
      await expect(main(reviewer)).toContainText('Where is the voucher kept?')

      await page.reload()
      await expect(main(page)).toContainText('Where is the voucher kept?')
      await page.getByRole('button', { name: 'Close my report' }).click()
      // Otherwise the next address comes while the scripts still fetch this one.
      await expect(page).toHaveURL(/\/report\/return$/)
      await page.goto('/report/status')
      await expect(page).toHaveURL(/\/report\/return$/)
    })

    test('one question a page: each is checked there, and an answer is changed from the list of answers', async ({
      page,
      enter,
    }) => {
      const personName = freshName()
      await page.goto('/report')
      await untilLivelyOr(page, javaScript)
      await next(page)
      await expect(reportField(page, 'personName')).toBeHidden()
      if (javaScript === 'off') await expect(main(page)).toContainText('Kind of wrong: ')
      await page.getByRole('radio', { name: /^A bribe or extortion/ }).check()
      await next(page)
      await reportField(page, 'personName').fill(personName)
      await reportField(page, 'position').fill('Registrar of permits')
      await expect(reportField(page, 'sector')).toBeHidden()
      await next(page)
      await reportField(page, 'sector').selectOption('land_registry')
      await reportField(page, 'state').selectOption('Kaduna')
      await reportField(page, 'place').fill('Counter 4')
      await next(page)
      await expect(page.getByRole('group', { name: 'Step 4 of 8: What happened?' })).toBeVisible()
      await expect(main(page)).toContainText('Who asked for what, and for which service?')
      await expect(reportField(page, 'suspectedAssets')).toBeHidden()
      await reportField(page, 'whatHappened').fill('A fee was asked for a free stamp.')
      await next(page)
      await reportField(page, 'amount').fill('N20,000')
      await next(page)
      await reportField(page, 'evidence').fill('A transfer slip.')
      await next(page)
      await reportField(page, 'witnesses').fill('Two people in the queue.')
      await next(page)
      await reportField(page, 'mustNotSee').fill('Folake')
      await next(page)
      await page.getByRole('button', { name: 'Check your answers' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Look it over before sending' })).toBeVisible()
      for (const answer of [
        'A bribe or extortion',
        personName,
        'Counter 4',
        'N20,000',
        'A transfer slip.',
        'Folake',
      ])
        await expect(main(page)).toContainText(answer)
      await page.getByRole('button', { name: 'Change: How much' }).click()
      await expect(reportField(page, 'amount')).toHaveValue('N20,000')
      await reportField(page, 'amount').fill('N25,000')
      await sendReport(page)
      await expect(page.getByRole('heading', { name: 'We have your report' })).toBeVisible()

      const reviewer = await enter('reviewer')
      await findInQueue(reviewer, personName)
      for (const answer of ['N25,000', 'Two people in the queue.', 'A fee was asked for a free stamp.'])
        await expect(main(reviewer)).toContainText(answer)
      const kept = await enter('secondReviewer')
      expect(await showInQueue(kept, personName), 'who must not see it does not').toBe(false)
    })

    test('a source deletes a report, and its code is then as a wrong one', async ({ page, enter }) => {
      const personName = freshName()
      await page.goto('/report')
      await typeReport(page, buildReport({ personName }))
      await sendReport(page)
      const code =
        (await main(page)
          .getByText(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){5}$/)
          .textContent()) ?? ''
      await comeBack(page, code)
      await page.getByRole('link', { name: 'Withdraw or delete this report' }).click()
      await expect(page.getByRole('heading', { name: /^Withdraw or delete report WR-/ })).toBeVisible()
      await page.getByRole('radio', { name: /^Delete it now/ }).check()
      await page.getByRole('button', { name: 'Confirm' }).click()
      await expect(page.getByRole('heading', { name: 'Your report is deleted' })).toBeVisible()
      expect(await page.context().cookies(), 'the visit has ended').toEqual([])
      await comeBack(page, code)
      await expect(main(page)).toContainText('No report opens with this code.')

      const reviewer = await enter('reviewer')
      expect(await showInQueue(reviewer, personName)).toBe(false)
    })
  })
}

test('the quick exit ends the visit and leads to a page that says nothing', async ({ page }) => {
  const shown = await page.goto('/report')
  expect(shown?.headers()['content-security-policy']).toContain("form-action 'self' https://www.bbc.com")
  expect(shown?.headers()['cache-control']).toBe('no-store')
  const left = await page.request.post('/report/exit', { maxRedirects: 0 })
  expect(left.status()).toBe(303)
  expect(left.headers().location).toBe('https://www.bbc.com/weather')
  const elsewhere = await page.goto('/about')
  expect(elsewhere?.headers()['content-security-policy']).toContain("form-action 'self';")
})

async function untilLivelyOr(page: Page, javaScript: 'off' | 'on'): Promise<void> {
  if (javaScript === 'on') await untilLively(page)
}

async function next(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next' }).click()
}

async function comeBack(page: Page, code: string): Promise<void> {
  await page.goto('/report/return')
  await page.getByLabel('Your code').fill(code)
  await page.getByRole('button', { name: 'Open my report' }).click()
}
