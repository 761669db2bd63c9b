import { buildReport } from '#tests/cast.ts'
import { expect, freshName, test } from '#tests/support/browser-test.ts'
import { findInQueue } from '#tests/support/main-job.ts'
import { main, submitReport } from '#tests/support/walks.ts'

for (const javaScript of ['off', 'on'] as const) {
  test.describe(`with JavaScript ${javaScript}`, () => {
    test.use({ javaScriptEnabled: javaScript === 'on' })

    test('a reviewer goes from a report to another on the same person, and its sender sees neither', async ({
      newcomer,
      enter,
    }) => {
      const personName = `Muhammadu ${freshName().replace('Misali ', '')}`
      const otherName = `${personName.replace('Muhammadu ', '')} Mohammed`
      const { page: owner } = await newcomer()
      for (const name of [`Alhaji ${personName}`, otherName]) {
        await submitReport(owner, buildReport({ personName: name }))
      }
      const reviewer = await enter('reviewer')
      await findInQueue(reviewer, otherName)
      const similar = main(reviewer).locator('#similar')
      // The job that marks new reports comes by every ten seconds.
      await expect(async () => {
        await reviewer.reload()
        await expect(similar.getByRole('listitem').first()).toBeVisible({ timeout: 1_000 })
      }).toPass()
      await expect(similar).toContainText('spellings of one name')
      await expect(similar).toContainText('A title was left out: Alhaji.')
      await main(reviewer).getByRole('link', { name: '1 similar' }).click()
      await expect(similar).toBeInViewport()
      await similar.getByRole('link', { name: `Alhaji ${personName}` }).click()
      await expect(reviewer.getByRole('heading', { level: 1, name: `Alhaji ${personName}` })).toBeVisible()

      await owner.goto(reviewer.url())
      await expect(owner.getByRole('heading', { level: 1, name: `Alhaji ${personName}` })).toBeVisible()
      await expect(main(owner)).not.toContainText('Similar reports')
    })
  })
}
