import type { Page } from '@playwright/test'
import { buildReport, usernames } from '#tests/cast.ts'
import { becomeStaff } from '#tests/support/become-staff.ts'
import { expect, freshName, freshUsername, test } from '#tests/support/browser-test.ts'
import {
  approve,
  expectWithoutTrace,
  findInQueue,
  readNotifications,
  review,
  verify,
} from '#tests/support/main-job.ts'
import {
  expectTyped,
  logIn,
  logOut,
  lookOver,
  main,
  register,
  reportShown,
  submitReport,
  toast,
  typeReport,
} from '#tests/support/walks.ts'

for (const javaScript of ['off', 'on'] as const) {
  test.describe(`with JavaScript ${javaScript}`, () => {
    test.use({ javaScriptEnabled: javaScript === 'on' })

    test('a report goes from the person who writes it to the public, and its owner is told', {
      tag: '@firefox',
    }, async ({ page: owner, enter }) => {
      const username = freshUsername()
      const words = buildReport({ personName: freshName() })
      const name = words.personName ?? ''

      await register(owner, username)
      await owner.goto('/submit-report')
      await typeReport(owner, words)
      await lookOver(owner)
      for (const text of [words.suspectedAssets, words.declaredAssets, words.wealthSource, words.evidence])
        await expect(main(owner)).toContainText(String(text))
      await owner.getByRole('button', { name: 'Send the report' }).click()
      await expect(toast(owner)).toContainText('Report submitted')
      const report = await reportShown(owner)
      for (const text of [words.suspectedAssets, words.declaredAssets, words.wealthSource, words.evidence])
        await expect(main(owner)).toContainText(String(text))
      await owner.goto('/reports/mine')
      await expect(row(owner, report.referenceNumber)).toContainText('Waiting for verification')

      const visitor = await enter()
      await visitor.goto('/reports')
      await expect(main(visitor)).not.toContainText(name)
      await visitor.goto(`/search?q=${encodeURIComponent(name)}`)
      await expect(visitor.getByText('No reports found')).toBeVisible()

      const reviewer = await enter('reviewer')
      await findInQueue(reviewer, name)
      await verify(reviewer, 'The vouchers were compared at the registry.')

      const officer = await enter('officer')
      await findInQueue(officer, name)
      await approve(officer)

      await visitor.goto(`/search?q=${encodeURIComponent(name.toUpperCase())}`)
      await expect(visitor.getByRole('link', { name })).toBeVisible()
      await visitor.goto('/reports')
      await visitor.getByRole('link', { name }).click()
      await expect(visitor.getByRole('heading', { name: 'Authentication Required' })).toBeVisible()
      await expect(main(visitor)).toContainText('Please log in to access this page.')
      await main(visitor).getByRole('link', { name: 'Login' }).click()
      await logIn(visitor, usernames.stranger)
      await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible()
      expect(new URL(visitor.url()).pathname).toBe(report.path)
      await expect(
        main(visitor).getByText('Register of payments, volume 4. Seen on 1 October 2025'),
      ).toHaveCount(5)

      await owner.goto('/')
      await readNotifications(owner, ['Report approved', 'Verification recorded'])
      await owner
        .getByRole('button', { name: `Open ${report.referenceNumber}` })
        .first()
        .click()
      await expect(owner.getByRole('heading', { level: 1, name })).toBeVisible()
      await expect(owner.getByRole('link', { name: 'Notifications, 1 unread' })).toBeVisible()

      await logOut(owner)
      await owner.goto('/reports/mine')
      await expect(owner.getByRole('heading', { name: 'Authentication Required' })).toBeVisible()
    })

    test('a form with mistakes names them in its order, and loses nothing that was typed', async ({
      newcomer,
    }) => {
      const { page: owner } = await newcomer()
      const words = buildReport({ personName: freshName() })
      await owner.goto('/submit-report')
      const mistaken = { ...words, evidence: ' ', relevantLinks: 'vouchers', incidentDate: '2025-13' }
      await typeReport(owner, mistaken)
      await lookOver(owner)
      const mistakes = owner.getByRole('alert').filter({ hasText: 'Some answers need another look' })
      await expect(mistakes.getByRole('listitem')).toHaveText([
        /^When it happened: /,
        /^Evidence: /,
        /^Links: /,
      ])
      await expectTyped(owner, mistaken)
      await typeReport(owner, words)
      await lookOver(owner)
      await expect(main(owner)).toContainText(String(words.evidence))
    })

    test('a person who is invited becomes one of the staff and finds a report in the queue', async ({
      newcomer,
      enter,
    }) => {
      const { page: owner } = await newcomer()
      const name = freshName()
      await submitReport(owner, buildReport({ personName: name }))
      const invited = await enter()
      const officer = await enter('officer')
      const administrator = await enter('administrator')
      await becomeStaff(
        { administrator, officer, page: invited },
        javaScript === 'on' ? 'Officer' : 'Reviewer',
      )
      await findInQueue(invited, name)
    })

    test('a report is rejected with a reason that its owner reads', async ({ newcomer, enter }) => {
      const { page: owner } = await newcomer()
      const name = freshName()
      const report = await submitReport(owner, buildReport({ personName: name }))

      const officer = await enter('officer')
      await findInQueue(officer, name)
      await officer.getByRole('link', { name: 'Reject' }).click()
      await officer.getByLabel('Reason').fill('The vouchers show no name.')
      await officer.getByRole('button', { name: 'Propose the rejection' }).click()
      await expect(toast(officer)).toContainText('Rejection proposed')

      const secondOfficer = await enter('secondOfficer')
      await secondOfficer.goto('/admin/proposals')
      await secondOfficer
        .getByRole('listitem')
        .filter({ hasText: report.referenceNumber })
        .getByRole('button', { name: /^Confirm ?: Rejection of a report/ })
        .click()
      await expect(toast(secondOfficer)).toContainText('Confirmed')

      await owner.goto('/')
      await readNotifications(owner, ['Report rejected'])
      await owner.getByRole('button', { name: `Open ${report.referenceNumber}` }).click()
      await expect(main(owner)).toContainText('The vouchers show no name.')
      const visitor = await enter()
      await visitor.goto(`/search?q=${encodeURIComponent(name)}`)
      await expect(visitor.getByText('No reports found')).toBeVisible()
    })

    test('an approved report is retracted: a notice is in its place and no word of it', async ({
      newcomer,
      enter,
    }) => {
      const { page: owner } = await newcomer()
      const name = freshName()
      const words = buildReport({ personName: name, evidence: 'Vouchers 4411 and 4412.' })
      const report = await submitReport(owner, words)
      const reviewer = await enter('reviewer')
      await findInQueue(reviewer, name)
      await verify(reviewer, 'Both vouchers were seen.')
      const colleague = await enter('secondReviewer')
      await colleague.goto(report.path)
      await review(colleague, 'Fairness', 'Two people in this state have that name.')
      const officer = await enter('officer')
      await officer.goto(report.path)
      await approve(officer)
      await officer.getByRole('link', { name: 'Retract' }).click()
      await officer.getByLabel('Correction notice').fill('The houses belong to somebody else.')
      await officer.getByRole('button', { name: 'Retract the report' }).click()
      await expect(toast(officer)).toContainText('Report retracted')

      const visitor = await enter()
      await visitor.goto('/reports')
      const tombstone = visitor.getByRole('article').filter({ hasText: report.referenceNumber })
      await expect(tombstone).toContainText('Retracted')
      await expect(tombstone).toContainText('The houses belong to somebody else.')
      await expectWithoutTrace(visitor, words)
      await visitor.goto(`/search?q=${encodeURIComponent(name)}`)
      await expect(visitor.getByRole('link', { name })).toHaveCount(0)
      const reader = await enter('observer')
      await reader.goto(report.path)
      await expect(main(reader)).toContainText('The houses belong to somebody else.')
      await expectWithoutTrace(reader, words)
      expect(await reader.content()).not.toContain('Two people in this state')

      await owner.goto('/')
      await readNotifications(owner, ['Report retracted', 'Report approved', 'Verification recorded'])
    })
  })
}

function row(page: Page, text: string) {
  return main(page).getByRole('listitem').filter({ hasText: text })
}
