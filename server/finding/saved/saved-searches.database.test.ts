import { expect, test } from 'vitest'
import type { Person } from '#domain/actor.ts'
import { noFilters } from '#domain/finding/list-filters.ts'
import { subscriptionStatuses, tiers } from '#domain/plans/plans.ts'
import { days } from '#domain/time/durations.ts'
import { listNotifications } from '#server/notifications/list-notifications.ts'
import { savePreferences } from '#server/notifications/preferences.ts'
import { cast } from '#tests/cast.ts'
import { givePlan } from '#tests/support/plans/give-plan.ts'
import { publicReport } from '#tests/support/public-report.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { searchAdvanced } from '../advanced/search-advanced.ts'
import { deleteSavedSearch, endFeed, makeFeed, setAlert, takeSavedSearch } from './change-saved-search.ts'
import { feedOfSearch } from './feed-of-search.ts'
import { listSavedSearches } from './list-saved-searches.ts'
import { lookForNews } from './look-for-news.ts'
import { saveSearch } from './save-search.ts'

const kano = { term: 'estate', filters: { ...noFilters, states: ['Kano' as const] } }
const daily = { name: 'Houses in Kano', alert: 'daily' }

test.each(tiers.flatMap((tier) => subscriptionStatuses.map((status) => ({ tier, status }))))(
  'a $tier plan that is $status saves and searches, or is refused and keeps what it has',
  async (subscription) => {
    const { application, holder } = await withHolder()
    const id = await saveSearch(application, holder, kano, daily)
    const later: Person = { ...holder, subscription }
    const has = subscription.tier !== 'free' && subscription.status === 'active'
    const acts = [
      () => searchAdvanced(application, later, 'estate', null, noFilters),
      () => setAlert(application, later, id, { alert: 'weekly' }),
      () => makeFeed(application, later, id),
      () => takeSavedSearch(application, later, id),
      () => saveSearch(application, later, kano, daily),
    ]
    for (const act of acts)
      if (has) await act()
      else await expect(act()).rejects.toMatchObject({ code: 'not-in-plan' })
    const { searches, most } = await listSavedSearches(application, later)
    expect([searches.length, most]).toEqual(has ? [2, 25] : [1, 0])
    expect(searches[0]).toMatchObject({
      name: 'Houses in Kano',
      term: 'estate',
      query: 'state=Kano&q=estate',
    })
    await endFeed(application, later, id)
    await deleteSavedSearch(application, later, id)
    expect((await listSavedSearches(application, later)).searches).toHaveLength(has ? 1 : 0)
  },
)

test('of thirty that are saved at once, 25 are kept', async () => {
  const { application, holder } = await withHolder()
  const tries = await Promise.allSettled(
    Array.from({ length: 30 }, () => saveSearch(application, holder, kano, daily)),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(25)
  expect((await listSavedSearches(application, holder)).searches).toHaveLength(25)
})

test('what is searched for is sealed, and is no one else’s', async () => {
  const { application, holder, reporter } = await withHolder()
  const other: Person = { ...reporter, subscription: holder.subscription }
  const id = await saveSearch(application, holder, kano, daily)
  const { rows } = await application.database.pool.query<{ row: string }>(
    'select s::text as row from saved_searches s',
  )
  expect(rows[0]?.row).not.toMatch(/estate|Kano|Houses/)
  expect((await listSavedSearches(application, other)).searches).toEqual([])
  for (const act of [takeSavedSearch, deleteSavedSearch, makeFeed, endFeed])
    await expect(act(application, other, id)).rejects.toMatchObject({ code: 'not-found' })
})

test('what was published since is counted once, told once without words, and mailed on wish', async () => {
  const { application, holder, publish } = await withHolder()
  await saveSearch(application, holder, kano, daily)
  await savePreferences(application, holder, {
    'app.search_news': 'on',
    'mail.search_news': 'on',
    digest: 'at_once',
  })
  await publish('Kano')
  await publish('Lagos')
  await lookForNews(application)
  expect(await newsOf(application, holder)).toBe(0)
  application.later(days(1))
  await Promise.all([lookForNews(application), lookForNews(application)])
  await lookForNews(application)
  expect(await newsOf(application, holder)).toBe(1)
  const { notifications } = await listNotifications(application, holder)
  expect(notifications.filter(({ type }) => type === 'search_news')).toEqual([
    expect.objectContaining({ title: 'Saved search', reportId: null, isRead: false }),
  ])
  expect(JSON.stringify(notifications)).not.toMatch(/estate|Kano/)
  const { rows } = await application.database.pool.query("select kind from jobs where kind = 'mail.news'")
  expect(rows).toHaveLength(1)
})

test('while the plan is over nothing is looked for, and when it is back, from where it stopped', async () => {
  const { application, holder, publish } = await withHolder({ days: 2 })
  await saveSearch(application, holder, kano, daily)
  application.later(days(3))
  await publish('Kano')
  application.later(days(2))
  await lookForNews(application)
  expect(await newsOf(application, holder)).toBe(0)
  await givePlan(application, holder.id)
  await lookForNews(application)
  expect(await newsOf(application, holder)).toBe(1)
})

test('a feed has a secret address, names no one, ends when it is replaced, and pauses with the plan', async () => {
  const { application, holder, publish } = await withHolder({ days: 2 })
  const id = await saveSearch(application, holder, kano, daily)
  const { referenceNumber } = await publish('Kano')
  const first = await makeFeed(application, holder, id)
  const feed = await feedOfSearch(application, first)
  expect(feed).toContain(referenceNumber)
  expect(feed).not.toMatch(/estate|Houses/)
  expect(feed).not.toContain(first)
  const second = await makeFeed(application, holder, id)
  await expect(feedOfSearch(application, first)).rejects.toMatchObject({ code: 'not-found' })
  application.later(days(3))
  const paused = await feedOfSearch(application, second)
  expect(paused).toContain('paused')
  expect(paused).not.toContain('<entry>')
})

async function withHolder({ days: length = 366 }: { days?: number } = {}) {
  const application = await withApplication()
  const { stranger, reporter, reviewer, officer } = await cast(
    application,
    ...(['stranger', 'reporter', 'reviewer', 'officer'] as const),
  )
  await givePlan(application, stranger.id, { days: length })
  const holder: Person = { ...stranger, subscription: { tier: 'premium', status: 'active' } }
  const publish = (state: string) =>
    publicReport(application, { owner: reporter, reviewer, officer, words: { state } })
  return { application, holder, reporter, publish }
}

async function newsOf(application: TestApplication, holder: Person): Promise<number> {
  const { searches } = await listSavedSearches(application, holder)
  return searches.reduce((sum, { news }) => sum + news, 0)
}
