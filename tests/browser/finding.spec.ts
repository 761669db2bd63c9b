import { verifyReport } from '#server/cases/verify-report.ts'
import { approveReport } from '#server/publishing/approve-report.ts'
import { retractReport } from '#server/publishing/retract-report.ts'
import { buildStatements, cast, submitted } from '#tests/cast.ts'
import { openBeside } from '#tests/support/browser-setup.ts'
import { expect, test, untilLively } from '#tests/support/browser-test.ts'
import { makeDataFolder } from '#tests/support/data-folders.ts'
import { freePort, launch } from '#tests/support/serve.ts'
import { main } from '#tests/support/walks.ts'

for (const javaScript of ['off', 'on'] as const) {
  test.describe(`with JavaScript ${javaScript}`, () => {
    test.use({ javaScriptEnabled: javaScript === 'on' })

    test('the list is narrowed by its form, and each filter is taken away by its link', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 800 })
      await page.goto('/reports')
      await page.getByText('Filter and sort').click()
      await main(page).locator('summary', { hasText: 'States' }).click()
      await main(page).getByLabel('Show court convictions from the archive too').check()
      await main(page).getByLabel('Lagos').check()
      await main(page).getByLabel('Credibility, at least').selectOption('5')
      await main(page).getByRole('button', { name: 'Show' }).click()
      await expect(page).toHaveURL(/state=Lagos/)
      await expect(main(page).getByText('Convicted by a court')).toHaveCount(1)
      await main(page)
        .getByRole('link', { name: /^with convictions/ })
        .click()
      await expect(page).not.toHaveURL(/archive=yes/)
      await expect(page).toHaveURL(/state=Lagos/)
      await expect(main(page).getByText('Convicted by a court')).toHaveCount(0)
    })

    test('a kind of wrong narrows the list, and the filters are open beside it', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 })
      await page.goto('/reports')
      await main(page).locator('summary', { hasText: 'Kinds of wrong' }).click()
      await main(page).getByLabel('Land or building').check()
      await main(page).getByRole('button', { name: 'Show' }).click()
      await expect(page).toHaveURL(/kind=land/)
      const others = main(page).getByRole('article').filter({ hasNotText: 'Land or building' })
      await expect(others).toHaveCount(0)
    })

    test('an administrator looks an import over before it is done', async ({ enter }) => {
      const page = await enter('administrator')
      await page.goto('/content-management')
      const csv = `name,state,offense,courtLocation,convictionDate,sentence,year,sourceUrl
Tatsuniya ${javaScript},Kano,Fraud,High Court,2020-05-01,One year,2020,https://example.org/1
Kirkira,Kano,Fraud,High Court,2020-05-01,Arraigned,2020,https://example.org/2`
      await main(page).locator('#import summary').click()
      await main(page)
        .getByLabel('A CSV file')
        .setInputFiles({
          name: 'convictions.csv',
          mimeType: 'text/csv',
          buffer: Buffer.from(csv),
        })
      await main(page).getByRole('button', { name: 'Look it over' }).click()
      await expect(main(page)).toContainText('1 can be imported, 0 there already, 1 refused.')
      await main(page).getByRole('button', { name: 'Propose these 1' }).click()
      await expect(main(page)).toContainText('1 proposed, 0 there already, 1 refused.')
    })
  })
}

test('an open list takes a new report in at its top, and asks first where the reader is busy in it', async ({
  browser,
}) => {
  const { folder: dataFolder, remove } = await makeDataFolder()
  const program = launch({ dataFolder, port: await freePort(), settings: { LOG_LEVEL: 'error' } })
  await program.untilLit()
  const { application, close } = await openBeside(program, dataFolder)
  const { reporter, reviewer, officer } = await cast(application, 'reporter', 'reviewer', 'officer')
  const publish = async (personName: string) => {
    const { id } = await submitted(application, reporter, { personName })
    await verifyReport(application, reviewer, id, { method: 'document_check', notes: 'Compared.' })
    await approveReport(application, officer, id, buildStatements())
    return id
  }
  const context = await browser.newContext({ baseURL: program.baseURL })
  const page = await context.newPage()
  const listening = page.waitForResponse('**/live/reports')
  await page.goto('/reports')
  await untilLively(page)
  await listening

  const first = await publish('Misali Na Farko')
  await expect(main(page).getByRole('link', { name: 'Misali Na Farko' })).toBeVisible()
  await expect(main(page)).toContainText('1 new report at the top of the list')

  await main(page).getByRole('link', { name: 'Misali Na Farko' }).focus()
  const second = await publish('Misali Na Biyu')
  const line = main(page).getByRole('link', { name: '1 new report: show the newest' })
  await expect(line).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Misali Na Biyu' })).toHaveCount(0)
  const listeningAgain = page.waitForResponse('**/live/reports')
  await line.click()
  await expect(main(page).getByRole('link', { name: 'Misali Na Biyu' })).toBeVisible()
  await expect(line).toHaveCount(0)
  await listeningAgain
  await untilLively(page)

  await retractReport(application, officer, first, { reason: 'The houses belong to somebody else.' })
  await main(page).getByRole('link', { name: 'A report below has changed' }).click()
  await expect(
    main(page).getByRole('article').filter({ hasText: 'The houses belong to somebody else.' }),
  ).toContainText('Retracted on')

  const listeningLast = page.waitForResponse('**/live/reports')
  await page.goto('/reports')
  await listeningLast
  await page.route('**/reports', (route) =>
    route.request().method() === 'HEAD' ? route.abort() : route.continue(),
  )
  await publish('Misali Na Uku')
  await expect(main(page)).toContainText('Error loading reports')
  await expect(main(page).getByRole('link', { name: 'Misali Na Biyu' })).toBeVisible()

  // What an untouched page was made from is handed out no more, so it is loaded again.
  const listeningUntouched = page.waitForResponse('**/live/reports')
  await page.goto('/reports')
  await listeningUntouched
  await retractReport(application, officer, second, { reason: 'The land belongs to a cousin.' })
  await expect(
    main(page).getByRole('article').filter({ hasText: 'The land belongs to a cousin.' }),
  ).toContainText('Retracted on')
  await context.close()
  await close()
  await program.end('SIGTERM')
  await remove()
})
