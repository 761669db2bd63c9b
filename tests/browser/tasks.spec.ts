import { jpegWithMarkers } from '@fitila/sanitizer/vectors/hide-in-pictures'
import { buildReport } from '#tests/cast.ts'
import { expect, freshName, test } from '#tests/support/browser-test.ts'
import { type Counted, type CountedWalk, walkFromHome } from '#tests/support/counted/counted-walk.ts'
import { fillDay, main, reportField, submitReport, toast, userMenu } from '#tests/support/walks.ts'

// What people come for, from the home page of a wide screen. A step that is added to one of these fails here.
test.use({ viewport: { width: 1280, height: 800 } })
// One after the other in one process, so that the table at the end has them all.
test.describe.configure({ mode: 'default' })

/** The most that each may take: what it takes today. */
const most = {
  'Report something without an account': { presses: 12, screens: 1 },
  'Come back with the code and answer': { presses: 4, screens: 3 },
  'Find what is public about an office': { presses: 2, screens: 2 },
  'Read a report about a person': { presses: 2, screens: 2 },
  'Find a conviction by its number': { presses: 2, screens: 2 },
  'Read why a report of mine is not public': { presses: 2, screens: 2 },
  'Ask for a correction as the person named': { presses: 6, screens: 3 },
  'Clean a photo': { presses: 5, screens: 2 },
  'Check what in a text gives me away': { presses: 4, screens: 2 },
  'Take a case and verify it': { presses: 7, screens: 4 },
  'Approve it as a second officer': { presses: 6, screens: 4 },
  'Buy a plan': { presses: 6, screens: 4 },
  'Change the language': { presses: 2, screens: 1 },
} as const satisfies Record<string, Counted>
type Task = keyof typeof most

const walked = new Map<Task, Counted>()

test.afterAll(() => {
  const rows = [...walked].map(
    ([task, { presses, screens }]) =>
      `${task.padEnd(44)}${String(presses).padStart(8)}${String(screens).padStart(9)}`,
  )
  process.stdout.write(`\n${'From the home page'.padEnd(44)} presses  screens\n${rows.join('\n')}\n`)
})

test('a source reports without an account, comes back with the code and answers', async ({ page, enter }) => {
  const walk = await walkFromHome(page)
  await walk.press(main(page).getByRole('link', { name: 'Report something' }))
  await walk.press(page.getByRole('radio', { name: /^A bribe or extortion/ }))
  const next = () => walk.press(page.getByRole('button', { name: 'Next', exact: true }))
  await next()
  await reportField(page, 'personName').fill(freshName())
  await reportField(page, 'position').fill('Registrar of permits')
  await next()
  await reportField(page, 'sector').selectOption('land_registry')
  await reportField(page, 'state').selectOption('Kaduna')
  await next()
  await reportField(page, 'whatHappened').fill('A fee was asked for a free stamp.')
  await next()
  await reportField(page, 'amount').fill('N20,000')
  await next()
  await reportField(page, 'evidence').fill('A transfer slip.')
  await next()
  await next()
  await next()
  await walk.press(page.getByRole('button', { name: 'Check your answers' }))
  await walk.press(page.getByRole('button', { name: 'Send the report' }))
  await expect(page.getByRole('heading', { name: 'We have your report' })).toBeVisible()
  await expectAtMost('Report something without an account', walk)
  const words = await main(page).getByRole('list').first().getByRole('listitem').allTextContents()

  const later = await walkFromHome(await enter())
  await later.press(main(later.page).getByRole('link', { name: 'Report something' }))
  await later.press(main(later.page).getByRole('link', { name: 'I have a code' }))
  await later.page.getByLabel('Your code').fill(words.join(' '))
  await later.press(later.page.getByRole('button', { name: 'Open my report' }))
  await later.page.getByLabel('Your message').fill('There is a second slip.')
  await later.press(later.page.getByRole('button', { name: 'Send', exact: true }))
  await expect(main(later.page)).toContainText('There is a second slip.')
  await expectAtMost('Come back with the code and answer', later)
})

test('a reader finds what is public about an office', async ({ page }) => {
  const walk = await walkFromHome(page)
  await search(walk, 'Director of Works Sample Approved')
  await walk.press(main(page).getByRole('link', { name: 'Sample Approved', exact: true }))
  await expect(page.getByRole('heading', { level: 1, name: 'Sample Approved' })).toBeVisible()
  await expectAtMost('Find what is public about an office', walk)
})

test('a reader reads a report about a person', async ({ page }) => {
  const walk = await walkFromHome(page)
  await search(walk, 'Sample Approved')
  await walk.press(main(page).getByRole('link', { name: 'Sample Approved', exact: true }))
  await expect(page.getByRole('heading', { level: 2, name: 'What happened to this report' })).toBeVisible()
  await expectAtMost('Read a report about a person', walk)
})

test('a reader finds a conviction by its number', async ({ page }) => {
  const walk = await walkFromHome(page)
  await search(walk, 'EFCC-2021-0001')
  await walk.press(main(page).locator('a[href$="/archive/EFCC-2021-0001"]'))
  await expect(page).toHaveURL(/\/archive\/EFCC-2021-0001$/)
  await expectAtMost('Find a conviction by its number', walk)
})

test('a reporter reads why a report is not public', async ({ enter, world }) => {
  const page = await enter('reporter')
  const walk = await walkFromHome(page)
  await walk.press(main(page).getByRole('link', { name: 'All my reports' }))
  await walk.press(main(page).getByRole('link', { name: world.reports.rejected.referenceNumber }))
  await expect(main(page)).toContainText('The vouchers do not show a name.')
  await expectAtMost('Read why a report of mine is not public', walk)
})

test('a person who is named asks for a correction', async ({ page }) => {
  const walk = await walkFromHome(page)
  await search(walk, 'Sample Approved')
  await walk.press(main(page).getByRole('link', { name: 'Sample Approved', exact: true }))
  await walk.press(main(page).getByRole('link', { name: 'Ask for a correction' }))
  await walk.press(page.getByRole('radio', { name: /^I am the person who is named/ }))
  await walk.press(page.getByRole('radio', { name: /^Suspected assets/ }))
  await page.getByLabel('What is wrong with it?').fill('The houses belong to another person.')
  await walk.press(page.getByRole('button', { name: 'Send the request' }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your request')
  await expectAtMost('Ask for a correction as the person named', walk)
})

test('a photo is cleaned', async ({ page }) => {
  const walk = await walkFromHome(page)
  const tool = await openTool(walk, 'Secure Document Sanitizer')
  const buffer = Buffer.from(jpegWithMarkers().bytes)
  // The system's own window for choosing a file is one press more.
  await tool
    .getByLabel(/Choose files, or drop them here/)
    .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer })
  await walk.press(tool.getByRole('button', { name: 'Sanitize Files' }))
  const downloading = page.waitForEvent('download')
  await walk.press(tool.getByRole('button', { name: 'Download image-1.jpg' }))
  await downloading
  await expectAtMost('Clean a photo', walk)
})

test('a text is checked for what gives a person away', async ({ page }) => {
  const walk = await walkFromHome(page)
  const tool = await openTool(walk, 'Anonymity Checker')
  await tool.getByLabel('Text to analyze').fill('My name is Ngozi Nwabara. Call 0803 123 4567.')
  await walk.press(tool.getByRole('button', { name: 'Check Anonymity' }))
  await expect(tool.getByRole('img', { name: /^Anonymity score: \d+%/ })).toBeVisible()
  await expectAtMost('Check what in a text gives me away', walk)
})

test('an officer takes a case and verifies it, and a second one approves it', async ({ newcomer, enter }) => {
  const { page: owner } = await newcomer()
  const personName = freshName()
  await submitReport(owner, buildReport({ personName }))

  const officer = await walkFromHome(await enter('officer'))
  await openCase(officer, 'New, not assigned', personName)
  await officer.press(main(officer.page).getByRole('button', { name: 'Assign it to me' }))
  await officer.press(main(officer.page).getByRole('link', { name: 'Record a verification' }))
  await officer.press(officer.page.getByRole('radio', { name: /^Document check/ }))
  await officer.page.getByLabel('Notes').fill('Compared with the register.')
  await officer.press(officer.page.getByRole('button', { name: 'Record the verification' }))
  await expect(toast(officer.page)).toContainText('Verification recorded')
  await expectAtMost('Take a case and verify it', officer)

  const second = await walkFromHome(await enter('secondOfficer'))
  await openCase(second, 'Verified by a colleague, to approve', personName)
  await second.press(main(second.page).getByRole('link', { name: 'Approve' }))
  const all = second.page.getByRole('group', { name: 'The same for all statements' })
  await second.press(all.getByRole('radio', { name: 'Document' }))
  await all.getByLabel('Source').fill('Register of payments, volume 4')
  await fillDay(all, 'Seen on', '2025-10-01')
  await second.press(second.page.getByRole('button', { name: 'Approve and make it public' }))
  await expect(toast(second.page)).toContainText('Report approved')
  await expectAtMost('Approve it as a second officer', second)
})

test('a plan is bought', async ({ newcomer }) => {
  const { page } = await newcomer()
  const walk = await walkFromHome(page)
  await walk.press(userMenu(page))
  await walk.press(page.getByRole('banner').getByRole('link', { name: 'Subscription Plans' }))
  await walk.press(main(page).getByRole('link', { name: 'Buy a month: Premium' }))
  await walk.press(main(page).getByRole('button', { name: 'Go to the payment page' }))
  await walk.press(main(page).getByLabel('It is paid at once'))
  await walk.press(main(page).getByRole('button', { name: 'Let it happen' }))
  await expect(toast(page)).toContainText('Subscription Upgraded')
  await expectAtMost('Buy a plan', walk)
})

test('the language is changed', async ({ page }) => {
  const walk = await walkFromHome(page)
  await walk.press(page.getByRole('banner').locator('summary:visible', { hasText: 'Language' }))
  await walk.press(
    page.getByRole('banner').getByRole('link', { name: 'Naijá (Pidgin)' }).filter({ visible: true }),
  )
  await expect(page.locator('html')).toHaveAttribute('lang', 'pcm')
  await expectAtMost('Change the language', walk)
})

async function expectAtMost(task: Task, walk: CountedWalk): Promise<void> {
  const { presses, screens } = await walk.counted()
  walked.set(task, { presses, screens })
  expect(presses, `presses: ${task}`).toBeLessThanOrEqual(most[task].presses)
  expect(screens, `screens: ${task}`).toBeLessThanOrEqual(most[task].screens)
}

async function search({ page, sendTyped }: CountedWalk, text: string): Promise<void> {
  await sendTyped(main(page).getByRole('searchbox').first(), text)
  // The newest reports on the home page have links of the same names.
  await expect(page).toHaveURL(/\/search\?/)
}

async function openTool({ page, press }: CountedWalk, title: string) {
  const bar = page.getByRole('banner')
  await press(bar.locator('summary:visible', { hasText: 'Resources' }))
  await press(bar.getByRole('link', { name: 'Tools', exact: true }).filter({ visible: true }))
  await press(main(page).getByRole('link', { name: title, exact: true }))
  return page.frameLocator('iframe')
}

/** By the number on the home page to the table, and by its search to the case: other tests have cases too. */
async function openCase({ page, press, sendTyped }: CountedWalk, waiting: string, personName: string) {
  await press(main(page).getByRole('link', { name: waiting }))
  await sendTyped(main(page).getByRole('searchbox'), personName)
  await press(main(page).getByRole('link', { name: personName }))
  await expect(page.getByRole('heading', { level: 1, name: personName })).toBeVisible()
}
