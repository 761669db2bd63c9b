import { expect, type Page } from '@playwright/test'
import { grayPng } from '#tests/support/documents/logo-files.ts'
import { test } from '#tests/support/sites/own-site.ts'
import { main, toast } from '#tests/support/walks.ts'

test.describe.configure({ mode: 'serial', timeout: 120_000 })

for (const javaScriptEnabled of [false, true])
  test(`two people change the logo, readers see it, and one takes it away, with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, async ({
    enter,
  }) => {
    const screen = { javaScriptEnabled }
    const visitor = await enter(null, screen)
    await visitor.goto('/faq')
    await expect(nameOf(visitor).locator('svg')).toHaveCount(1)

    const page = await enter('administrator', screen)
    await page.goto('/admin/settings/logo')
    const file = main(page).getByLabel('A picture')
    await file.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
    await main(page).getByRole('button', { name: 'Propose it' }).click()
    await expect(main(page)).toContainText('We cannot use this file.')
    const side = javaScriptEnabled ? 48 : 64
    await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: grayPng(side * 2, side) })
    await main(page).getByRole('button', { name: 'Propose it' }).click()
    await expect(toast(page)).toContainText('Change proposed')
    await visitor.reload()
    await expect(nameOf(visitor).locator('svg')).toHaveCount(1)

    const officer = await enter('officer', screen)
    await officer.goto('/admin/proposals')
    const waiting = main(officer).getByRole('listitem').filter({ hasText: 'Logo' })
    await expect(waiting.getByRole('img', { name: 'The logo' })).toBeVisible()
    await waiting.getByRole('button', { name: /^Confirm/ }).click()
    await expect(toast(officer)).toContainText('Confirmed')

    await visitor.reload()
    const logo = nameOf(visitor).getByRole('img', { name: 'Fitila' })
    await expect(logo).toHaveJSProperty('naturalWidth', side * 2)
    const address = (await logo.getAttribute('src')) ?? ''
    const answer = await visitor.request.get(address)
    expect(answer.headers()).toMatchObject({
      ...{ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' },
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect((await answer.body()).includes('Kirkira')).toBe(false)
    expect((await visitor.request.get(`/logo/${'0'.repeat(64)}`)).status()).toBe(404)
    await expectSamePlaces(visitor, address)

    await page.goto('/admin/settings/logo')
    await main(page).getByRole('button', { name: 'Take it away' }).click()
    await expect(toast(page)).toContainText('Saved')
    await visitor.reload()
    await expect(nameOf(visitor).locator('svg')).toHaveCount(1)
    expect((await visitor.request.get(address)).status()).toBe(404)
  })

function nameOf(page: Page) {
  return page.getByRole('banner').locator('a[href="/"]').first()
}

/** Nothing moves when the picture comes: the bar is the same without its bytes. */
async function expectSamePlaces(page: Page, address: string): Promise<void> {
  const places = async () => ({
    bar: await page.getByRole('banner').boundingBox(),
    logo: await nameOf(page).getByRole('img').boundingBox(),
    rest: await main(page).boundingBox(),
  })
  const withPicture = await places()
  let goOn = () => {}
  const held = new Promise<void>((resolve) => {
    goOn = resolve
  })
  await page.route(`**${address}`, async (route) => {
    await held
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  await main(page).waitFor()
  expect(await places()).toEqual(withPicture)
  goOn()
  await expect(nameOf(page).getByRole('img')).toHaveJSProperty('complete', true)
}
