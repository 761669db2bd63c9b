import { expect, type Page } from '@playwright/test'
import { verifyReport } from '#server/cases/verify-report.ts'
import { buildStatements, submitted, usernames } from '#tests/cast.ts'
import { type OwnSite, test } from '#tests/support/sites/own-site.ts'
import { main, toast } from '#tests/support/walks.ts'

const many = 300

async function addMany({ application, as }: OwnSite): Promise<void> {
  const owner = await as('reporter')
  for (let each = 0; each < many; each += 1)
    await submitted(application, owner, { personName: `Sample Many ${each + 1}` })
}

/** Verified, with what each statement rests on. */
async function toApprove({ application, as }: OwnSite, personName: string): Promise<string> {
  const { id } = await submitted(application, await as('stranger'), { personName })
  await verifyReport(application, await as('reviewer'), id, {
    ...buildStatements(),
    ...{ method: 'document_check', notes: 'Both registers were seen.' },
  })
  return id
}

test.describe.configure({ mode: 'serial', timeout: 300_000 })

test.beforeAll(async ({ site }) => {
  test.setTimeout(300_000)
  await addMany(site)
})

const numberOf = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('href') ?? '')

test('300 cases are walked through by keyboard alone, each once', async ({ enter }) => {
  const page = await enter('reviewer')
  await page.goto('/admin?order=longest')
  const seen: string[] = []
  for (;;) {
    await expect(page.locator('html[data-hydrated]')).toBeAttached()
    const rows = await main(page).locator('tbody tr').count()
    await main(page).locator('tbody tr').first().getByRole('link').first().focus()
    for (let row = 0; row < rows; row += 1) {
      seen.push(await numberOf(page))
      await page.keyboard.press('j')
    }
    const next = page.getByRole('navigation').locator('a[rel="next"]')
    if ((await next.count()) === 0) break
    await next.focus()
    await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')])
  }
  expect(new Set(seen).size).toBe(seen.length)
  expect(seen.length).toBeGreaterThanOrEqual(many)
  expect(seen.every((address) => address.startsWith('/reports/'))).toBe(true)
})

for (const javaScript of ['off', 'on'] as const)
  test(`300 cases fit a screen of 360 px on each page, with JavaScript ${javaScript}`, async ({ enter }) => {
    const page = await enter('reviewer', {
      ...{ viewport: { width: 360, height: 740 }, javaScriptEnabled: javaScript === 'on' },
    })
    await page.goto('/admin?order=longest')
    let seen = 0
    for (;;) {
      const rows = main(page).locator('tbody tr')
      seen += await rows.count()
      for (const place of [rows.first(), rows.last()]) {
        const box = await place.getByRole('link').first().boundingBox()
        expect(box?.x ?? -1).toBeGreaterThanOrEqual(0)
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360)
      }
      if (javaScript === 'on')
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
      const next = page.getByRole('navigation').locator('a[rel="next"]')
      if ((await next.count()) === 0) break
      await next.click()
      await page.waitForLoadState()
    }
    expect(seen).toBeGreaterThanOrEqual(many)
  })

/** Counts what a person does: each click, each choice and each thing that is typed. */
function counting(page: Page) {
  let steps = 0
  const main = page.locator('main')
  return {
    press: async (name: string | RegExp) => {
      steps += 1
      await main.getByRole('button', { name }).first().click()
    },
    unfold: async (title: string) => {
      steps += 1
      await main.locator('summary', { hasText: title }).click()
    },
    choose: async (label: string, option: string) => {
      steps += 1
      await main.getByLabel(label, { exact: true }).selectOption(option)
    },
    steps: () => steps,
  }
}

test('twenty cases are assigned to a colleague in at most four steps', async ({ enter, site }) => {
  const page = await enter('officer')
  await page.goto('/admin?stage=new&order=longest')
  const { id } = await site.as('secondReviewer')
  const work = counting(page)
  await work.unfold('Change the reports that are ticked')
  await work.choose('Which reports', '20')
  await work.choose('Colleague', id)
  await work.press(/^Assign to$/)
  await expect(toast(page)).toBeVisible()
  expect(work.steps()).toBeLessThanOrEqual(4)
  const { rows } = await site.application.database.pool.query(
    'select count(*)::int as held from report_claims where holder_id = $1',
    [id],
  )
  expect(rows[0].held).toBe(20)
})

test('a report whose statements were marked while verifying is approved with one button', async ({
  enter,
  site,
}) => {
  const page = await enter('officer')
  await page.goto(`/reports/${await toApprove(site, 'Sample To Approve')}/approval`)
  const boxes = main(page).locator('summary')
  expect(await boxes.count()).toBeGreaterThanOrEqual(5)
  const work = counting(page)
  await work.press('Approve and make it public')
  await expect(toast(page)).toContainText('Report approved')
  expect(work.steps()).toBe(1)
})

test('of two officers at one case the second learns what the first did, and nothing happens twice', async ({
  enter,
  site,
}) => {
  const id = await toApprove(site, 'Sample For Two')
  const [one, other] = [await enter('officer'), await enter('secondOfficer')]
  for (const page of [one, other]) await page.goto(`/reports/${id}/approval`)
  await main(one).getByRole('button', { name: 'Approve and make it public' }).click()
  await expect(toast(one)).toContainText('Report approved')
  await main(other).getByRole('button', { name: 'Approve and make it public' }).click()
  await expect(
    other
      .getByRole('alert')
      .or(main(other).getByRole('heading', { level: 1 }))
      .first(),
  ).toBeVisible()
  await expect(toast(other)).toHaveCount(0)
  const { rows } = await site.application.database.pool.query(
    "select count(*)::int as approvals from events where subject_id = $1 and kind = 'report.approved'",
    [id],
  )
  expect(rows[0].approvals).toBe(1)
})

test('a case that one officer holds says so to the other, who cannot take it by a click', async ({
  enter,
  site,
}) => {
  const { id } = await submitted(site.application, await site.as('stranger'), { personName: 'Sample Held' })
  const [one, other] = [await enter('officer'), await enter('secondOfficer')]
  for (const page of [one, other]) await page.goto(`/reports/${id}`)
  const take = (page: Page) => main(page).getByRole('button', { name: 'Assign it to me' })
  await take(one).click()
  await expect(toast(one)).toBeVisible()
  await take(other).click()
  await expect(main(other)).toContainText(usernames.officer)
  const { rows } = await site.application.database.pool.query(
    'select username from report_claims c join profiles p on p.id = c.holder_id where c.report_id = $1',
    [id],
  )
  expect(rows).toEqual([{ username: usernames.officer }])
})
