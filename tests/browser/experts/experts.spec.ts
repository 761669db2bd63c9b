import type { Page } from '@playwright/test'
import { buildReport } from '#tests/cast.ts'
import { expect, freshName, freshUsername, test } from '#tests/support/browser-test.ts'
import { setUpApp } from '#tests/support/second-step-walks.ts'
import { main, register, registerHere, submitReport, toast } from '#tests/support/walks.ts'

const question = 'Do the two vouchers pay for one work?'
const restsOn = 'Both list the same road, on page 2, line 4.'

const everyCheck = ['identity', 'register', 'employer', 'referees', 'records', 'press']

for (const javaScript of ['off', 'on'] as const) {
  test.describe(`with JavaScript ${javaScript}`, () => {
    test.use({ javaScriptEnabled: javaScript === 'on' })

    test('an expert applies, is checked by two, answers from an extract, and reads nothing after the end', async ({
      newcomer,
      enter,
    }) => {
      const personName = freshName()
      const username = freshUsername()
      const expert = await enter()
      const administrator = await enter('administrator')
      const [officer, reviewer] = [await enter('officer'), await enter('reviewer')]
      const { page: owner } = await newcomer()
      const { path, referenceNumber } = await submitReport(owner, buildReport({ personName }))

      await register(expert, username)
      await apply(expert)
      await check(administrator, username)
      await confirmDecision(officer, username)
      await setUpApp(expert)

      await ask(reviewer, path, { username, personName })
      await expert.goto('/expert-dashboard')
      await main(expert)
        .getByRole('link', { name: /^A-\d+/ })
        .click()
      await expect(expert.getByRole('heading', { level: 1 })).toHaveText(/: Accounting/)
      const work = new URL(expert.url()).pathname
      await expect(main(expert)).not.toContainText(question)
      await expert.getByLabel('Your full names').fill('Hauwa Gwajiyo')
      await expert.getByRole('button', { name: 'Check', exact: true }).click()
      await expect(toast(expert)).toContainText('If the work suits you')
      await main(expert)
        .getByRole('link', { name: /^A-\d+/ })
        .click()
      await expect(main(expert)).not.toContainText(question)
      await expert.getByRole('checkbox', { name: 'I undertake this' }).check()
      await expert.getByRole('button', { name: 'Sign and read' }).click()
      await expect(toast(expert)).toContainText('Signed')

      await expect(main(expert)).toContainText('Do the two vouchers pay for one work?')
      await expect(main(expert)).toContainText('Two vouchers, signed by █████.')
      for (const hidden of [personName, referenceNumber, 'Kwatanci'])
        expect(await expert.content()).not.toContain(hidden)
      await expert.getByRole('textbox', { name: /^Message/ }).fill('Is there a third page?')
      await expert.getByRole('button', { name: 'Send', exact: true }).click()
      await expect(toast(expert)).toContainText('Message sent')
      await reviewer.reload()
      await expect(main(reviewer)).toContainText('Is there a third page?')
      await reviewer.getByLabel('Message to the expert').fill('There are two pages.')
      await reviewer.getByRole('button', { name: 'Send', exact: true }).click()
      await expect(toast(reviewer)).toContainText('Message sent')
      await expert.goto(work)
      await expect(main(expert)).toContainText('There are two pages.')
      await expert.goto('/expert-dashboard')
      await expect(main(expert)).toContainText('Messages: 2. Staff wrote last.')
      await expect(main(expert)).toContainText('You declared 1 line')
      await expert.goto(work)

      await answer(expert)
      await reviewer.goto(`${path}/experts`)
      await expect(main(reviewer)).toContainText(restsOn)
      await expect(main(reviewer)).toContainText('The answer itself verifies nothing')
      await reviewer.getByRole('button', { name: 'Close and end access' }).click()
      await expect(toast(reviewer)).toContainText('Access ended')

      await expert.reload()
      await expect(main(expert)).toContainText('This is over')
      for (const gone of ['vouchers', 'There are two pages', restsOn])
        await expect(main(expert)).not.toContainText(gone)
      await expert.goto('/expert-dashboard')
      await expect(
        main(expert)
          .getByRole('term')
          .filter({ hasText: /^A-\d+/ }),
      ).toBeVisible()
      await owner.goto(path)
      await expect(main(owner)).not.toContainText(restsOn)
    })

    test('a person registers and applies in one form, keeps a draft beside it, and withdraws', async ({
      enter,
    }) => {
      const page = await enter()
      await page.goto('/expert-network')
      await main(page).getByRole('link', { name: 'Register and apply' }).click()
      await fillApplication(page)
      await registerHere(page, freshUsername())
      await page.goto('/expert-network/application')
      await expect(main(page)).toContainText('Waiting')
      await expect(page.getByLabel('Your number in it')).toHaveValue('MB 0042')
      await page.getByLabel('About your work').fill('')
      await page.getByRole('button', { name: 'Save a draft' }).click()
      await expect(toast(page)).toContainText('Draft saved')
      await expect(main(page)).toContainText('The form shows a draft that you have not sent.')
      await page.getByRole('button', { name: 'Withdraw and erase' }).click()
      await expect(toast(page)).toContainText('Application withdrawn')
      await expect(main(page)).not.toContainText('Waiting')
      await expect(page.getByLabel('Your number in it')).toHaveValue('')
    })
  })
}

async function apply(page: Page): Promise<void> {
  await page.goto('/expert-network')
  await main(page).getByRole('link', { name: 'Your application' }).click()
  await fillApplication(page)
  await page.getByRole('button', { name: 'Send the application' }).click()
  await expect(toast(page)).toContainText('Application sent')
  await expect(main(page)).toContainText('Waiting')
}

async function fillApplication(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Accounting' }).check()
  await page.getByRole('checkbox', { name: 'North West' }).check()
  await page.getByLabel(/^Credentials/).fill('Chartered accountant')
  await page.getByLabel('Years of experience').fill('12')
  await page.getByLabel('About your work').fill('Audits of road works.')
  await page.getByLabel('Professional register').selectOption('ican')
  await page.getByLabel('Your number in it').fill('MB 0042')
}

/** All that is looked at, and the proposal. */
async function check(page: Page, username: string): Promise<void> {
  await page.goto('/expert-management')
  await main(page).getByRole('link', { name: username }).click()
  await expect(main(page)).toContainText('MB 0042')
  for (const [place, kind] of everyCheck.entries()) {
    await page.getByLabel('What you checked').selectOption(kind)
    await page.getByRole('radio', { name: 'Confirmed', exact: true }).check()
    await page.getByRole('button', { name: 'Note this check' }).click()
    const noted = main(page)
      .getByRole('term')
      .filter({ hasText: `${place + 1}. ` })
    await expect(noted).toBeVisible()
  }
  await page.getByRole('radio', { name: 'Verify for 12 months' }).check()
  await page.getByRole('button', { name: 'Propose' }).click()
  await expect(toast(page)).toContainText('Proposed')
  await expect(main(page)).toContainText('This waits for a second person')
}

async function confirmDecision(page: Page, username: string): Promise<void> {
  await page.goto('/admin/proposals')
  await main(page)
    .getByRole('listitem')
    .filter({ hasText: username })
    .getByRole('button', { name: /^Confirm/ })
    .click()
  await expect(toast(page)).toContainText('Confirmed')
}

async function ask(
  page: Page,
  path: string,
  { username, personName }: { username: string; personName: string },
): Promise<void> {
  await page.goto(`${path}/experts`)
  await page.getByRole('radio', { name: username }).check()
  await page.getByLabel('Area').selectOption('accounting')
  await page.getByRole('radio', { name: '3', exact: true }).check()
  await page.getByLabel('Your question').fill(question)
  await page.getByRole('checkbox', { name: /^Give: Evidence/ }).check()
  await page.getByLabel(/^Text of “Evidence/).fill(`Two vouchers, signed by [[${personName}, Kwatanci]].`)
  await page.getByRole('button', { name: 'Invite' }).click()
  await expect(toast(page)).toContainText('Invitation sent')
}

/** A draft first, and then what is sent. */
async function answer(page: Page): Promise<void> {
  await page.getByLabel('What it rests on').fill(restsOn)
  await page.getByRole('button', { name: 'Save a draft' }).click()
  await expect(toast(page)).toContainText('Draft saved')
  await expect(page.getByLabel('What it rests on')).toHaveValue(restsOn)
  await page.getByRole('radio', { name: 'Supports the statement' }).check()
  await page.getByRole('radio', { name: 'Medium' }).check()
  await page.getByRole('radio', { name: 'No', exact: true }).check()
  await page.getByRole('button', { name: 'Send the answer' }).click()
  await expect(toast(page)).toContainText('Answer sent')
}
