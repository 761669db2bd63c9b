import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { withApplication } from '#tests/support/with-application.ts'
import { planIndex } from './index-plan.ts'
import type { Weighed } from './question.ts'

// The plan of one server, as its own planner makes it.
test.skipIf(process.env.TEST_DISTRIBUTED === '1')(
  'the planner takes a set of a thousand words for no more common than one of two',
  async () => {
    const application = await withApplication()
    const { queries } = application.database
    await application.database.pool.query(`
    alter table search_docs drop constraint search_docs_report_id_fkey;
    insert into search_docs (id, kind, report_id, listed_at, credibility, doc)
      select id, 'report', id, now(), 0, 'about ' || number
      from (select gen_random_uuid() as id, number from generate_series(1, 500) number) reports;
    analyze search_docs`)
    const expectedRows = async (words: readonly string[]) => {
      const plan = planIndex(askedFor(words))
      const [fits] = plan?.conditions ?? []
      const { rows } = await queries.execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
        sql`explain (format json) select from search_docs d where ${fits}`,
      )
      return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows']
    }
    const two = await expectedRows(['aisha', 'zaria'])
    expect(two).toBeGreaterThan(0)
    expect(await expectedRows(Array.from({ length: 1_000 }, (_, place) => `word${place}`))).toBe(two)
  },
)

function askedFor(words: readonly string[]): Weighed {
  const part = {
    ...{ kind: 'text' as const, text: 'a', spellings: [], oneOf: null, field: null, needsReading: false },
    ...{ atMost: 10, pieces: [{ words, atMost: 10 }] },
  }
  return { parts: [part], all: 1_000, query: { excluded: [] } } as unknown as Weighed
}
