import type { Page } from '@playwright/test'
import { buildReport } from '#tests/cast.ts'
import { expect, freshName, test, untilLively } from '#tests/support/browser-test.ts'
import { expectTyped, main, reportField, showStepOf, typeReport } from '#tests/support/walks.ts'

test.use({ viewport: { width: 360, height: 640 } })
test.beforeEach(({ strays }) => {
  strays.forgive(/net::ERR_|NS_ERROR_|Failed to load resource/)
})

const dead = 'No network. Nothing is lost. Press the button again when the network is back.'

test('a dead line at each button of a report loses nothing, and the second Send shows the code', async ({
  page,
}) => {
  const words = buildReport({ personName: freshName() })
  await page.goto('/report')
  await typeReport(page, words)
  await untilLively(page)
  await showStepOf(page, reportField(page, 'mustNotSee'))
  await page.context().setOffline(true)
  await pressInVain(page, 'Save and come back later')
  await expectTyped(page, words)
  await pressInVain(page, 'Next')
  await expectTyped(page, words)
  await page.context().setOffline(false)
  await press(page, 'Next')
  await expect(main(page).getByRole('button', { name: 'Check your answers', exact: true })).toBeVisible()
  await page.context().setOffline(true)
  await pressInVain(page, 'Check your answers')
  await page.context().setOffline(false)
  await press(page, 'Check your answers')
  await expect(main(page)).toContainText(words.personName ?? '')
  await page.context().setOffline(true)
  await pressInVain(page, 'Send the report')
  await expect(main(page)).toContainText(words.personName ?? '')
  await page.context().setOffline(false)
  await press(page, 'Send the report')
  await expect(page.getByRole('heading', { name: 'We have your report' })).toBeVisible()
  await expect(page.getByText(dead)).toHaveCount(0)
})

test('a Send whose answer was lost on the way shows the same code when it is pressed again', async ({
  page,
}) => {
  await page.goto('/report')
  await typeReport(page, buildReport({ personName: freshName() }))
  await untilLively(page)
  await showStepOf(page, reportField(page, 'mustNotSee'))
  await press(page, 'Next')
  await press(page, 'Check your answers')
  await expect(main(page).getByRole('button', { name: 'Send the report', exact: true })).toBeVisible()
  let lost = ''
  await page.route(
    '**/report.data*',
    async (route) => {
      lost = await (await route.fetch()).text()
      await route.abort()
    },
    { times: 1 },
  )
  await pressInVain(page, 'Send the report')
  await press(page, 'Send the report')
  expect(lost).toContain(await codeShown(page))
})

test('in Pidgin the page says it in Pidgin', async ({ page }) => {
  await page.goto('/pcm/report')
  await page.getByRole('radio').first().check()
  await untilLively(page)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Save am, come back later' }).click()
  await expect(page.getByRole('alert')).toContainText('Network no dey. Nothing lost.')
})

test('a message to staff, and a draft, stay where they were typed', async ({ page, newcomer }) => {
  await sendAndOpen(page)
  await page.getByLabel('Your message').fill('There is a second voucher.')
  await untilLively(page)
  await page.context().setOffline(true)
  await pressInVain(page, 'Send')
  await expect(page.getByLabel('Your message')).toHaveValue('There is a second voucher.')
  await page.getByRole('link', { name: 'Withdraw or delete this report' }).click()
  await expect(page.getByText('Press again when the network is back.')).toBeVisible()
  await expect(page.getByLabel('Your message')).toHaveValue('There is a second voucher.')
  await page.context().setOffline(false)
  await press(page, 'Send')
  await expect(
    main(page).getByRole('listitem').filter({ hasText: 'There is a second voucher.' }),
  ).toHaveCount(1)

  const { page: own } = await newcomer()
  const words = buildReport({ personName: freshName() })
  await own.goto('/submit-report')
  await typeReport(own, words)
  await untilLively(own)
  await own.context().setOffline(true)
  await pressInVain(own, 'Save draft')
  await expectTyped(own, words)
  await own.context().setOffline(false)
  await press(own, 'Save draft')
  await expect(own).toHaveURL(/\/drafts\//)
  await expectTyped(own, words)
})

test('the way back turns one page of the form, and what was typed is there', async ({ page }) => {
  const words = buildReport({ personName: freshName() })
  await page.goto('/')
  await page.goto('/report')
  await typeReport(page, words)
  await untilLively(page)
  await showStepOf(page, reportField(page, 'incidentDate'))
  await press(page, 'Next')
  await press(page, 'Next')
  await press(page, 'Next')
  await expect(reportField(page, 'mustNotSee')).toBeVisible()
  await page.goBack()
  await expect(reportField(page, 'witnesses')).toBeVisible()
  await expectTyped(page, words)
  await press(page, 'Next')
  await press(page, 'Next')
  await expect(page.getByRole('button', { name: 'Check your answers' })).toBeVisible()
  await page.goBack()
  await expect(reportField(page, 'mustNotSee')).toBeVisible()
  await expectTyped(page, words)
  await press(page, 'Next')
  await press(page, 'Check your answers')
  await press(page, 'Send the report')
  const code = await codeShown(page)
  await page.goBack()
  expect(await codeShown(page)).toBe(code)
  await page.getByLabel('The code on your paper').fill(`${code.slice(0, -1)}U`)
  await press(page, 'Compare')
  await expect(page.getByText('Not the same: look again.')).toBeVisible()
  await expect(main(page)).toContainText('The code opens your report for 120 days after your last visit.')
})

test('a link whose script does not come leaves its page, and leads on once the line is back', async ({
  page,
}) => {
  await page.goto('/contact')
  await untilLively(page)
  await page.evaluate(() => document.body.setAttribute('data-same', 'yes'))
  await page.route(/\.(?:js|data)(?:\?|$)/, (route) => route.abort())
  const other = main(page).locator('a[href="/faq"]')
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'))
  await other.click()
  await failed
  await expect(page.getByRole('alert')).toContainText('This page stays here.')
  await page.unrouteAll()
  await expect(page).toHaveURL(/\/contact$/)
  await other.click()
  await expect(page).toHaveURL(/\/faq$/)
  await expect(page.locator('body[data-same]'), 'no page was loaded again').toBeAttached()
})

test('the quick exit asks nothing, and the way back does not lead to the pages that were turned', async ({
  page,
  strays,
}) => {
  strays.forgive(/bbc\.com/)
  await page.route('https://www.bbc.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Weather</title>' }),
  )
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.message())
    void dialog.accept()
  })
  await page.goto('/about')
  await page.goto('/report')
  await untilLively(page)
  await typeReport(page, buildReport({ personName: freshName() }))
  await showStepOf(page, reportField(page, 'incidentDate'))
  await press(page, 'Next')
  await press(page, 'Next')
  await expect(page).toHaveURL(/#step-7$/)
  await page.getByRole('button', { name: 'Exit this page' }).click()
  await expect(page).toHaveURL('https://www.bbc.com/weather')
  await page.goBack()
  await expect(page).toHaveURL(/\/about$/)
  expect(asked).toEqual([])
})

test('a page of a visit empties itself when its time is over, and the message goes with the code', async ({
  page,
}) => {
  await page.clock.install()
  const code = await sendAndOpen(page)
  await page.getByLabel('Your message').fill('There is a second voucher.')
  await untilLively(page)
  await page.clock.runFor('16:00')
  await expect(main(page)).toContainText(
    'Your visit ended after 15 minutes. Type your code again. Your message stays here.',
  )
  await expect(main(page)).not.toContainText('Received. Staff have not')
  await expect(page.getByLabel('Your message')).toHaveValue('There is a second voucher.')
  await page.getByLabel('Your code').fill(code)
  await press(page, 'Open my report and send')
  await expect(
    main(page).getByRole('listitem').filter({ hasText: 'There is a second voucher.' }),
  ).toHaveCount(1)
  await expect(page.getByLabel('Your message')).toHaveValue('')
})

test('leaving with something typed asks', async ({ page }) => {
  await page.goto('/report')
  await page.getByRole('radio').first().check()
  await untilLively(page)
  const asked = page.waitForEvent('dialog')
  page.once('dialog', (dialog) => void dialog.dismiss())
  await page.getByRole('link', { name: 'I have a code' }).click()
  expect((await asked).message()).toContain('Leave, and lose what you typed?')
  await expect(page.getByRole('radio').first()).toBeChecked()
})

test('each page of the form says its mistakes, and a mistake that was mended is gone', async ({ page }) => {
  await page.goto('/report')
  await press(page, 'Next')
  await expect(main(page)).toContainText('Kind of wrong: ')
  await page.getByRole('radio', { name: /^A bribe or extortion/ }).check()
  await untilLively(page)
  await press(page, 'Next')
  await expect(reportField(page, 'personName')).toBeVisible()
  await expect(page.getByText('Kind of wrong: ')).toHaveCount(0)
  for (const [name, wrong, right, said] of [
    ['incidentDate', 'last week', '3/2024', 'Enter a year, a month or a day'],
    ['relevantLinks', 'vouchers', 'https://example.org/voucher', 'whole addresses'],
  ] as const) {
    await showStepOf(page, reportField(page, name))
    if (name === 'relevantLinks') await reportField(page, 'evidence').fill('Seen.')
    await reportField(page, name).fill(wrong)
    await press(page, 'Next')
    await expect(reportField(page, name)).toBeVisible()
    const message = await reportField(page, name).evaluate(
      (field: HTMLInputElement) => field.validationMessage,
    )
    expect(message).toContain(said)
    await reportField(page, name).fill(right)
    await press(page, 'Next')
    await expect(reportField(page, name)).toBeHidden()
  }
})

/** Sends a report, compares its code, and opens the report with it. @returns the code */
async function sendAndOpen(page: Page): Promise<string> {
  await page.goto('/report')
  await typeReport(page, buildReport({ personName: freshName() }))
  await untilLively(page)
  await showStepOf(page, reportField(page, 'mustNotSee'))
  await press(page, 'Next')
  await press(page, 'Check your answers')
  await press(page, 'Send the report')
  const code = await codeShown(page)
  await page.getByLabel('The code on your paper').fill(code)
  await press(page, 'Compare')
  await expect(page.getByText('That is the code.')).toBeVisible()
  await page.goto('/report/return')
  await page.getByLabel('Your code').fill(code)
  await press(page, 'Open my report')
  return code
}

async function press(page: Page, name: string): Promise<void> {
  await main(page).getByRole('button', { name, exact: true }).click()
}

async function pressInVain(page: Page, name: string): Promise<void> {
  await press(page, name)
  const notice = page.getByText(dead)
  await expect(notice).toBeVisible()
  await expect(page.locator(':focus').getByText(dead)).toBeVisible()
}

async function codeShown(page: Page): Promise<string> {
  const code = main(page).getByText(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){5}$/)
  await expect(code).toBeVisible()
  return (await code.textContent()) ?? ''
}
