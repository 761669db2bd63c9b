import { expect } from '@playwright/test'
import { type CastRole, usernames } from '#tests/cast.ts'
import { askedFor } from '#tests/support/correction-requests.ts'
import { type OwnSite, test } from '#tests/support/sites/own-site.ts'
import { main, toast } from '#tests/support/walks.ts'

test.describe.configure({ mode: 'serial', timeout: 120_000 })

for (const javaScriptEnabled of [false, true])
  test.describe(`with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    const screen = { javaScriptEnabled }

    test('an administrator sets a ready notice, and each reader sees it at once', async ({ enter }) => {
      const page = await enter('administrator', screen)
      const visitor = await enter(null, screen)
      await page.goto('/admin/settings')
      await main(page).getByRole('link', { name: 'Change: Ready notice on each page' }).click()
      await main(page).getByRole('radio', { name: 'Answers take longer' }).check()
      await main(page).getByRole('button', { name: 'Save' }).click()
      await expect(toast(page)).toContainText('Saved')
      await visitor.goto('/faq')
      const notice = visitor.getByRole('region', { name: 'Notice of this site' })
      await expect(notice).toContainText('We have more reports than usual')
      await page.goto('/admin/settings/readyNotice')
      await expect(main(page)).not.toContainText('Leave it empty')
      await main(page).getByRole('radio', { name: 'No notice' }).check()
      await main(page).getByRole('button', { name: 'Save' }).click()
      await expect(toast(page)).toContainText('Saved')
      await visitor.reload()
      await expect(notice).toHaveCount(0)
    })

    test('a text of one person reaches readers when a second confirms it, with a second step of 72 hours', async ({
      enter,
      site,
    }) => {
      const text = `Box 1, Kano, ${String(javaScriptEnabled)}.`
      const page = await enter('administrator', screen)
      const visitor = await enter(null, screen)
      await page.goto('/admin/settings')
      const row = main(page).getByRole('listitem').filter({ hasText: 'How to reach you' })
      const earlier = javaScriptEnabled ? 'Box 1, Kano, false.' : 'The form of the contact page alone'
      await expect(row).toContainText(earlier)
      await expect(row.getByText('Default', { exact: true })).toHaveCount(javaScriptEnabled ? 0 : 1)
      await row.getByRole('link', { name: 'Change' }).click()
      await main(page).getByRole('textbox', { name: 'How to reach you' }).fill(text)
      await main(page).getByRole('button', { name: 'Propose it' }).click()
      await expect(toast(page)).toContainText('Change proposed')
      const waiting = main(page).getByRole('listitem').filter({ hasText: text })
      await expect(waiting).toContainText('Proposed by you')
      await expect(waiting.getByRole('button', { name: /^Confirm/ })).toHaveCount(0)
      await visitor.goto('/contact')
      await expect(main(visitor)).not.toContainText(text)

      const officer = await enter('officer', screen)
      await stepSetUpBefore(site, 'officer', '71 hours 55 minutes')
      await officer.goto('/admin/proposals')
      const seen = main(officer).getByRole('listitem').filter({ hasText: text })
      await expect(seen).toContainText(earlier)
      await expect(seen).toContainText('Another officer or an administrator has to confirm it.')
      await expect(seen.getByRole('button', { name: /^Confirm/ })).toHaveCount(0)
      await stepSetUpBefore(site, 'officer', '72 hours')
      await officer.reload()
      await seen.getByRole('button', { name: /^Confirm/ }).click()
      await expect(toast(officer)).toContainText('Confirmed')
      await expect(seen).toHaveCount(0)
      await visitor.reload()
      await expect(main(visitor)).toContainText(text)
      await page.goto('/admin/settings')
      await expect(row).toContainText(text)
      await expect(row).toContainText('Since')
    })

    test('what a variable sets is shown as fixed', async ({ enter }) => {
      const page = await enter('administrator', screen)
      await page.goto('/admin/settings')
      const row = main(page).getByRole('listitem').filter({ hasText: 'Minutes between two publications' })
      await expect(row).toContainText('Set by PUBLICATION_MINUTES on the server.')
      await expect(row.getByRole('link')).toHaveCount(0)
    })

    test('a person adds a document to their request, and staff see its preview', async ({ enter, site }) => {
      const wrong = `Not mine, ${String(javaScriptEnabled)}.`
      const code = await askedFor(site.application, site.world.reports.approved.id, { wrong })
      const visitor = await enter(null, screen)
      await visitor.goto('/corrections/request')
      await main(visitor).getByLabel('Your code').fill(code)
      await main(visitor).getByRole('button', { name: 'Look it up' }).click()
      const mandate = {
        name: 'mandate.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from('Invented mandate.'),
      }
      await main(visitor).getByLabel('Your document').setInputFiles(mandate)
      await main(visitor).getByRole('button', { name: 'Add it' }).click()
      await expect(main(visitor)).toContainText('Added. Staff can see it now.')
      await expect(main(visitor)).toContainText('1 document is with your request.')
      const reviewer = await enter('reviewer', screen)
      await reviewer.goto('/correction-requests')
      const request = main(reviewer).getByRole('listitem').filter({ hasText: wrong })
      await request.getByRole('link').first().click()
      await main(reviewer)
        .getByRole('link', { name: /^Document 1/ })
        .click()
      await expect(main(reviewer)).toContainText('Invented mandate.')
      await expect(main(reviewer)).toContainText('A stranger made this file')
    })
  })

test('two reports of the same wrong are joined by number, and taken apart at the other one', async ({
  enter,
  site,
}) => {
  const page = await enter('reviewer')
  const { pending, verified } = site.world.reports
  await page.goto(`/reports/${pending.id}/case?join=${verified.referenceNumber}`)
  await main(page).getByRole('button', { name: 'Join them' }).click()
  await expect(main(page).getByRole('link', { name: verified.referenceNumber })).toBeVisible()
  await page.goto(`/reports/${verified.id}`)
  const joined = main(page).getByRole('region', { name: 'Reports of the same wrong' })
  await expect(joined).toContainText(pending.referenceNumber)
  await joined.getByRole('button', { name: `Take apart ${pending.referenceNumber}` }).click()
  await expect(main(page).getByText('No other report is joined.')).toBeVisible()
})

/** Time that has passed on the site's own clock is written back instead of waited for. */
async function stepSetUpBefore({ application }: OwnSite, member: CastRole, time: string): Promise<void> {
  await application.database.pool.query(
    'update profiles set second_step_since = now() - $2::interval where username = $1',
    [usernames[member], time],
  )
}
