import type { Page } from '@playwright/test'
import { password } from '#tests/cast.ts'
import { expect } from '../browser-test.ts'
import { main } from '../walks.ts'

/** Buys a plan on the page that stands in for a payment service. @param how the words beside the choice */
export async function buyOnTrial(
  page: Page,
  plan: string,
  { how = 'It is paid at once', renews = false } = {},
): Promise<void> {
  await page.goto(`/subscription-plans/purchase?plan=${plan}`)
  if (renews) await main(page).getByLabel('Renew with this card').check()
  await main(page).getByRole('button', { name: 'Go to the payment page' }).click()
  await main(page).getByLabel(how, { exact: true }).check()
  await main(page).getByRole('button', { name: 'Let it happen' }).click()
}

/** @returns the code of a voucher for a month of Premium */
export async function makeVoucher(page: Page, soldBy = ''): Promise<string> {
  await page.goto('/admin/vouchers')
  await main(page).getByLabel('Premium, 31 days').check()
  await main(page).getByLabel('1', { exact: true }).check()
  await main(page).getByLabel('Who sells them').fill(soldBy)
  await confirmed(page, 'Make vouchers', 'Print or copy these codes now')
  const slips = main(page).getByRole('list', { name: 'Print or copy these codes now' })
  const text = await slips.getByRole('listitem').first().textContent()
  return /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){5}/.exec(text ?? '')?.[0] ?? ''
}

/** Presses a button that may ask who one is, until the page says something. */
export async function confirmed(page: Page, button: string, done: string): Promise<void> {
  await main(page).getByRole('button', { name: button }).click()
  const asked = main(page).getByLabel('Your password, or a code from your app')
  const shown = page.getByText(done).first()
  await expect(asked.or(shown)).toBeVisible()
  if (await asked.isVisible()) {
    await asked.fill(password)
    await main(page).getByRole('button', { name: button }).click()
  }
  await expect(shown).toBeVisible()
}

export async function useVoucher(page: Page, code: string): Promise<void> {
  await page.goto('/subscription-plans/voucher')
  await main(page).getByLabel('Code of the voucher').fill(code)
  await main(page).getByRole('button', { name: 'Use this voucher' }).click()
}
