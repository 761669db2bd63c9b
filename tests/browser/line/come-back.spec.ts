import type { Page } from '@playwright/test'
import { buildReport } from '#tests/cast.ts'
import { expect, freshName, test, untilLively } from '#tests/support/browser-test.ts'
import { lookOver, main, reportField, sendReport, showStepOf, typeReport } from '#tests/support/walks.ts'

test.use({ viewport: { width: 360, height: 640 } })

const shownCode = /([0-9A-Z]{4}-){5}[0-9A-Z]{4}/

async function codeIn(page: Page): Promise<string> {
  await expect(main(page)).toContainText(shownCode)
  return shownCode.exec((await main(page).textContent()) ?? '')?.[0] ?? 'no code'
}

test('a reload of the page with a code can show the code again, until it was written down', async ({
  page,
}) => {
  page.on('dialog', (dialog) => dialog.accept())
  await page.goto('/report')
  await untilLively(page)
  await typeReport(page, buildReport({ personName: freshName() }))
  await sendReport(page)
  await expect(page.getByRole('heading', { name: 'We have your report' })).toBeVisible()
  const code = await codeIn(page)
  for (let reload = 0; reload < 2; reload += 1) {
    await page.reload()
    await page.getByRole('button', { name: 'Show the code again' }).click()
    await expect(page.getByRole('heading', { name: 'We have your report' })).toBeVisible()
    expect(await codeIn(page)).toBe(code)
  }
  expect(page.url()).not.toContain(code)
  await page.getByLabel('The code on your paper').fill(code)
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(main(page)).toContainText('That is the code.')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show the code again' })).toHaveCount(0)
  expect(await page.context().cookies()).toEqual([])
})

for (const javaScript of ['off', 'on'] as const) {
  test.describe(`with JavaScript ${javaScript}`, () => {
    test.use({ javaScriptEnabled: javaScript === 'on' })

    test('an answer that is changed from the check leads straight back to it, without an account', async ({
      page,
    }) => {
      await page.goto('/report')
      await typeReport(page, buildReport({ personName: freshName() }))
      await lookOver(page)
      await main(page)
        .getByRole('button', { name: /^Change: .*Office/ })
        .click()
      await reportField(page, 'position').fill('Registrar of permits')
      await page.getByRole('button', { name: 'Check your answers' }).click()
      await expect(main(page)).toContainText('Registrar of permits')
      await expect(page.getByRole('button', { name: 'Send the report' })).toBeVisible()
    })

    test('an answer that is changed from the check leads straight back to it, with an account', async ({
      newcomer,
    }) => {
      const { page } = await newcomer()
      await page.goto('/submit-report')
      await typeReport(page, buildReport({ personName: freshName() }))
      await lookOver(page)
      await main(page)
        .getByRole('link', { name: /^Change: .*Office/ })
        .click()
      await reportField(page, 'position').fill('Registrar of permits')
      await page.getByRole('button', { name: 'Save and go back to the check' }).click()
      await expect(page).toHaveURL(/\/preview/)
      await expect(main(page)).toContainText('Registrar of permits')
    })

    test('of two tabs with one saved report the second is asked whose words stay', async ({
      page,
      context,
    }) => {
      page.on('dialog', (dialog) => dialog.accept())
      await page.goto('/report')
      await typeReport(page, { personName: freshName() })
      await page.getByRole('button', { name: 'Save and come back later' }).click()
      const code = await codeIn(page)
      const tabs = [
        await opened(await context.newPage(), code),
        await opened(await context.newPage(), code),
      ] as const
      for (const [place, tab] of tabs.entries()) {
        await showStepOf(tab, reportField(tab, 'position'))
        await reportField(tab, 'position').fill(`Office ${place}`)
        await tab.getByRole('button', { name: 'Save and come back later' }).click()
      }
      const [, second] = tabs
      await expect(main(second)).toContainText('This draft was changed somewhere else')
      await expect(reportField(second, 'position')).toHaveValue('Office 1')
      await expect(second.getByRole('link', { name: /^Open the other words with your code/ })).toBeVisible()
      await second.getByRole('button', { name: 'Keep the words on this page' }).click()
      expect(await codeIn(second)).toBe(code)
      const third = await opened(await context.newPage(), code)
      await expect(reportField(third, 'position')).toHaveValue('Office 1')
    })
  })
}

async function opened(page: Page, code: string): Promise<Page> {
  page.on('dialog', (dialog) => dialog.accept())
  await page.goto('/report/return')
  await page.getByLabel('Your code').fill(code)
  await page.getByRole('button', { name: 'Open my report' }).click()
  await page.getByRole('button', { name: 'Go on writing' }).click()
  await expect(reportField(page, 'personName').first()).toBeAttached()
  return page
}
