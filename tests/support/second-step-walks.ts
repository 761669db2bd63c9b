import type { Page } from '@playwright/test'
import { password } from '#tests/cast.ts'
import { expect } from './browser-test.ts'
import { codeAt } from './second-step.ts'
import { main, toast } from './walks.ts'

export type OwnApp = { secret: string; codes: string[] }

/** From the security page on: sets up an app as a person would, who types the key by hand. No one can use its first code again. */
export async function setUpApp(page: Page): Promise<OwnApp> {
  await page.goto('/profile/security')
  await page.getByRole('button', { name: 'Set up an app' }).click()
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
  const secret = (await main(page).locator('code').textContent()) ?? ''
  await page.getByLabel('The six digits that the app shows now').fill(codeAt(secret, new Date()))
  await page.getByRole('button', { name: 'Turn it on' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your app is set up')
  const codes = await main(page).getByRole('listitem').allTextContents()
  expect(codes).toHaveLength(10)
  await page.getByRole('link', { name: 'I have kept them' }).click()
  await expect(main(page)).toContainText('10 of 10 left')
  return { secret, codes }
}

/** On the login page: name and password, and then the page that asks for more. */
export async function logInToSecondStep(page: Page, username: string): Promise<void> {
  await page.getByLabel('User name or email').fill(username)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second step')
}

/** On the page of the second step. */
export async function giveCode(page: Page, code: string): Promise<void> {
  await page.getByLabel(/^Code from your app/).fill(code)
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** The next code, which a clock that is half a minute fast already shows: the last one is used up. */
export function nextCode(secret: string): string {
  return codeAt(secret, new Date(Date.now() + 30_000))
}

export async function expectLoggedIn(page: Page): Promise<void> {
  await expect(toast(page)).toContainText('Logged in successfully')
}
