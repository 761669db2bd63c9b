import type { Page } from '@playwright/test'
import { buildReport } from '#tests/cast.ts'
import { expect, freshName, test } from '#tests/support/browser-test.ts'
import { CountedWalk } from '#tests/support/counted-walk.ts'
import { markStatements, verify } from '#tests/support/main-job.ts'
import { main, reportField, submitReport } from '#tests/support/walks.ts'
import { jpegWithMarkers } from '#toolkit/document-sanitizer/vectors/hide-in-pictures.ts'

/** Ten tasks, from the first page: what a person presses, and how many screens they see. */
const most = {
  'report something without an account': { clicks: 13, screens: 12 },
  'come back with a code': { clicks: 3, screens: 4 },
  'find the reports about a person': { clicks: 2, screens: 3 },
  'check a receipt': { clicks: 4, screens: 4 },
  'ask for a correction': { clicks: 6, screens: 6 },
  'clean a photo': { clicks: 5, screens: 4 },
  'use the risk calculator': { clicks: 13, screens: 4 },
  'carry the tools': { clicks: 3, screens: 2 },
  'approve a report': { clicks: 4, screens: 5 },
  'export the figures of staff': { clicks: 3, screens: 3 },
} as const satisfies Record<string, { clicks: number; screens: number }>

function expectAtMost(task: keyof typeof most, { clicks, screens }: CountedWalk): void {
  expect({ clicks, screens: screens.length }, `${task}: ${screens.join(', ')}`).toEqual(most[task])
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('a person reports without an account, and comes back with the code', async ({ page, enter }) => {
  const walk = new CountedWalk(page)
  await walk.begin()
  await walk.pressAndSee(main(page).getByRole('link', { name: 'Report something' }))
  const stage = main(page).getByRole('heading', { level: 2, name: /^Step / })
  await walk.see(stage.filter({ visible: true }))
  const typed = Object.entries(buildReport({ personName: freshName() })) as [
    Parameters<typeof reportField>[1],
    string,
  ][]
  const next = button(page, 'Next').filter({ visible: true })
  const check = button(page, 'Check your answers').filter({ visible: true })
  const send = button(page, 'Send the report')
  while (!(await send.isVisible())) {
    for (const [name, text] of typed) {
      const field = reportField(page, name)
      if (name === 'wrongKind') {
        const kind = field.and(page.locator(`[value="${text}"]`))
        if (await kind.isVisible()) await walk.press(kind)
      } else if (name !== 'incidentDate' && (await field.isVisible())) {
        if (name === 'sector' || name === 'state') await field.selectOption(text)
        else await field.fill(text)
      }
    }
    const shown = await page.content()
    await walk.press((await check.isVisible()) ? check : next)
    await expect(async () => expect(await page.content()).not.toBe(shown)).toPass()
    if (!(await send.isVisible()))
      await walk.see(main(page).getByRole('heading', { level: 2 }).filter({ visible: true }).last())
  }
  await walk.see(send)
  await walk.pressAndSee(send, page.getByRole('heading', { name: 'We have your report' }))
  expectAtMost('report something without an account', walk)

  const words = await main(page).getByRole('list').first().getByRole('listitem').allTextContents()
  const back = new CountedWalk(await enter())
  await back.begin()
  await back.pressAndSee(main(back.page).getByRole('link', { name: 'Report something' }))
  await back.pressAndSee(main(back.page).getByRole('link', { name: 'I have a code' }))
  await back.page.getByLabel('Your code').fill(words.join(' '))
  await back.pressAndSee(
    button(back.page, 'Open my report'),
    back.page.getByRole('heading', { name: /^Your report/ }),
  )
  expectAtMost('come back with a code', back)
})

test('staff approve a report, a reader finds it, and the person named asks for a correction', async ({
  newcomer,
  enter,
}) => {
  const personName = freshName()
  const { page: owner } = await newcomer()
  const { path } = await submitReport(owner, buildReport({ personName }))
  const reviewer = await enter('reviewer')
  await reviewer.goto(path)
  await verify(reviewer, 'Compared with the register.')

  const officer = new CountedWalk(await enter('officer'))
  await officer.begin()
  await officer.pressAndSee(main(officer.page).getByRole('link', { name: /Panel$/ }))
  await officer.page.getByRole('searchbox', { name: 'Search' }).last().fill(personName)
  await officer.pressAndSee(
    main(officer.page).getByRole('button', { name: 'Search' }),
    main(officer.page).getByRole('link', { name: personName }),
  )
  await officer.pressAndSee(
    main(officer.page).getByRole('link', { name: personName }),
    headingOf(officer.page, personName),
  )
  await officer.pressAndSee(
    officer.page.getByRole('link', { name: 'Approve' }),
    headingOf(officer.page, 'Approve this report?'),
  )
  await markStatements(officer.page)
  await officer.pressAndSee(
    button(officer.page, 'Approve and make it public'),
    headingOf(officer.page, personName),
  )
  expectAtMost('approve a report', officer)

  const reader = new CountedWalk(await enter())
  await reader.begin()
  await main(reader.page).getByRole('searchbox').fill(personName)
  await reader.pressAndSee(
    main(reader.page).getByRole('search').getByRole('button'),
    main(reader.page).getByRole('link', { name: personName }),
  )
  await reader.pressAndSee(
    main(reader.page).getByRole('link', { name: personName }),
    headingOf(reader.page, personName),
  )
  expectAtMost('find the reports about a person', reader)

  const named = new CountedWalk(await enter())
  await named.begin()
  await main(named.page).getByRole('searchbox').fill(personName)
  await named.pressAndSee(
    main(named.page).getByRole('search').getByRole('button'),
    main(named.page).getByRole('link', { name: personName }),
  )
  await named.pressAndSee(
    main(named.page).getByRole('link', { name: /^Is something wrong/ }),
    named.page.getByLabel('What is wrong with it?'),
  )
  await named.press(named.page.getByRole('radio', { name: /^I am the person who is named/ }))
  await named.press(named.page.getByRole('radio', { name: /^Suspected assets/ }))
  await named.page.getByLabel('What is wrong with it?').fill('The houses belong to another person.')
  await named.pressAndSee(
    named.page.getByRole('button', { name: 'Send the request' }),
    headingOf(named.page, 'We have your request'),
  )
  expectAtMost('ask for a correction', named)
})

test('a person checks a receipt', async ({ newcomer, enter }) => {
  const { page: owner } = await newcomer()
  await submitReport(owner, buildReport({ personName: freshName() }))
  await owner.getByRole('link', { name: 'Your receipt, and what you handed in' }).click()
  await owner.getByRole('button', { name: 'Show the code once' }).click()
  const code = await main(owner)
    .getByText(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){5}$/)
    .textContent()
  const walk = new CountedWalk(await enter())
  await walk.begin()
  await walk.pressAndSee(footer(walk.page, 'Transparency'), headingOf(walk.page, 'Transparency'))
  await walk.pressAndSee(
    main(walk.page).getByRole('link', { name: 'Find your receipt' }),
    walk.page.getByLabel('The code of your receipt'),
  )
  await walk.page.getByLabel('The code of your receipt').fill(code ?? '')
  await walk.pressAndSee(button(walk.page, 'Show the receipt'), main(walk.page).locator('pre'))
  expectAtMost('check a receipt', walk)
})

test('a person cleans a photo, weighs the risk, and carries the tools', async ({ enter }) => {
  const photo = new CountedWalk(await enter())
  await toTools(photo)
  await photo.press(main(photo.page).getByRole('link', { name: 'Secure Document Sanitizer' }))
  const sanitizer = photo.page.frameLocator('iframe')
  await photo.see(sanitizer.getByRole('heading', { level: 1 }))
  const { bytes } = jpegWithMarkers()
  await sanitizer
    .getByLabel(/Choose files, or drop them here/)
    .setInputFiles({ name: 'photo.jpg', mimeType: '', buffer: Buffer.from(bytes) })
  await photo.pressAndSee(
    sanitizer.getByRole('button', { name: 'Sanitize Files' }),
    sanitizer.getByRole('heading', { name: '1 file is cleaned and ready' }),
  )
  const arriving = photo.page.waitForEvent('download')
  await photo.press(sanitizer.getByRole('button', { name: 'Download image-1.jpg' }))
  await arriving
  expectAtMost('clean a photo', photo)

  const risk = new CountedWalk(await enter())
  await toTools(risk)
  await risk.press(main(risk.page).getByRole('link', { name: 'Corruption Risk Calculator' }))
  const calculator = risk.page.frameLocator('iframe')
  for (const place of [0, 1, 2, 3, 4]) {
    await risk.see(calculator.getByText(`Question ${place + 1} of 5`))
    await risk.press(calculator.getByRole('radio').nth(1))
    await risk.press(calculator.getByRole('button', { name: place < 4 ? 'Next' : 'Calculate Risk' }))
  }
  await risk.see(calculator.getByRole('heading', { name: 'Your result' }))
  expectAtMost('use the risk calculator', risk)

  const carry = new CountedWalk(await enter())
  await toTools(carry)
  const download = carry.page.waitForEvent('download')
  await carry.press(main(carry.page).getByRole('link', { name: 'Download fitila-toolkit.html' }))
  await download
  expectAtMost('carry the tools', carry)
})

test('staff export their figures', async ({ enter }) => {
  const walk = new CountedWalk(await enter('officer'))
  await walk.begin()
  await walk.pressAndSee(
    main(walk.page).getByRole('link', { name: /Panel$/ }),
    headingOf(walk.page, 'Officer Panel'),
  )
  await walk.pressAndSee(
    main(walk.page).getByRole('link', { name: 'Figures' }),
    headingOf(walk.page, /igures/),
  )
  const download = walk.page.waitForEvent('download')
  await walk.press(
    main(walk.page)
      .getByRole('link', { name: /CSV|table/i })
      .first(),
  )
  await download
  expectAtMost('export the figures of staff', walk)
})

async function toTools(walk: CountedWalk): Promise<void> {
  await walk.begin()
  await walk.pressAndSee(
    footer(walk.page, 'Tools'),
    main(walk.page).getByRole('link', { name: 'Corruption Risk Calculator' }),
  )
}

function footer(page: Page, name: string) {
  return page.getByRole('contentinfo').getByRole('link', { name, exact: true })
}

function headingOf(page: Page, name: string | RegExp) {
  return page.getByRole('heading', { level: 1, name })
}
