import { expect, test } from 'vitest'
import { openSite } from '#tests/support/browse.ts'
import { dataAddress, givesData, siteRoutes } from '#tests/support/site-routes.ts'
import { withApplication } from '#tests/support/with-application.ts'

test('an address that gives a file has no data, in no language, and every page has', async () => {
  const application = await withApplication()
  const ask = await openSite(application)
  const plain = siteRoutes.filter(({ path }) => !/[:*]/.test(path))
  const files = plain.filter(({ id }) => !givesData(id))
  expect(files.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/sitemap.xml', '/robots.txt', '/reports/feed.atom', '/reports/export.csv']),
  )
  for (const route of plain)
    for (const prefix of ['', '/pcm']) {
      const address = prefix && route.path === '/' ? '/pcm/_.data' : `${prefix}${dataAddress(route.path)}`
      const { status } = await ask(address)
      expect([address, status === 404], address).toEqual([address, !givesData(route.id)])
    }
  // The files themselves are there.
  for (const path of ['/sitemap.xml', '/robots.txt']) expect((await ask(path)).status).toBe(200)
})
