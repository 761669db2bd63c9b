import { writeFile } from 'node:fs/promises'
import { smallPictures } from '@fitila/sanitizer/vectors/small-pictures'
import type { Page } from '@playwright/test'
import { partLength } from '#domain/writing/attachments.ts'
import { buildReport } from '#tests/cast.ts'
import { expect, freshName, test, untilLively } from '#tests/support/browser-test.ts'
import { largePdf } from '#tests/support/documents/sample-files.ts'
import {
  expectTyped,
  lookOver,
  main,
  reportField,
  showStepOf,
  submitReport,
  toast,
  typeReport,
} from '#tests/support/walks.ts'

for (const javaScript of ['off', 'on'] as const) {
  test.describe(`with JavaScript ${javaScript}`, () => {
    test.use({ javaScriptEnabled: javaScript === 'on' })

    test('a draft is left here, taken up on another device, and sent with its items', async ({
      newcomer,
      enter,
    }) => {
      const { page, session } = await newcomer()
      const words = buildReport({ personName: freshName(), evidence: 'He stole the money.' })
      await page.goto('/submit-report')
      await typeReport(page, words)
      await typeItem(page, 'suspectedItems.0', 'Duplex with six rooms')
      await page.getByRole('button', { name: 'Save draft' }).click()
      await expect(toast(page)).toContainText('Draft saved')

      const other = await enter(session)
      await other.goto('/reports/mine')
      await expect(main(other)).not.toContainText(words.personName ?? '')
      await main(other)
        .getByRole('link', { name: /^Draft of/ })
        .click()
      await expect(other.getByRole('heading', { name: 'Go on with your report' })).toBeVisible()
      await expectTyped(other, words)
      await lookOver(other)
      await expect(main(other)).toContainText('Duplex with six rooms; ₦400,000,000')
      await expect(main(other)).toContainText('“stole”')
      await expect(main(other)).toContainText('Who else could know this?')
      await other.getByRole('button', { name: 'Send the report' }).click()
      await expect(toast(other)).toContainText('Report submitted')
      await expect(main(other)).toContainText('Duplex with six rooms; ₦400,000,000')
      await other.goto('/reports/mine')
      await expect(main(other).getByRole('link', { name: /^Draft of/ })).toHaveCount(0)
    })

    test('more rows come without losing a word', async ({ newcomer }) => {
      const { page } = await newcomer()
      await page.goto('/submit-report')
      await typeReport(page, { personName: 'Misali', evidence: 'Seen.' })
      await typeItem(page, 'suspectedItems.0', 'Duplex')
      await page.getByRole('button', { name: 'Add more rows' }).first().click()
      await typeItem(page, 'suspectedItems.2', 'Third')
      await expectTyped(page, { personName: 'Misali', evidence: 'Seen.' })
      await expect(page.locator('[name="suspectedItems.0.what"]')).toHaveValue('Duplex')
    })

    test('of two tabs neither overwrites the other in silence', async ({ newcomer, enter }) => {
      const { page, session } = await newcomer()
      await page.goto('/submit-report')
      await typeReport(page, { personName: 'The first words' })
      await page.getByRole('button', { name: 'Save draft' }).click()
      await expect(toast(page)).toContainText('Draft saved')
      const other = await enter(session)
      await other.goto(new URL(page.url()).pathname)
      await typeReport(other, { personName: 'The other words' })
      await other.getByRole('button', { name: 'Save draft' }).click()
      await expect(toast(other)).toContainText('Draft saved')

      await typeReport(page, { personName: 'The words of this page' })
      await page.getByRole('button', { name: 'Save draft' }).click()
      await expect(page.getByText('Which words should stay?')).toBeVisible()
      await other.reload()
      await expect(reportField(other, 'personName')).toHaveValue('The other words')
      await page.getByRole('button', { name: 'Keep the words on this page' }).click()
      await expect(toast(page)).toContainText('Draft saved')
      await expect(reportField(page, 'personName')).toHaveValue('The words of this page')
    })

    test('a draft is deleted by its writer', async ({ newcomer }) => {
      const { page } = await newcomer()
      await page.goto('/submit-report')
      await typeReport(page, { personName: 'Misali' })
      await page.getByRole('button', { name: 'Save draft' }).click()
      await page.getByText('Delete this draft').click()
      await page.getByRole('button', { name: 'Delete it for good' }).click()
      await expect(toast(page)).toContainText('Draft deleted')
      await expect(main(page).getByRole('link', { name: /^Draft of/ })).toHaveCount(0)
    })

    test('a file is attached, refused, removed, sent, and downloaded by staff', async ({
      newcomer,
      enter,
    }, testInfo) => {
      const { page } = await newcomer()
      const good = testInfo.outputPath('voucher.jpg')
      const bad = testInfo.outputPath('holiday.jpg')
      await writeFile(good, smallPictures.jpeg)
      await writeFile(bad, 'MZ'.padEnd(600, 'x'))
      await page.goto('/submit-report')
      await typeReport(page, buildReport({ personName: freshName() }))
      await page.getByRole('button', { name: 'Add files' }).click()
      await attach(page, bad, javaScript)
      // With a script nothing is sent of what the device cannot clean, before the person says so.
      if (javaScript === 'on') await page.getByRole('button', { name: 'Send it as it is' }).click()
      await expect(main(page)).toContainText('This file could run as a program')
      if (javaScript === 'on') await page.getByRole('button', { name: /^Leave it out/ }).click()
      await attach(page, good, javaScript)
      await expect(main(page)).toContainText('File 1')
      await expect(main(page)).toContainText(
        javaScript === 'on' ? 'Cleaned before it left your device.' : 'Cleaned when it arrived here.',
      )
      await page.getByRole('button', { name: 'Remove file 1' }).click()
      await expect(main(page)).toContainText('No file is added yet.')
      await attach(page, good, javaScript)
      await expect(main(page)).toContainText('File 1')
      await page.getByRole('link', { name: 'Look it over before sending' }).click()
      await page.getByRole('button', { name: 'Send the report' }).click()
      await expect(toast(page)).toContainText('Report submitted')

      const reviewer = await enter('reviewer')
      await reviewer.goto(new URL(page.url()).pathname)
      await reviewer.getByRole('link', { name: 'Look at it: File 1' }).click()
      const [download] = await Promise.all([
        reviewer.waitForEvent('download'),
        reviewer.getByRole('button', { name: 'Download the original' }).click(),
      ])
      expect(download.suggestedFilename()).toMatch(/^WR-\d+-file-1\.jpe?g$/)
    })
  })
}

test('an upload survives a dead line and a reload, and goes on where it stopped', async ({
  newcomer,
  strays,
}, testInfo) => {
  strays.forgive(/net::ERR_|Failed to load resource/)
  const { page } = await newcomer()
  const path = testInfo.outputPath('long.pdf')
  await writeFile(path, largePdf(3 * partLength + 5))
  await page.goto('/submit-report')
  await typeReport(page, { personName: 'Misali' })
  await page.getByRole('button', { name: 'Add files' }).click()
  await untilLively(page)
  const sent: string[] = []
  let isDead = true
  await page.route('**/uploads/*/*', async (route) => {
    const number = route.request().url().split('/').at(-1) ?? ''
    if (isDead && number === '2') return route.abort()
    sent.push(number)
    await route.continue()
  })
  // The device cannot clean this one, so it asks.
  const choose = async () => {
    await page.getByLabel('Choose files').setInputFiles(path)
    await page.getByRole('button', { name: 'Send it as it is' }).click()
  }
  await choose()
  await expect(page.getByText('The line is down')).toBeVisible()
  await page.reload()
  await expect(main(page)).toContainText('This file has not arrived whole')
  await untilLively(page)
  isDead = false
  await choose()
  await expect(main(page)).toContainText('File 1')
  expect(sent).toEqual(['0', '1', '2', '3'])
})

test('what is typed is saved by itself, also after the line was dead', async ({ newcomer, strays }) => {
  strays.forgive(/net::ERR_|Failed to load resource/)
  const { page } = await newcomer()
  await page.goto('/submit-report')
  await untilLively(page)
  let isDead = true
  await page.route('**/autosave', (route) => (isDead ? route.abort() : route.continue()))
  await typeReport(page, { personName: 'Misali' })
  await expect(page.getByText('the line is down')).toBeVisible()
  isDead = false
  await expect(page.getByText(/^Saved at/)).toBeVisible()
  await page.reload()
  await expect(reportField(page, 'personName')).toHaveValue('Misali')
})

test('with scripts a page follows without a request: the focus follows, and a mistake leads to its page', async ({
  newcomer,
}) => {
  const { page } = await newcomer()
  await submitReport(page, buildReport({ personName: freshName() }))
  await page.goto('/submit-report')
  await untilLively(page)
  await expect(reportField(page, 'evidence')).toBeHidden()
  await typeReport(page, { wrongKind: 'wealth' })
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.locator('[data-step="1"]')).toBeFocused()
  await expect(page.getByRole('group', { name: 'Step 2 of 8: Who is it about?' })).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.locator('[data-step="0"]')).toBeFocused()
  await typeReport(page, buildReport({ evidence: ' ' }))
  await lookOver(page)
  await expect(reportField(page, 'evidence')).toBeVisible()
  await showStepOf(page, reportField(page, 'personName'))
  await page.getByRole('link', { name: /^Evidence: / }).click()
  await expect(reportField(page, 'evidence')).toBeFocused()
})

async function typeItem(page: Page, row: string, what: string): Promise<void> {
  const part = (name: string) => page.locator(`[name="${row}.${name}"]`)
  await expect(async () => {
    await showStepOf(page, part('what'))
    await part('kind').selectOption('house_building', { timeout: 1_000 })
    await part('what').fill(what, { timeout: 1_000 })
    await part('value').fill('400 million', { timeout: 1_000 })
  }).toPass()
}

async function attach(page: Page, path: string, javaScript: 'on' | 'off'): Promise<void> {
  if (javaScript === 'on') await untilLively(page)
  await page.getByLabel('Choose files').setInputFiles(path)
  if (javaScript === 'off') await page.getByRole('button', { name: 'Add the files' }).click()
}
