import { expect, test } from 'vitest'
import { fieldNames, isParagraphs } from '#domain/reports/fields.ts'
import { publicReports } from '#server/database/schema.ts'
import { listPublicReports } from '#server/finding/public-list.ts'
import type { Application } from '#server/kernel/application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { addInvented } from './add-invented.ts'
import { closing } from './invented-words.ts'

const invention = { people: 3, reports: 30, seed: 7, password: 'kerosene wick at dusk' }

test('the same seed gives the same public list in two databases', async () => {
  const [one, other] = await Promise.all([withApplication(), withApplication()])
  await Promise.all([addInvented(one, invention), addInvented(other, invention)])

  const list = await listPublicReports(one, null)
  expect(list.cards.length).toBeGreaterThan(10)
  expect(await listPublicReports(other, null)).toEqual(list)
})

test('another seed brings other reports, beside the first', async () => {
  const application = await withApplication()
  await addInvented(application, { ...invention, reports: 5 })
  const added = await addInvented(application, { ...invention, reports: 5, seed: 8 })

  expect(added).toEqual({ people: 3, reports: 5 })
})

test('a second run with the same seed adds only what is new', async () => {
  const application = await withApplication()
  await addInvented(application, { ...invention, reports: 5 })

  expect(await addInvented(application, { ...invention, reports: 5 })).toEqual({ people: 0, reports: 0 })
  expect(await addInvented(application, { ...invention, reports: 8 })).toEqual({ people: 0, reports: 3 })
})

test('every text that the public can read says that it is invented', async () => {
  const application = await withApplication()
  await addInvented(application, invention)

  const texts = (await publicWords(application)).filter((text) => text !== '')
  expect(texts.length).toBeGreaterThan(20)
  expect(texts.filter((text) => !text.endsWith(closing))).toEqual([])
})

async function publicWords(application: Application): Promise<string[]> {
  const rows = await application.database.queries.select().from(publicReports)
  return rows.flatMap(({ document }) =>
    document ? fieldNames.filter(isParagraphs).map((name) => document[name]) : [],
  )
}
