import type { Locator, Page } from '@playwright/test'
import { typedIncidentDate } from '#domain/reports/incident-date.ts'
import { password } from '#tests/cast.ts'
import { wordsIn } from '#words/catalogue.ts'
import type { Words } from '#words/words.ts'
import { expect } from './browser-test.ts'
import { finishTour } from './doors.ts'

/** What a person types, by the names of the form's fields. */
export type TypedReport = Partial<Record<keyof Words['labels'], string>>

export async function register(page: Page, username: string): Promise<void> {
  await page.goto('/register')
  await registerHere(page, username)
}

/** On the page that registers, whatever else was filled in there. */
export async function registerHere(page: Page, username: string): Promise<void> {
  await page.getByLabel('User name').fill(username)
  await page.getByLabel('Email').fill(`${username}@example.org`)
  await page.getByLabel('Password').fill(password)
  await main(page).getByRole('button', { name: 'Register' }).click()
  await expect(toast(page)).toContainText('Registration successful')
  await finishTour(page.request, new URL(page.url()).origin)
}

/** On the login page, wherever it leads. */
export async function logIn(page: Page, username: string): Promise<void> {
  await page.getByLabel('User name or email').fill(username)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(toast(page)).toContainText('Logged in successfully')
}

export async function logOut(page: Page): Promise<void> {
  await userMenu(page).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(toast(page)).toContainText('Logged out')
}

/** The user menu's button, which carries the name of the person who is logged in. */
export function userMenu(page: Page): Locator {
  return page.getByRole('banner').locator('summary:visible').last()
}

export async function typeReport(page: Page, typed: TypedReport): Promise<void> {
  for (const [name, text] of asTyped(typed)) {
    const field = reportField(page, name)
    // The scripts may take the form over at any moment.
    await expect(async () => {
      await showStepOf(page, field)
      if (name === 'wrongKind') {
        await field.and(page.locator(`[value="${text}"]`)).check({ timeout: 1_000 })
        return
      }
      if (name === 'sector' || name === 'state') await field.selectOption(text, { timeout: 1_000 })
      else await field.fill(text, { timeout: 1_000 })
      await expect(field).toHaveValue(text, { timeout: 1_000 })
    }).toPass()
  }
}

/** Goes to the page of the form that asks for this field. */
export async function showStepOf(page: Page, field: Locator): Promise<void> {
  if (await field.first().isVisible()) return
  const step = await field
    .first()
    .evaluate((element) => element.closest('[data-step]')?.getAttribute('data-step'))
  await page
    .getByRole('navigation', { name: 'Steps of this report' })
    .getByRole('button')
    .nth(Number(step))
    .click()
  await field.first().waitFor({ timeout: 5_000 })
}

/** From the form to its preview. */
export async function lookOver(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^(?:Look it over before sending|Check your answers)$/ })
  const toFiles = page.getByRole('button', { name: 'Next', exact: true })
  await expect(async () => {
    if (!(await button.isVisible())) {
      await showStepOf(page, reportField(page, 'mustNotSee'))
      // Without an account the files come between.
      if (await toFiles.isVisible()) await toFiles.click({ timeout: 1_000, noWaitAfter: true })
    }
    // Firefox waits for the next page within this second, and a second click would find no button there.
    await button.click({ timeout: 1_000, noWaitAfter: true })
  }).toPass()
}

/** From the form through its preview to the report. */
export async function sendReport(page: Page): Promise<void> {
  await lookOver(page)
  await page.getByRole('button', { name: 'Send the report' }).click()
}

export async function expectTyped(page: Page, typed: TypedReport): Promise<void> {
  for (const [name, text] of asTyped(typed))
    await expect(reportField(page, name), `the field ${name}`).toHaveValue(text)
}

/** A date is typed as people write it, and comes back so. */
function asTyped(typed: TypedReport): [keyof TypedReport, string][] {
  const fields = Object.entries(typed) as [keyof TypedReport, string][]
  return fields.map(([name, text]) => [name, name === 'incidentDate' ? typedIncidentDate(text) : text])
}

export function reportField(page: Page, name: keyof Words['labels']): Locator {
  if (name === 'wrongKind') return page.locator('[name="wrongKind"]')
  return page.getByLabel(wordsIn('en').labels[name], { exact: false }).and(page.locator(`[name="${name}"]`))
}

/** Submits a report and stays on its page. Returns its address and number. */
export async function submitReport(
  page: Page,
  typed: TypedReport,
): Promise<{ path: string; referenceNumber: string }> {
  await page.goto('/submit-report')
  await typeReport(page, typed)
  await sendReport(page)
  await expect(toast(page)).toContainText('Report submitted')
  return reportShown(page)
}

/** The address and the number of the report that the page shows. */
export async function reportShown(page: Page): Promise<{ path: string; referenceNumber: string }> {
  const number = await main(page)
    .getByText(/^[A-Z]+-\d/)
    .first()
    .textContent()
  return { path: new URL(page.url()).pathname, referenceNumber: number ?? '' }
}

export function main(page: Page): Locator {
  return page.getByRole('main')
}

/** The message about what was just done. */
export function toast(page: Page): Locator {
  return page.getByRole('status').filter({ has: page.getByRole('link', { name: 'Dismiss' }) })
}

/** Types a day into the date field of this label. @param day YYYY-MM-DD */
export async function fillDay(scope: Page | Locator, label: string, day: string): Promise<void> {
  const field = scope.getByRole('group', { name: label })
  const [year = '', month = '', ofMonth = ''] = day.split('-')
  await field.getByLabel('Day', { exact: true }).fill(ofMonth)
  await field.getByLabel('Month', { exact: true }).fill(month)
  await field.getByLabel('Year', { exact: true }).fill(year)
}
