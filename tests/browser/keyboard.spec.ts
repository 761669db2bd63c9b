import type { Page } from '@playwright/test'
import { buildReport } from '#tests/cast.ts'
import { expect, freshName, test } from '#tests/support/browser-test.ts'
import { main, toast } from '#tests/support/walks.ts'

for (const javaScript of ['off', 'on'] as const) {
  test.describe(`with JavaScript ${javaScript}`, () => {
    test.use({ javaScriptEnabled: javaScript === 'on' })

    test('a report is submitted without a mouse', async ({ newcomer }) => {
      const { page } = await newcomer()
      const name = freshName()
      await page.goto('/')
      await reach(page, 'Submit report')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: 'Submit a report' })).toBeVisible()
      if (javaScript === 'on') await expect(main(page)).toBeFocused()
      const words = buildReport({ personName: name, incidentDate: '2025-14' })
      await reach(page, 'Wealth without an explanation')
      await page.keyboard.press('Space')
      await nextStep(page)
      await reach(page, 'Name of the person')
      await page.keyboard.type(name)
      await type(page, 'Office or position', words.position)
      await nextStep(page)
      // A list is chosen from by the first letters of its rows.
      await type(page, 'Sector', 'Works')
      await type(page, 'State', 'Kaduna')
      await nextStep(page)
      await type(page, 'Suspected assets', words.suspectedAssets)
      await type(page, 'Declared assets', words.declaredAssets)
      await type(page, 'Source of the wealth', words.wealthSource)
      await nextStep(page)
      await type(page, 'When it happened', words.incidentDate)
      // A page is checked when it is left: by the browser, or without scripts by the server.
      if (javaScript === 'on') {
        await page.keyboard.press('Enter')
        await expect(page.getByLabel('When it happened')).toBeFocused()
        await writeDate(page)
      } else {
        await nextStep(page)
        await mendDate(page)
      }
      await type(page, 'Evidence', words.evidence)
      await type(page, 'Links', words.relevantLinks)
      await goToEnd(page)
      await expect(page.getByRole('heading', { level: 1, name: 'Look it over before sending' })).toBeVisible()
      await reach(page, 'Send the report')
      await page.keyboard.press('Enter')
      await expect(toast(page)).toContainText('Report submitted')
      await expect(main(page).getByRole('heading', { level: 1, name })).toBeVisible()
    })
  })
}

async function type(page: Page, label: string, text: string | undefined): Promise<void> {
  await reach(page, label)
  await page.keyboard.type(text ?? '')
}

/** The form was refused for its date. Enter in a line goes on to the next page. */
async function mendDate(page: Page): Promise<void> {
  const mistakes = page.getByRole('alert').filter({ hasText: 'Some answers need another look' })
  await expect(mistakes).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(mistakes.getByRole('link', { name: /^When it happened: / })).toBeFocused()
  await page.keyboard.press('Enter')
  await reach(page, 'When it happened')
  await writeDate(page)
}

async function writeDate(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('6/2025')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: /^Step 6 of 8/ })).toBeVisible()
}

/** From the evidence, over two pages that may stay empty, to the look at the whole. */
async function goToEnd(page: Page): Promise<void> {
  await nextStep(page)
  await nextStep(page)
  await reach(page, 'Look it over before sending')
  await page.keyboard.press('Enter')
}

/** To the next page of the form, or to the mistakes of this one. Without scripts either comes by a request. */
async function nextStep(page: Page): Promise<void> {
  const before = await stepShown(page)
  await reach(page, 'Next')
  await page.keyboard.press('Enter')
  await expect(async () => {
    const mistakes = await page.getByRole('alert').filter({ hasText: 'Some answers' }).count()
    expect(mistakes > 0 || (await stepShown(page)) !== before).toBe(true)
  }).toPass()
}

function stepShown(page: Page): Promise<string | null> {
  return page.locator('[data-step]:visible').first().getAttribute('data-step')
}

/** Tabs on until the thing with this name has the focus, which each thing on the way has to show. */
async function reach(page: Page, name: string): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    if ((await focusedName(page)).includes(name)) return
    await page.keyboard.press('Tab')
    await expectVisibleFocus(page)
  }
  throw new Error(`the keyboard does not reach “${name}”`)
}

async function focusedName(page: Page): Promise<string> {
  return page.locator(':focus').evaluateAll(([focused]) => {
    const isField = focused?.matches('input, select, textarea')
    const named = isField
      ? (document.querySelector(`label[for="${focused?.id}"]`) ?? focused?.closest('label'))
      : focused?.closest('a, button, summary')
    return named?.textContent ?? ''
  })
}

async function expectVisibleFocus(page: Page): Promise<void> {
  const outline = await page.locator(':focus').evaluate((focused) => getComputedStyle(focused).outlineStyle)
  expect(outline, `the focus on “${await focusedName(page)}” is seen`).not.toBe('none')
}
