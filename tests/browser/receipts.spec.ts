import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildReport } from '#tests/cast.ts'
import { expect, freshName, test } from '#tests/support/browser-test.ts'
import { main, submitReport } from '#tests/support/walks.ts'

const codeShape = /^[0-9A-Z]{4}(-[0-9A-Z]{4}){5}$/

for (const javaScript of ['off', 'on'] as const) {
  test.describe(`with JavaScript ${javaScript}`, () => {
    test.use({ javaScriptEnabled: javaScript === 'on' })

    test('a code is shown once, on no paper and in no address, and brings the receipt back', async ({
      newcomer,
    }) => {
      const { page } = await newcomer()
      await submitReport(page, buildReport({ personName: freshName() }))
      const shown = main(page).getByText(codeShape)
      await expect(main(page)).toContainText('Your receipt has a code. You can see it once.')
      await expect(shown).toHaveCount(0)
      await page.getByRole('link', { name: 'Your receipt, and what you handed in' }).click()
      const signed = (await main(page).locator('pre').textContent()) ?? ''
      await page.getByRole('button', { name: 'Show the code once' }).click()
      const code = (await shown.textContent()) ?? ''
      expect(page.url()).not.toContain(code)
      // On paper it would stay in the tray of a shared printer.
      await page.emulateMedia({ media: 'print' })
      await expect(shown).toBeHidden()
      await page.emulateMedia({ media: 'screen' })
      await page.goto(page.url())
      await expect(main(page)).toContainText('We do not have it any more')
      await expect(shown).toHaveCount(0)

      await page.goto('/receipt')
      const wrong = `${code.slice(0, 5)}${code[5] === 'A' ? 'B' : 'A'}${code.slice(6)}`
      await page.getByLabel('The code of your receipt').fill(wrong)
      await page.getByRole('button', { name: 'Show the receipt' }).click()
      await expect(main(page)).toContainText('Look at group 2 first.')
      await page.getByLabel('The code of your receipt').fill(code.toLowerCase())
      await page.getByRole('button', { name: 'Show the receipt' }).click()
      await expect(main(page).locator('pre')).toHaveText(signed)
      expect(page.url()).not.toContain(code)
    })
  })
}

test('the verifier checks a receipt from a disk, without a network', async ({
  newcomer,
  browser,
  baseURL,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'fitila-verifier-'))
  const { page } = await newcomer()
  const { path } = await submitReport(page, buildReport({ personName: freshName() }))
  await page.getByRole('link', { name: 'Your receipt, and what you handed in' }).click()
  await page.getByRole('button', { name: 'Show the code once' }).click()
  const code = (await main(page).getByText(codeShape).textContent()) ?? ''
  const fetched = async (address: string, name: string) => {
    const answer = await page.request.get(`${baseURL}${address}`)
    expect(answer.status(), address).toBe(200)
    await writeFile(join(folder, name), await answer.body())
    return join(folder, name)
  }
  const verifier = await fetched('/transparency/verifier.html', 'verifier.html')
  const receipt = await fetched(`${path}/receipt.txt`, 'receipt.txt')
  const handedIn = await fetched(`${path}/handed-in.txt`, 'handed-in.txt')
  const keys = await fetched('/transparency/keys.json', 'keys.json')

  const context = await browser.newContext({ offline: true })
  const alone = await context.newPage()
  const complaints: string[] = []
  alone.on('console', (message) => complaints.push(message.text()))
  await alone.goto(pathToFileURL(verifier).href)
  await alone.getByLabel('The receipt: choose the file').setInputFiles(receipt)
  await alone.getByLabel('The keys of the site: choose the file').setInputFiles(keys)
  await alone.getByLabel('What was handed in: choose the file').setInputFiles(handedIn)
  await alone.getByLabel('The code', { exact: false }).first().fill(code)
  await expect(alone.locator('#handed-in')).toHaveValue(/what was handed in/)
  await alone.getByRole('button', { name: 'Check the receipt' }).click()
  const answer = alone.locator('#receipt-answer')
  await expect(answer.locator('p')).toHaveText([
    /^Yes: The signature holds/,
    /^Yes: It names one of the keys/,
    /^Yes: It is a receipt for exactly these words/,
    /^Open: It has no proof that it is in the log/,
  ])
  const words = await readFile(handedIn, 'utf8')
  await alone.locator('#handed-in').fill(words.replace('Two', 'Ten'))
  await alone.getByRole('button', { name: 'Check the receipt' }).click()
  await expect(answer).toContainText('No: It is no receipt for these words')
  await alone.locator('#receipt').fill((await readFile(receipt, 'utf8')).replace('Day: 20', 'Day: 19'))
  await alone.getByRole('button', { name: 'Check the receipt' }).click()
  await expect(answer).toContainText('No: The signature does not hold')
  const reached = await alone.evaluate(() =>
    fetch('https://example.org/').then(
      () => 'out',
      () => 'refused',
    ),
  )
  expect(reached).toBe('refused')
  expect(complaints.filter((text) => !text.includes('example.org'))).toEqual([])
  await context.close()
  await rm(folder, { recursive: true })
})
