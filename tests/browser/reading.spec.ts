import type { Page } from '@playwright/test'
import { buildReport } from '#tests/cast.ts'
import { expect, freshName, test } from '#tests/support/browser-test.ts'
import { onTheWay, tooHard } from '#tests/support/reading/limits.ts'
import { sentencesOf } from '#tests/support/reading/sentences.ts'
import { main, sendReport, typeReport } from '#tests/support/walks.ts'

test.use({ javaScriptEnabled: false })

test('what a source reads with a code is as easy', async ({ page }) => {
  const read: string[] = []
  const look = async () => void read.push(...sentencesOf(await page.content()))
  await page.goto('/report')
  await look()
  await typeReport(page, buildReport({ personName: freshName() }))
  await sendReport(page)
  await look()
  const words = await main(page).getByRole('list').first().getByRole('listitem').allTextContents()
  await comeBack(page, words.join(' '))
  for (const path of ['/report/status', '/report/files', '/report/punished', '/report/withdrawal']) {
    await page.goto(path)
    await expect(page, `${path} is shown`).toHaveURL(new RegExp(`${path}$`))
    await look()
  }
  expect(tooHard([...new Set(read)], onTheWay)).toEqual([])
})

async function comeBack(page: Page, code: string): Promise<void> {
  await page.goto('/report/return')
  await page.getByLabel('Your code').fill(code)
  await page.getByRole('button', { name: 'Open my report' }).click()
  await expect(page).toHaveURL(/\/report\/status$/)
}
