import { expect, test } from 'vitest'
import { days } from '#domain/time/durations.ts'
import { fastDraws } from '#server/database/seed/bulk/fast-draws.ts'
import { loadBulk } from '#server/database/seed/bulk/load-bulk.ts'
import {
  inventedSearches,
  missedSearches,
  searchedReports,
} from '#tests/support/finding/invented-searches.ts'
import { addSearchedReports, type SearchedReport } from '#tests/support/finding/searched-reports.ts'
import { withApplication } from '#tests/support/with-application.ts'

/** In words of no language, as long as reports are. */
const others = 20_000
/** Reports that share names, offices and words with those that are searched for. */
const alike = 4_000
/** Of those, how many share the family name of each person that is searched for. */
const namesakes = 5

// What is loaded in bulk is distributed afterwards.
test.skipIf(process.env.TEST_DISTRIBUTED === '1')(
  'among 24,000 other reports, 4,000 of them alike, nine in ten of 200 searches still find theirs in the first ten',
  async () => {
    const application = await withApplication()
    const { pool: owner } = application.database
    await loadBulk(application, { owner, count: others, seed: 7, onProgress: () => {} })
    const draws = fastDraws(23)
    const atSomeTime = () => new Date(application.now().getTime() - draws.below(days(3 * 365)))
    const reports = searchedReports(atSomeTime)
    await addSearchedReports(application, [...crowd(draws, atSomeTime), ...reports])
    const { rows } = await owner.query<{ found: number }>(
      `select count(*)::int as found from public_reports where status = 'approved'`,
    )
    expect(rows[0]?.found).toBeGreaterThanOrEqual(others + alike)
    const missed = await missedSearches(application, reports)
    // Most of those missed are a piece of one word, such as `comptrol`, that more than ten of the others have as well.
    expect(missed.length, missed.join(', ')).toBeLessThanOrEqual(20)
  },
  600_000,
)

function crowd(draws: ReturnType<typeof fastDraws>, listedAt: () => Date): SearchedReport[] {
  const families = inventedSearches.map(({ name }) => name.split(' ').at(-1) ?? '')
  const givenNames = inventedSearches.map(({ name }) => name.split(' ')[0] ?? '')
  const invented = () => `${draws.pick(givenNames)}${draws.pick(['wa', 'mi', 'do', 'ka', 'nne'])}`
  return Array.from({ length: alike }, (_, place) => {
    const family = place < namesakes * families.length ? families[place % families.length] : invented()
    return {
      number: `WR-2210${10 + (place % 20)}${String(10_000 + place * 17).slice(-5)}`,
      words: {
        personName: `${draws.pick(givenNames)} ${family}`,
        position: draws.pick(inventedSearches).office,
        suspectedAssets: draws.pick(inventedSearches).text,
      },
      listedAt: listedAt(),
    }
  })
}
