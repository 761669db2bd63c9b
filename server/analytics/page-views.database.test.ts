import { expect, test } from 'vitest'
import { days } from '#domain/time/durations.ts'
import { openPageViews } from '#server/kernel/page-views.ts'
import { cast } from '#tests/cast.ts'
import { everyRow } from '#tests/support/every-row.ts'
import { siteRoutes } from '#tests/support/site-routes.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { countPageView } from './count-page-view.ts'
import { listPageViews } from './list-page-views.ts'
import { publicPages } from './public-pages.ts'

const firefox = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; quokka) Gecko/20100101 Firefox/140.0' }

test('views of a day are one line, and nothing of the visitor but kinds is in it', async () => {
  const application = await withApplication()
  const view = { route: 'learn/faq', referrer: 'https://news.example/quokka/path?who=me' }
  const headers = new Headers({ ...firefox, 'x-forwarded-for': '203.0.113.9', 'cf-ipcountry': 'NG' })
  await countPageView(application, view, headers)
  await countPageView(application, view, headers)
  const { rows } = await application.database.pool.query(
    'select day::text, page, referring_site, browser, device, country, views from page_views',
  )
  expect(rows).toEqual([
    {
      ...{ day: '2026-11-21', page: '/faq', referring_site: 'news.example' },
      ...{ browser: 'Firefox', device: 'computer', country: '', views: 2 },
    },
  ])
  expect(await everyRow(application)).not.toMatch(/quokka|203\.0\.113/)
})

test('the country is counted when the operator has named the header of their proxy', async () => {
  const application = await withApplication()
  const knowing = { ...application, operator: { ...application.operator, countryHeader: 'cf-ipcountry' } }
  for (const country of ['NG', 'ng; drop table', ''])
    await countPageView(
      knowing,
      { route: 'home/home', referrer: '' },
      new Headers({ 'cf-ipcountry': country }),
    )
  const { administrator } = await cast(application, 'administrator')
  expect((await listPageViews(application, administrator)).country).toEqual([
    { name: '', views: 2 },
    { name: 'NG', views: 1 },
  ])
})

test.each(['reports/submit', 'reports/show', '/nowhere', 'constructor'])(
  'a view of %s is not counted',
  async (route) => {
    const application = await withApplication()
    await countPageView(application, { route, referrer: '' }, new Headers(firefox))
    const { rows } = await application.database.pool.query('select 1 from page_views')
    expect(rows).toEqual([])
  },
)

test('our own site, and what is no host name, is no referring site', async () => {
  const application = await withApplication()
  const { administrator } = await cast(application, 'administrator')
  for (const referrer of ['http://localhost:3000/reports', 'not an address', 'https://10.1.1.1/', ''])
    await countPageView(application, { route: 'home/home', referrer }, new Headers(firefox))
  expect((await listPageViews(application, administrator)).referringSite).toEqual([{ name: '', views: 4 }])
})

test('views older than thirty days are not in the sums', async () => {
  const application = await withApplication()
  const { administrator, officer } = await cast(application, 'administrator', 'officer')
  await countPageView(application, { route: 'home/home', referrer: '' }, new Headers(firefox))
  application.later(days(29))
  expect((await listPageViews(application, administrator)).page).toEqual([{ name: '/', views: 1 }])
  application.later(days(1))
  expect((await listPageViews(application, administrator)).page).toEqual([])
  await expect(listPageViews(application, officer)).rejects.toMatchObject({ code: 'administrators-only' })
})

test('every page that is counted is one of the site, under its own address', () => {
  for (const [id, path] of Object.entries(publicPages))
    expect(siteRoutes.find((route) => route.id === id)?.path, id).toBe(path)
})

test('many views are one statement, after a pause or at the end, and none is counted twice', async () => {
  const application = await withApplication()
  let statements = 0
  const { queries } = application.database
  const counting = new Proxy(queries, {
    get(target, name, receiver) {
      if (name === 'execute') statements += 1
      return Reflect.get(target, name, receiver)
    },
  })
  const pageViews = openPageViews({ queries: counting }, days(1))
  const waiting = { ...application, pageViews }
  const ask = (route: string) => countPageView(waiting, { route, referrer: '' }, new Headers(firefox))
  await Promise.all(Array.from({ length: 500 }, (_, place) => ask(place % 2 ? 'learn/faq' : 'home/home')))
  const sums = () => application.database.pool.query('select page, views from page_views order by page')
  expect((await sums()).rows).toEqual([])
  await pageViews.flush()
  await pageViews.flush()
  expect(statements).toBe(1)
  await ask('learn/faq')
  await pageViews.flush()
  expect((await sums()).rows).toEqual([
    { page: '/', views: 250 },
    { page: '/faq', views: 251 },
  ])
})

test('who invents thousands of sites fills neither the memory nor the table', async () => {
  const application = await withApplication()
  const pageViews = openPageViews(application.database, days(1))
  const view = { day: '2026-11-21', page: '/', browser: 'Firefox', device: 'computer', country: '' }
  for (let place = 0; place < 1_500; place += 1)
    await pageViews.add({ ...view, referringSite: `a${place}.example` })
  await pageViews.flush()
  const { rows } = await application.database.pool.query('select count(*)::int as lines from page_views')
  expect(rows).toEqual([{ lines: 1_000 }])
})
