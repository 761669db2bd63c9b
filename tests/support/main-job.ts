import type { Page } from '@playwright/test'
import { expect } from './browser-test.ts'
import { fillDay, main, toast, userMenu } from './walks.ts'

/** From any page through the user menu to the staff's queue, and on through its pages to the report. */
export async function findInQueue(page: Page, personName: string): Promise<void> {
  expect(await showInQueue(page, personName), `the queue has ${personName}`).toBe(true)
  await main(page).getByRole('link', { name: personName }).click()
  await expect(page.getByRole('heading', { level: 1, name: personName })).toBeVisible()
}

/** Shows the page of the queue that has the report, and says whether one has. */
export async function showInQueue(page: Page, personName: string): Promise<boolean> {
  if (page.url() === 'about:blank') await page.goto('/')
  await userMenu(page).click()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Panel$/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: /Panel$/ })).toBeVisible()
  return showInList(page, personName)
}

/**
 * Turns the pages of a staff list until one has the report, and says whether one has. Other tests send reports too,
 * and those of one day have no order by their times, so the report may be on any page.
 */
export async function showInList(page: Page, personName: string): Promise<boolean> {
  for (;;) {
    await expect(main(page).locator('li, tbody tr').first(), 'the queue goes on').toBeVisible()
    if ((await main(page).getByRole('link', { name: personName }).count()) > 0) return true
    const next = page.getByRole('link', { name: 'Next' })
    if ((await next.count()) === 0) return false
    await page.goto((await next.getAttribute('href')) ?? '')
  }
}

/** On a report's page. */
export async function verify(page: Page, notes: string): Promise<void> {
  await page.getByRole('link', { name: 'Record a verification' }).click()
  await page.getByRole('radio', { name: /^Document check/ }).check()
  await page.getByLabel('Notes').fill(notes)
  await page.getByRole('button', { name: 'Record the verification' }).click()
  await expect(toast(page)).toContainText('Verification recorded')
  await expect(main(page)).toContainText(notes)
}

/** On a report's page, as a colleague on the staff. */
export async function review(page: Page, type: string, comments: string): Promise<void> {
  await page.getByRole('link', { name: 'Add a peer review' }).click()
  await page.getByRole('radio', { name: new RegExp(`^${type}`) }).check()
  await page.getByLabel('Comments').fill(comments)
  await page.getByRole('button', { name: 'Submit the review' }).click()
  await expect(toast(page)).toContainText('Peer review submitted')
  await expect(main(page)).toContainText(comments)
}

/** On a report's page, as an officer. */
export async function approve(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Approve' }).click()
  await expect(page.getByRole('heading', { name: 'Approve this report?' })).toBeVisible()
  await markStatements(page)
  await page.getByRole('button', { name: 'Approve and make it public' }).click()
  await expect(toast(page)).toContainText('Report approved')
}

/** On the approval page: fills in every box that there is. */
export async function markStatements(page: Page): Promise<void> {
  for (const box of await page
    .locator('fieldset')
    .filter({ has: page.getByLabel('Source') })
    .all()) {
    for (const fold of await box.locator('details:not([open]) > summary').all()) await fold.click()
    await box.getByRole('radio', { name: 'Document' }).check()
    await box.getByLabel('Source').fill('Register of payments, volume 4')
    await fillDay(box, 'Seen on', '2025-10-01')
  }
}

/** Follows the bell, which counts them, to the notifications with these titles, newest first. */
export async function readNotifications(page: Page, titles: string[]): Promise<void> {
  await page.getByRole('link', { name: `Notifications, ${titles.length} unread` }).click()
  // With scripts the bell unfolds the newest first.
  const all = page.getByRole('link', { name: 'See all' })
  const title = page.getByRole('heading', { level: 1, name: 'Notifications' })
  await expect(title.or(all)).toBeVisible()
  if (await all.isVisible()) await all.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
  await expect(main(page).getByRole('article').getByRole('heading')).toHaveText(titles)
}

/** Neither the page nor the data that came with it holds what the report said. */
export async function expectWithoutTrace(page: Page, words: Record<string, string>): Promise<void> {
  const { personName, evidence } = words
  const source = await page.content()
  for (const word of [personName, evidence]) expect(source).not.toContain(word)
}
