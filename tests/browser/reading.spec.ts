import type { Page } from '@playwright/test'
import { buildReport } from '#tests/cast.ts'
import { expect, freshName, test } from '#tests/support/browser-test.ts'
import { pagesOfSite } from '#tests/support/pages-of-site.ts'
import { isAllowed } from '#tests/support/reading/allowed-sentences.ts'
import { readingOf } from '#tests/support/reading/grade.ts'
import { elsewhere, onTheWay, tooHard } from '#tests/support/reading/limits.ts'
import { sentencesOf } from '#tests/support/reading/sentences.ts'
import { main, sendReport, typeReport } from '#tests/support/walks.ts'

const people = ['visitor', 'reporter', 'officer', 'administrator'] as const

/** Where a person writes a report, sends it, and comes back to it. */
const way =
  /^\/(?:report(?:\/|$)|submit-report|drafts\/|reports\/:id\/(?:receipt|edit|files|new-version|punished|withdrawal))/

test.use({ javaScriptEnabled: false })

test('every page is easy to read, and the way of a report easier than the rest', async ({ enter, world }) => {
  test.setTimeout(1_200_000)
  const visits = await Promise.all(people.map((person) => (person === 'visitor' ? enter() : enter(person))))
  const hard: string[] = []
  const medians: string[] = []
  for (const { pattern, address } of pagesOfSite(world)) {
    if (address.startsWith('/pcm')) continue
    const sentences = new Set<string>()
    for (const { request } of visits)
      for (const sentence of sentencesOf(await (await request.get(`${world.baseURL}${address}`)).text()))
        sentences.add(sentence)
    const limits = way.test(pattern) ? onTheWay : elsewhere
    const read = [...sentences]
    if (way.test(pattern)) medians.push(`${pattern} ${JSON.stringify(readingOf(read))}`)
    hard.push(...tooHard(read, limits, isAllowed).map((reason) => `${pattern}: ${reason}`))
  }
  expect(medians.length, 'pages of the way were read').toBeGreaterThan(10)
  expect(hard).toEqual([])
})

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
