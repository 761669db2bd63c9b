import { smallPictures } from '@fitila/sanitizer/vectors/small-pictures'
import type { Page } from '@playwright/test'
import { buildReport } from '#tests/cast.ts'
import { expect, freshName, test, untilLively } from '#tests/support/browser-test.ts'
import { findInQueue } from '#tests/support/main-job.ts'
import { main, reportField, showStepOf, typeReport } from '#tests/support/walks.ts'

test.use({ viewport: { width: 360, height: 740 } })

const photo = file('counter.jpg', 'image/jpeg', smallPictures.jpeg)

for (const javaScript of ['off', 'on'] as const) {
  test.describe(`with JavaScript ${javaScript}`, () => {
    test.use({ javaScriptEnabled: javaScript === 'on' })

    test('a source without an account adds a photo, and another one to the report that was sent', async ({
      page,
      enter,
    }) => {
      const personName = freshName()
      await page.goto('/report')
      await typeReport(page, buildReport({ personName }))
      await openFiles(page)
      if (javaScript === 'on') await expect(main(page)).toBeFocused()
      await add(page, [photo], javaScript)
      await expect(main(page)).toContainText(
        javaScript === 'on' ? 'Cleaned before it left your device.' : 'Cleaned when it arrived here.',
      )

      await page.getByRole('button', { name: 'Check your answers' }).click()
      await expect(main(page)).toContainText('Files: 1')
      await expect(main(page)).toContainText(personName)
      await page.getByRole('button', { name: 'Send the report' }).click()
      await expect(page.getByRole('heading', { name: 'We have your report' })).toBeVisible()
      await followSkipLink(page)
      const code = (await main(page).getByText(codeShape).textContent()) ?? ''

      await page.goto('/report/return')
      await page.getByLabel('Your code').fill(code)
      await page.getByRole('button', { name: 'Open my report' }).click()
      await main(page).getByRole('link', { name: 'Add photos or papers' }).click()
      await expect(main(page)).not.toContainText('counter.jpg')
      await add(page, [file('receipt.png', 'image/png', smallPictures.png)], javaScript)
      await expect(main(page).getByText(/^Added on /)).toBeVisible()

      const reviewer = await enter('reviewer')
      await findInQueue(reviewer, personName)
      await expect(main(reviewer)).toContainText('JPEG')
      await expect(main(reviewer)).toContainText('PNG')
      await expect(main(reviewer)).not.toContainText('counter.jpg')
    })

    test('a file is taken away again, and one that says another kind is refused in words', async ({
      page,
    }) => {
      await page.goto('/report')
      await typeReport(page, buildReport())
      await openFiles(page)
      await add(page, [photo], javaScript)
      await main(page)
        .getByRole('button', { name: /^Remove/ })
        .click()
      await expect(main(page)).toContainText('No file is added yet.')
      await choose(page, [file('counter.pdf', 'application/pdf', smallPictures.jpeg)], javaScript)
      if (javaScript === 'on') await page.getByRole('button', { name: 'Send it as it is' }).click()
      await expect(main(page)).toContainText('The name and the content do not agree')
      await expect(main(page)).toContainText('save it again from the program that made it')
    })
  })
}

const codeShape = /^[0-9A-Z]{4}(-[0-9A-Z]{4}){5}$/

function file(name: string, mimeType: string, bytes: Uint8Array) {
  return { name, mimeType, buffer: Buffer.from(bytes) }
}

async function openFiles(page: Page): Promise<void> {
  await showStepOf(page, reportField(page, 'mustNotSee'))
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Add photos or papers' })).toBeVisible()
}

/** The code is shown once: no link within the page may take it away. */
async function followSkipLink(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Skip to main content' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#main$/)
}

async function add(page: Page, files: ReturnType<typeof file>[], javaScript: 'off' | 'on'): Promise<void> {
  await choose(page, files, javaScript)
  await expect(
    main(page)
      .getByRole('listitem')
      .filter({ hasText: /Cleaned|could not clean|Not cleaned/ })
      .last(),
  ).toBeVisible()
}

/** With a script a file goes as soon as it is chosen; without one a button sends it. */
async function choose(page: Page, files: ReturnType<typeof file>[], javaScript: 'off' | 'on'): Promise<void> {
  const button = page.getByRole('button', { name: 'Add the files' })
  if (javaScript === 'on') {
    await untilLively(page)
    await expect(button, 'what a script does needs no button').toBeHidden()
  }
  await page.getByLabel('Choose files').setInputFiles(files)
  if (javaScript === 'off') await button.click()
}
