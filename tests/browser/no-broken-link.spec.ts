import { expect, test } from '#tests/support/browser-test.ts'
import { pagesOfSite } from '#tests/support/pages-of-site.ts'

for (const person of ['visitor', 'administrator'] as const) {
  test(`no link of a page leads the ${person} nowhere, and none to a place that is not on its page`, async ({
    enter,
    world,
    baseURL,
  }) => {
    const page = await (person === 'visitor' ? enter() : enter(person))
    const found = new Map<string, string>()
    for (const { address } of pagesOfSite(world)) {
      const answer = await page.request.get(address)
      // The screen that turns a person away leads back to itself.
      if (answer.status() !== 200) continue
      const html = await answer.text()
      for (const [, href = ''] of html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)) {
        const target = new URL(href.replaceAll('&amp;', '&'), new URL(address, baseURL))
        if (target.origin === new URL(baseURL ?? '').origin && !found.has(target.href))
          found.set(target.href, address)
      }
    }
    expect(found.size).toBeGreaterThan(30)
    const pages = new Map<string, { status: number; text: string }>()
    for (const [href, from] of found) {
      const { hash, ...target } = splitHash(href)
      const known = pages.get(target.href) ?? (await read(target.href))
      pages.set(target.href, known)
      // 401 asks to log in first, as a link to the report form may.
      expect.soft([200, 401], `${href}, from ${from}`).toContain(known.status)
      if (hash) expect.soft(known.text, `${href}, from ${from}`).toContain(`id="${hash}"`)
    }

    async function read(href: string): Promise<{ status: number; text: string }> {
      const answer = await page.request.get(href)
      const isText = /text/.test(answer.headers()['content-type'] ?? '')
      return { status: answer.status(), text: isText ? await answer.text() : '' }
    }
  })
}

function splitHash(href: string): { href: string; hash: string } {
  const [before = '', hash = ''] = href.split('#')
  return { href: before, hash: decodeURIComponent(hash) }
}
