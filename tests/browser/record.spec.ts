import type { Page } from '@playwright/test'
import { buildReport } from '#tests/cast.ts'
import { expectNoBarriersAt } from '#tests/support/barriers/find-barriers.ts'
import { expect, freshName, test } from '#tests/support/browser-test.ts'
import { approve, verify } from '#tests/support/main-job.ts'
import { main, submitReport, toast } from '#tests/support/walks.ts'

const narrowest = 320
const pictures = process.env.FITILA_PICTURES

// axe waits by timers, which a page with JavaScript off does not have: the page comes without its scripts instead.
test('pages of the record and their charts, without scripts, hold no barrier at 320 px, light and dark, and reach over no edge', async ({
  enter,
  world,
}) => {
  const page = await enter()
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue()
    const response = await route.fetch()
    const body = (await response.text()).replace(/<script\b[\s\S]*?<\/script>/g, '')
    return route.fulfill({ response, body })
  })
  const { approved, corrected } = world.reports
  for (const address of [
    ...['/reports', '/reports?archive=yes&sector=judiciary', '/search?q=kirkira'],
    ...[`/people/${approved.referenceNumber}`, `/offices/${corrected.referenceNumber}`],
    ...[`/companies/${approved.referenceNumber}/kirkira-works`, '/people/EFCC-2021-0001'],
    ...['/transparency/figures', `/reports/${approved.id}`, '/archive/EFCC-2021-0001', '/corrections'],
  ]) {
    await page.goto(address)
    await expect(page.locator('script')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expectNoBarriersAt(page, address, narrowest)
    await keep(page, address.replace(/\W+/g, '-'))
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('two members join two records of one name, and one of them takes it back', async ({
    newcomer,
    enter,
  }) => {
    const personName = freshName()
    const { page: owner } = await newcomer()
    const [visitor, reviewer, officer] = [await enter(), await enter('reviewer'), await enter('officer')]
    const numbers: string[] = []
    for (const _ of ['first', 'second']) {
      const { path, referenceNumber } = await submitReport(owner, buildReport({ personName }))
      await reviewer.goto(path)
      await verify(reviewer, 'Compared with the register.')
      await officer.goto(path)
      await approve(officer)
      numbers.push(referenceNumber)
    }
    const [first = '', second = ''] = numbers
    await expectRecords(visitor, first, [first])
    await expect(main(visitor)).toContainText('Names can be shared')

    await reviewer.goto('/admin/judgements')
    await reviewer.getByLabel('Number of the first record').fill(first)
    await reviewer.getByLabel('Number of the second record').fill('WR-26010199999')
    await reviewer.getByRole('radio', { name: 'Person', exact: true }).check()
    await reviewer.getByRole('radio', { name: 'Papers of a court say so' }).check()
    await reviewer.getByLabel('Say what you saw, and where').fill('One day of birth in both papers.')
    await reviewer.getByRole('button', { name: 'Propose' }).click()
    // Refused, and nothing that was typed is lost.
    await expect(main(reviewer)).toContainText('No public report and no conviction has this number')
    await expect(reviewer.getByLabel('Say what you saw, and where')).toHaveValue(
      'One day of birth in both papers.',
    )
    await reviewer.getByLabel('Number of the second record').fill(second)
    await reviewer.getByRole('button', { name: 'Propose' }).click()
    await expect(toast(reviewer)).toContainText('Proposed')
    await expectRecords(visitor, first, [first])

    await officer.goto('/admin/proposals')
    await keep(officer, 'waiting')
    const waiting = main(officer).getByRole('listitem').filter({ hasText: 'One day of birth' }).last()
    await expect(main(officer)).toContainText('Two records about the same')
    await officer
      .getByRole('button', { name: /^Confirm\s?: Two records about the same/ })
      .last()
      .click()
    await expect(toast(officer)).toBeVisible()
    await expect(waiting).toHaveCount(0)
    await expectRecords(visitor, first, [first, second])
    await expect(main(visitor)).toContainText('One day of birth in both papers.')
    await keep(visitor, 'two-records')
    await keep(reviewer, 'proposed')

    await reviewer.goto('/admin/judgements')
    await keep(reviewer, 'judgements')
    await reviewer.getByRole('button', { name: new RegExp(`^Take back\\s?: ${first}, ${second}`) }).click()
    await expect(toast(reviewer)).toContainText('Taken back')
    await expectRecords(visitor, first, [first])
    await expectRecords(visitor, second, [second])
  })
})

async function expectRecords(page: Page, number: string, expected: readonly string[]): Promise<void> {
  await page.goto(`/people/${number}`)
  const records = main(page).getByRole('region', { name: 'Records', exact: true })
  await expect(records.getByRole('article')).toHaveCount(expected.length)
  for (const each of expected) await expect(records).toContainText(each)
}

/** For people who look at what was made. */
async function keep(page: Page, name: string): Promise<void> {
  if (!pictures) return
  for (const [width, colorScheme] of [
    [360, 'light'],
    [1280, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme })
    await page.screenshot({ path: `${pictures}/${name}-${width}.png`, fullPage: true })
  }
}
