import type { Page } from '@playwright/test'
import { expect, test, untilLively } from '#tests/support/browser-test.ts'
import { main } from '#tests/support/walks.ts'

const banner = (page: Page) => page.getByRole('region', { name: 'Counting page views' })
const consent = (page: Page) => page.evaluate(() => localStorage.getItem('analytics-consent'))

test('nothing is counted before an answer, and each change of page after Accept', async ({ page }) => {
  const views = viewsSent(page)
  await page.goto('/about')
  await expect(banner(page)).toBeVisible()
  await main(page)
    .getByRole('link', { name: 'methodology' })
    .first()
    .or(main(page).getByRole('link').first())
    .click()
  expect(views).toEqual([])
  expect(await consent(page)).toBeNull()

  await page.goto('/about')
  await banner(page).getByRole('button', { name: 'Accept' }).click()
  await expect(banner(page)).toBeHidden()
  expect(await consent(page)).toBe('granted')
  await expect.poll(() => views).toEqual(['learn/about'])
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect.poll(() => views).toEqual(['learn/about', 'learn/faq'])
  await page.goto('/terms-of-service')
  await expect.poll(() => views).toEqual(['learn/about', 'learn/faq', 'legal/terms-of-service'])
  await expect(banner(page)).toHaveCount(0)
})

test('Decline is as easy as Accept: as large, and then nothing is counted or asked', async ({ page }) => {
  const views = viewsSent(page)
  await page.goto('/faq')
  const [decline, accept] = [
    banner(page).getByRole('button', { name: 'Decline' }),
    banner(page).getByRole('button', { name: 'Accept' }),
  ]
  await expect(decline).toBeVisible()
  expect((await decline.boundingBox())?.width).toBe((await accept.boundingBox())?.width)
  expect(await looks(decline)).toEqual(await looks(accept))
  await decline.click()
  expect(await consent(page)).toBe('denied')
  await page.goto('/about')
  await untilLively(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible()
  expect(views).toEqual([])
  await expect(banner(page)).toHaveCount(0)
})

for (const [width, height] of [
  [360, 640],
  [320, 568],
  [640, 360],
] as const)
  test(`on a phone of ${width} by ${height} px the question covers nothing: it is the end of the page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    for (const path of ['/', '/search', '/contact', '/register']) {
      await page.goto(path)
      await expect(banner(page)).toBeVisible()
      await expect(banner(page)).not.toBeInViewport()
      const [asked, foot] = [
        await banner(page).boundingBox(),
        await page.getByRole('contentinfo').boundingBox(),
      ]
      expect(asked?.y, path).toBeGreaterThanOrEqual(Math.floor((foot?.y ?? 0) + (foot?.height ?? 0)))
    }
    await banner(page).getByRole('button', { name: 'Decline' }).click()
    await expect(banner(page)).toBeHidden()
  })

for (const width of [768, 1280])
  test(`the question is at the bottom of a window of ${width} px, and nothing stays behind it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 })
    await page.goto('/about')
    await expect(banner(page)).toBeVisible()
    const asked = await banner(page).boundingBox()
    expect(Math.round((asked?.y ?? 0) + (asked?.height ?? 0))).toBe(640)
    expect(asked?.height).toBeLessThan(130)
    const last = page.getByRole('contentinfo').getByRole('link').last()
    await page.mouse.wheel(0, 100_000)
    await expect
      .poll(async () => ((await last.boundingBox())?.y ?? 640) + 44)
      .toBeLessThanOrEqual(Math.ceil(asked?.y ?? 0))
    await page.evaluate(() => window.scrollTo(0, 0))
    for (const link of await main(page).getByRole('link').all()) {
      await link.focus()
      const box = await link.boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(asked?.y ?? 0)
    }
  })

test('a person on the way of a report is not asked', async ({ page }) => {
  await page.goto('/report')
  await untilLively(page)
  await page.goto('/submit-report')
  await untilLively(page)
  await expect(banner(page)).toHaveCount(0)
})

test('More Info tells what is collected and what is not, and gives the focus back', async ({ page }) => {
  await page.goto('/faq')
  const more = banner(page).getByRole('button', { name: 'More Info' })
  await more.click()
  const dialog = page.getByRole('dialog', { name: 'Counting page views' })
  await expect(dialog).toContainText('privacy-friendly and cookie-free')
  await expect(dialog.getByRole('listitem')).toHaveText([
    ...['Page views', 'Referral source', 'Browser', 'Device type', 'Country'],
    ...['Personal information', 'Cookies', 'Persistent identifiers', 'Cross-site tracking'],
  ])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(more).toBeFocused()
})

test('an answer can be changed on the privacy page', async ({ page }) => {
  await page.goto('/privacy-policy')
  await banner(page).getByRole('button', { name: 'Accept' }).click()
  await expect(main(page).getByRole('status')).toHaveText('You agreed: page views are counted.')
  await main(page).getByRole('button', { name: 'Decline' }).click()
  await expect(main(page).getByRole('status')).toHaveText('You declined: nothing is counted.')
  expect(await consent(page)).toBe('denied')
})

test('a view that is reported carries no cookie', async ({ page }) => {
  await page.goto('/contact')
  const sent = page.waitForRequest('**/page-views')
  await page.evaluate(() => localStorage.setItem('analytics-consent', 'granted'))
  await page.goto('/faq')
  expect((await (await sent).allHeaders()).cookie).toBeUndefined()
})

test('a person who is logged in is neither asked nor counted', async ({ enter }) => {
  const page = await enter('reporter')
  const views = viewsSent(page)
  await page.goto('/faq')
  await page.evaluate(() => localStorage.setItem('analytics-consent', 'granted'))
  await page.goto('/about')
  await untilLively(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible()
  expect(views).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('no one is asked and nothing is counted', async ({ page }) => {
    const views = viewsSent(page)
    await page.goto('/faq')
    await expect(banner(page)).toHaveCount(0)
    expect(views).toEqual([])
  })
})

function viewsSent(page: Page): string[] {
  const views: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/page-views') return
    views.push(new URLSearchParams(request.postData() ?? '').get('route') ?? '')
  })
  return views
}

function looks(button: ReturnType<Page['getByRole']>) {
  return button.evaluate((element) => {
    const { backgroundColor, borderColor, color, fontSize, fontWeight } = getComputedStyle(element)
    return { backgroundColor, borderColor, color, fontSize, fontWeight }
  })
}
