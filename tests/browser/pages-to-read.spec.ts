import { readFile } from 'node:fs/promises'
import { expect, test, untilLively } from '#tests/support/browser-test.ts'
import { fillDay, main } from '#tests/support/walks.ts'

for (const javaScript of ['off', 'on'] as const) {
  test.describe(`with JavaScript ${javaScript}`, () => {
    test.use({ javaScriptEnabled: javaScript === 'on' })

    test('four answers lead to where to report', async ({ page }) => {
      await page.goto('/educational-resources?tab=where')
      await page.getByLabel('Assets that were not declared').check()
      await page.getByLabel('The Federation’s').check()
      await page.getByLabel('No, it has to stay out').check()
      await page.getByRole('group', { name: 'Has anybody harmed' }).getByLabel('Yes').check()
      await page.getByRole('button', { name: 'Show where to report' }).click()
      const answer = page.getByRole('region', { name: 'The right agencies' })
      await expect(answer.getByRole('heading', { level: 3 }).first()).toHaveText(/Human Rights Commission/)
      await expect(answer.getByRole('heading', { name: /Code of Conduct Bureau/ })).toBeVisible()
      await expect(answer).toContainText('Last checked:')
      await expect(page.getByLabel('Assets that were not declared')).toBeChecked()
    })

    test('the questions are searched', async ({ page }) => {
      await page.goto('/faq')
      await main(page).getByRole('searchbox').fill('SIM card')
      await main(page).getByRole('button', { name: 'Find' }).click()
      await expect(page).toHaveURL(/\/faq\?q=SIM(\+|%20)card/)
      await expect(main(page).getByRole('heading', { name: 'I have only a phone.' })).toBeVisible()
      await expect(main(page).getByRole('heading', { name: 'What does it cost?' })).toHaveCount(0)
      await expect(main(page).getByText('is tied to your NIN')).toBeVisible()
    })

    test('a visitor writes to us without an account, staff read it and erase it', async ({ page, enter }) => {
      const text = `A question about page ${Math.random()}`
      await page.goto('/contact')
      await page.getByRole('button', { name: 'Send the message' }).click()
      await expect(page).toHaveURL(/\/contact$/)
      await page.getByLabel('What is it about?').selectOption('question')
      await page.getByLabel('Your message').fill(text)
      await page.getByLabel('How can we reach you?').fill('lamp@example.org')
      await page.getByRole('button', { name: 'Send the message' }).click()
      await expect(page.getByRole('status').filter({ hasText: 'Message sent' })).toBeVisible()

      const staff = await enter('officer')
      await staff.goto('/admin/messages')
      const message = staff.getByRole('listitem').filter({ hasText: text })
      await expect(message).toContainText('Answer to: lamp@example.org')
      await message.getByRole('button', { name: /Close and erase/ }).click()
      await expect(staff.getByRole('status').filter({ hasText: 'Message erased' })).toBeVisible()
      await expect(staff.getByText(text)).toHaveCount(0)
    })

    test('the contact form and the guide are used without a mouse', async ({ page }) => {
      await page.goto('/contact')
      await page.getByLabel('What is it about?').focus()
      await page.keyboard.type('Something')
      await page.keyboard.press('Tab')
      await page.keyboard.type('Written without a mouse.')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name: 'Send the message' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('status').filter({ hasText: 'Message sent' })).toBeVisible()

      await page.goto('/educational-resources?tab=where')
      await page.getByLabel('A bribe').focus()
      for (const press of ['Space', 'Tab', 'Space', 'Tab', 'Space', 'Tab', 'Space', 'Tab'])
        await page.keyboard.press(press)
      await expect(page.getByRole('button', { name: 'Show where to report' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('region', { name: 'The right agencies' })).toContainText('ICPC')
    })

    test('the blank letter downloads', async ({ page }) => {
      await page.goto('/letters')
      const started = page.waitForEvent('download')
      await page.getByRole('link', { name: 'Download the blank letter' }).click()
      const download = await started
      expect(download.suggestedFilename()).toBe('petition.txt')
      expect(await readFile(await download.path(), 'utf8')).toContain('PETITION')
    })
  })
}

test('a letter is put together on the device, and nothing of it is sent', async ({ page }) => {
  await page.goto('/letters')
  await untilLively(page)
  await page.evaluate(() => localStorage.setItem('analytics-consent', 'denied'))
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.getByLabel('Who it is about').fill('The quokka of Works')
  await expect(page.getByRole('region', { name: 'The letter' })).toContainText('The quokka of Works')
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as text' }).click()
  expect(await readFile(await (await started).path(), 'utf8')).toContain('The quokka of Works')
  expect(asked.filter((address) => !address.startsWith('blob:'))).toEqual([])
})

test('the seven days are counted on the device', async ({ page }) => {
  await page.goto('/letters?kind=information')
  await untilLively(page)
  await fillDay(page, 'The day they received it', '2026-12-28')
  await expect(main(page).getByRole('status')).toHaveText(
    'An answer is due by 4 January 2027; with an extension by 11 January 2027.',
  )
})

test('a letter prints alone', async ({ page }) => {
  await page.goto('/letters')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('region', { name: 'The letter' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
})
