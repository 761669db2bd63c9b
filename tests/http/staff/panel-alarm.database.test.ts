import { expect, test } from 'vitest'
import { noteLook } from '#server/database/distribution/look-into-search.ts'
import { cast } from '#tests/cast.ts'
import { browseAs, openSite } from '#tests/support/browse.ts'
import { withApplication } from '#tests/support/with-application.ts'

test('the panel tells administrators alone, in their language, that the search differs from what is public', async () => {
  const application = { ...(await withApplication()), searchIsDistributed: true }
  const { administrator, officer } = await cast(application, 'administrator', 'officer')
  const ask = await openSite(application)
  const { get } = await browseAs(application, ask, administrator)
  const said = {
    '/admin': 'The search may differ from what is public',
    '/pcm/admin': 'Search fit different from wetin dey public',
  }
  const panels = async (browser: typeof get) =>
    Promise.all(Object.keys(said).map(async (path) => (await browser(path)).text()))
  // As markup: the words alone are in the data of every panel.
  const shows = (panel: string, place: number) => panel.includes(`>${Object.values(said)[place]}<`)
  await noteLook(application.database.pool, [], application.now())
  for (const [place, panel] of (await panels(get)).entries()) expect(shows(panel, place)).toBe(false)
  await noteLook(application.database.pool, ['public reports without an entry: 1'], application.now())
  for (const [place, panel] of (await panels(get)).entries()) expect(shows(panel, place)).toBe(true)
  const officers = await browseAs(application, ask, officer)
  for (const [place, panel] of (await panels(officers.get)).entries()) expect(shows(panel, place)).toBe(false)
})
