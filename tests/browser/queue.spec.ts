import { buildReport, usernames } from '#tests/cast.ts'
import { expect, freshName, test } from '#tests/support/browser-test.ts'
import { showInList, showInQueue } from '#tests/support/main-job.ts'
import { main, submitReport, toast } from '#tests/support/walks.ts'

for (const javaScript of ['off', 'on'] as const) {
  test.describe(`with JavaScript ${javaScript}`, () => {
    test.use({ javaScriptEnabled: javaScript === 'on' })

    test('the queue marks the one stage that it shows, and counts each', async ({ enter }) => {
      const page = await enter('reviewer')
      await page.goto('/admin')
      const stages = page.getByRole('navigation', { name: 'Stage' }).getByRole('link')
      await expect(stages).toHaveText([
        /^All open \(\d+\)$/,
        /^New \(\d+\)$/,
        /^Assigned \(\d+\)$/,
        /^Verified \(\d+\)$/,
        /^To approve \(\d+\)$/,
        /^Disputed \(\d+\)$/,
        /^Closed \(\d+\)$/,
      ])
      const chosen = page.locator('nav[aria-label="Stage"] [aria-current]')
      await expect(chosen).toHaveText([/^All open/])
      await stages.filter({ hasText: 'Closed' }).click()
      await expect(chosen).toHaveText([/^Closed/])
      const statuses = page.getByRole('navigation', { name: 'Status' }).getByRole('link')
      const shown = page.locator('nav[aria-label="Status"] [aria-current]')
      await expect(statuses).toHaveText([
        /^All closed \(\d+\)$/,
        /^Approved \(\d+\)$/,
        /^Rejected \(\d+\)$/,
        /^Retracted \(\d+\)$/,
        /^Withdrawn \(\d+\)$/,
      ])
      await expect(shown).toHaveText([/^All closed/])
      expect(await showInList(page, 'Sample Rejected')).toBe(true)
      await statuses.filter({ hasText: 'Retracted' }).click()
      await expect(page).toHaveURL(/status=retracted$/)
      await expect(shown).toHaveText([/^Retracted/])
      expect(await showInList(page, 'Sample Retracted')).toBe(true)
    })

    test('the queue is narrowed and sorted by its form, and the address keeps it', async ({ enter }) => {
      const page = await enter('reviewer')
      await page.goto('/admin')
      await expect(main(page)).toContainText('Who pays is never a reason')
      await page.getByText('Filter and sort').click()
      await main(page)
        .getByRole('combobox', { name: /^State/ })
        .selectOption('Kaduna')
      await main(page)
        .getByRole('combobox', { name: /^Verification/ })
        .selectOption('Verified')
      await main(page)
        .getByRole('combobox', { name: /^Sorted/ })
        .selectOption('Newest first')
      await page.getByRole('button', { name: 'Show', exact: true }).click()
      await expect(page).toHaveURL(/verified=yes.*state=Kaduna.*order=newest|order=newest.*state=Kaduna/)
      const narrowed = page.url()
      expect(await showInList(page, 'Sample Verified')).toBe(true)
      await page.goto(narrowed)
      expect(await showInList(page, 'Sample Pending')).toBe(false)
      await main(page).getByText('Filter and sort').click()
      await expect(main(page).getByRole('combobox', { name: /^State/ })).toHaveValue('Kaduna')
      await page.getByRole('link', { name: 'Leave all filters out' }).click()
      await expect(page).toHaveURL(/\/admin$/)
    })

    test('a report is found by its number, from any stage', async ({ newcomer, enter }) => {
      const { page: owner } = await newcomer()
      const personName = freshName()
      const { referenceNumber } = await submitReport(owner, buildReport({ personName }))
      const page = await enter('reviewer')
      await page.goto('/admin?stage=closed')
      await main(page).getByRole('searchbox', { name: 'Search' }).fill(referenceNumber)
      await main(page).getByRole('button', { name: 'Search' }).click()
      await expect(main(page).locator('tbody tr')).toHaveCount(1)
      await expect(main(page).getByRole('link', { name: personName })).toBeVisible()
    })

    test('a report is assigned to one, and the other is told to whom, until it is released', async ({
      newcomer,
      enter,
    }) => {
      const { page: owner } = await newcomer()
      const personName = freshName()
      const { path, referenceNumber } = await submitReport(owner, buildReport({ personName }))
      const [reviewer, officer] = [await enter('reviewer'), await enter('officer')]
      await officer.goto(path)
      expect(await showInQueue(reviewer, personName)).toBe(true)
      await reviewer.getByRole('button', { name: `Assign to me ${referenceNumber}` }).click()
      await expect(toast(reviewer)).toContainText('Assigned to you')
      await expect(main(reviewer)).toContainText('This report is assigned to you until')

      await officer.getByRole('button', { name: 'Assign it to me' }).click()
      await expect(officer.getByRole('alert')).toContainText('This report is assigned to a colleague')
      await expect(main(officer)).toContainText(`This report is assigned to ${usernames.reviewer}`)
      const refused = await officer.goto(`${path}/verification`)
      expect(refused?.status()).toBe(409)
      await expect(main(officer)).toContainText('This report is assigned to a colleague')
      await officer.goto(path)
      await expect(officer.getByRole('link', { name: 'Record a verification' })).toHaveCount(0)
      await owner.goto(path)
      await expect(main(owner)).not.toContainText(/assigned to/i)

      await reviewer.getByRole('button', { name: 'Release it' }).click()
      await expect(toast(reviewer)).toContainText('Released')
      await officer.reload()
      await officer.getByRole('button', { name: 'Assign it to me' }).click()
      await expect(main(officer)).toContainText('This report is assigned to you')
      await expect(main(officer)).toContainText(`Assigned${usernames.reviewer}`)
    })

    test('a status or a page that does not exist shows the queue', async ({ enter }) => {
      const page = await enter('officer')
      for (const query of ['?status=published', '?status=', '?after=x', '?order=random', '?state=Atlantis']) {
        const answer = await page.goto(`/admin${query}`)
        expect(answer?.status()).toBe(200)
        await expect(page.getByRole('heading', { level: 1, name: 'Officer Panel' })).toBeVisible()
      }
    })
  })
}
