import type { Page } from '@playwright/test'
import { password } from '#tests/cast.ts'
import { expect, freshUsername } from './browser-test.ts'
import { finishTour } from './doors.ts'
import { expectLoggedIn, giveCode, logInToSecondStep, nextCode, setUpApp } from './second-step-walks.ts'
import { logOut, main, toast } from './walks.ts'

type InvitedAs = 'Reviewer' | 'Officer'

/**
 * The newest for this role, in the panel of a second person. Two tests at once invite for different roles, so that neither
 * confirms the invitation of the other.
 */
async function confirmInvitation(officer: Page, role: InvitedAs): Promise<void> {
  await officer.goto('/admin')
  await officer.getByRole('link', { name: /^Waiting for a second person/ }).click()
  await main(officer)
    .getByRole('listitem')
    .filter({ hasText: role })
    .getByRole('button', { name: /^Confirm ?: Invitation to the staff/ })
    .last()
    .click()
  await expect(toast(officer)).toContainText('Confirmed')
}

/** By the administrator's invitation, the account, the second step that staff pages ask for, and a log-in with both. */
export async function becomeStaff(
  { administrator, officer, page }: { administrator: Page; officer: Page; page: Page },
  role: InvitedAs,
): Promise<void> {
  await administrator.goto('/user-management')
  await administrator.getByRole('radio', { name: new RegExp(`^${role}`) }).check()
  await administrator.getByRole('button', { name: 'Make an invitation link' }).click()
  const link = await administrator.getByText(/\/invitation\//).textContent()
  await page.goto(link ?? '')
  await expect(main(page)).toContainText('This link is not open yet')
  await confirmInvitation(officer, role)
  const username = freshUsername()
  await page.goto(link ?? '')
  await page.getByLabel('User name').fill(username)
  await page.getByLabel('Email').fill(`${username}@example.org`)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Make my account' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('First steps')
  await finishTour(page.request, new URL(page.url()).origin)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your second step is missing')
  await page.getByRole('link', { name: 'Set up the second step' }).click()
  await expect(main(page)).toContainText('Staff need a second step')
  const { secret } = await setUpApp(page)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your declaration is missing')
  await page.getByRole('link', { name: 'Make your declaration' }).click()
  await page.getByLabel('Your full names').fill(`${username} Gwajiyo`)
  await page.getByRole('button', { name: 'I declare this' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Panel$/ })).toBeVisible()
  await logOut(page)
  await page.goto('/login?next=/admin')
  await logInToSecondStep(page, username)
  await giveCode(page, nextCode(secret))
  await expectLoggedIn(page)
}
