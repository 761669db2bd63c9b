import { randomUUID } from 'node:crypto'
import { letterKey } from '@fitila/names/name-letters'
import { spellings } from '@fitila/names/name-spellings'
import { isSpelledAlike } from '@fitila/names/spelled-alike'
import { foldText } from '@fitila/names/text/fold'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ListFilters } from '#domain/finding/list-filters.ts'
import { readSearch, type SearchQuery, type SearchTerm } from '#domain/finding/search-query.ts'
import { days } from '#domain/time/durations.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { type Found, findPage } from './find.ts'
import { placeAfter } from './place-after.ts'
import type { Question } from './question.ts'

type Doc = {
  id: string
  kind: 'report' | 'archive'
  at: Date
  wrong: string | null
  sector: string | null
  state: string
  credibility: number
  doc: string
}

const alphabet = ['a', 'b', 'ɓ', 'á', 'c', ' ', ' ', '\n', '-', '%', '_', "'", '\\', '"', '₦', '7', '🪔', 'ت']
const names = ['Muhammad', 'mohammed', 'Musa', 'moosa', 'Adéṣina', 'Adeshina', 'Ali', 'aliyu']
const text = fc
  .array(
    fc.oneof(fc.string({ unit: fc.constantFrom(...alphabet), maxLength: 20 }), fc.constantFrom(...names)),
    {
      maxLength: 3,
    },
  )
  .map((pieces) => pieces.join(' '))
const sectors = ['police', 'education'] as const
const kinds = ['bribe', 'land'] as const
const states = ['Kano', 'Lagos', 'FCT'] as const

type Drawn = Omit<Doc, 'id' | 'at' | 'doc'> & { fields: string[]; day: number }

const drawn: fc.Arbitrary<Drawn> = fc.record({
  fields: fc.array(text, { minLength: 1, maxLength: 3 }),
  kind: fc.constantFrom('report' as const, 'report' as const, 'archive' as const),
  day: fc.integer({ min: 1, max: 9 }),
  wrong: fc.constantFrom(...kinds, null),
  sector: fc.constantFrom(...sectors),
  state: fc.constantFrom(...states),
  credibility: fc.constantFrom(0, 1, 2.5, 3, 4.75, 5),
})
const docs = fc.array(drawn, { maxLength: 30 })
const filters: fc.Arbitrary<ListFilters> = fc.record({
  kinds: fc.subarray([...kinds], { maxLength: 2 }),
  sectors: fc.subarray([...sectors], { maxLength: 1 }),
  states: fc.subarray([...states], { maxLength: 2 }),
  from: fc.constantFrom(null, null, '2026-03-02', '2026-03-05'),
  to: fc.constantFrom(null, null, '2026-03-03', '2026-03-07'),
  leastCredibility: fc.constantFrom(null, null, 2, 3),
  mostCredibility: fc.constantFrom(null, null, 3, 5),
  // These are of public reports, which are not what this is about: `advanced.database.test.ts`.
  methods: fc.constant([]),
  disputed: fc.constant(null),
  withArchive: fc.boolean(),
  order: fc.constantFrom('newest' as const, 'oldest' as const, 'credible' as const),
})
const typed = fc.oneof(text, fc.string({ unit: fc.constantFrom(...alphabet), minLength: 1, maxLength: 3 }))

test('whatever is asked, in whatever order, the pages together are what reading every text would give', async () => {
  const application = await withApplication()
  await fc.assert(
    fc.asyncProperty(
      docs,
      fc.array(fc.tuple(typed, filters), { minLength: 1, maxLength: 6 }),
      async (some, questions) => {
        const stored = await store(application, some)
        // The lists of before are remembered until something public changes.
        application.hub.tell({ kind: 'missed' })
        for (const [words, narrowed] of questions) {
          const query = readSearch(words)
          expect(await allPages(application, query, narrowed), JSON.stringify([words, narrowed])).toEqual(
            byReading(stored, query, narrowed),
          )
        }
      },
    ),
    { numRuns: 60 },
  )
})

test('the database takes the same letters for alike as the program', async () => {
  const { database } = await withApplication()
  const written = spellings
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word.length >= 4)
  const drawn = fc.sample(
    fc.string({ unit: fc.constantFrom(...'aehioutkcqpfsdjywn'), minLength: 4, maxLength: 9 }),
    3_000,
  )
  const words = [...written, ...drawn]
  const { rows } = await database.pool.query<{ word: string; letters: string }>(
    'select word, search_letters(word) as letters from unnest($1::text[]) word',
    [words],
  )
  expect(rows).toHaveLength(words.length)
  expect(rows.filter(({ word, letters }) => letters !== letterKey(word))).toEqual([])
})

// On several servers a job does: `count-search-changes.database.test.ts`.
test.skipIf(process.env.TEST_DISTRIBUTED === '1')(
  'the lexicon and the counts follow every change, and forget the words of what is gone',
  async () => {
    const application = await withApplication()
    await fc.assert(
      fc.asyncProperty(docs, docs, async (before, after) => {
        const stored = await store(application, before)
        await application.database.pool.query(
          'update search_docs set doc = null, state = null where id = any($1::uuid[])',
          [stored.slice(0, 5).map(({ id }) => id)],
        )
        await application.database.pool.query('delete from search_docs where id = any($1::uuid[])', [
          stored.slice(5, 9).map(({ id }) => id),
        ])
        await application.database.pool.query(
          'update search_docs set credibility = 4, doc = $2 where id = any($1::uuid[])',
          [stored.slice(9, 12).map(({ id }) => id), foldText('changed ₦7')],
        )
        const counted = await counts(application)
        await application.database.pool.query('select recount_search()')
        expect(counted).toEqual(await counts(application))
        await store(application, after)
      }),
      { numRuns: 30 },
    )
  },
)

/** In place of what was there. */
async function store(application: TestApplication, drawn: readonly Drawn[]): Promise<Doc[]> {
  const { pool } = application.database
  const stored = drawn.map(({ fields, day, ...rest }, position): Doc => {
    const doc = fields.map((field) => foldText(field)).join('\n')
    return { ...rest, id: randomUUID(), at: new Date(Date.UTC(2026, 2, day, 23 * (position % 2))), doc }
  })
  // What belongs to a row of another table is not what this is about.
  await pool.query('truncate search_docs, search_lexicon, search_facets')
  await pool.query(
    `alter table search_docs drop constraint if exists search_docs_report_id_fkey,
       drop constraint if exists search_docs_archive_reference_fkey`,
  )
  for (const { id, kind, at, wrong, sector, state, credibility, doc } of stored)
    await pool.query(
      `insert into search_docs (id, kind, report_id, archive_reference, listed_at, wrong_kind, sector, state, credibility, doc)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        ...[id, kind, kind === 'report' ? id : null, kind === 'archive' ? id : null],
        ...[at, wrong, sector, state, credibility, doc],
      ],
    )
  // What is written past the use cases is counted by triggers, which several servers do not have.
  if (application.searchIsDistributed) await pool.query('select recount_search()')
  return stored
}

async function allPages(
  application: TestApplication,
  query: SearchQuery,
  narrowed: ListFilters,
): Promise<{ ids: string[]; rows: number }> {
  const ids: string[] = []
  let after: string | null = null
  let rows = 0
  do {
    const question: Question = {
      query,
      filters: narrowed,
      after: await placeAfter(application.database.queries, after, narrowed.order),
    }
    const page: Found<string> = await findPage(application, question, 3, async (_reading, hits) =>
      hits.map(({ id }) => id),
    )
    ids.push(...page.cards)
    rows = page.count.rows
    after = page.older
  } while (after)
  return { ids, rows }
}

function byReading(
  stored: readonly Doc[],
  { needed, excluded }: SearchQuery,
  narrowed: ListFilters,
): { ids: string[]; rows: number } {
  const fits = stored.filter(
    ({ doc, kind, wrong, sector, state, credibility, at }) =>
      needed.every((each) => hasTerm(doc, each)) &&
      !excluded.some((each) => doc.includes(each)) &&
      (narrowed.withArchive || kind === 'report') &&
      (narrowed.kinds.length === 0 || (narrowed.kinds as string[]).includes(wrong ?? '')) &&
      (narrowed.sectors.length === 0 || (narrowed.sectors as string[]).includes(sector ?? '')) &&
      (narrowed.states.length === 0 || (narrowed.states as string[]).includes(state)) &&
      (narrowed.leastCredibility === null || credibility >= narrowed.leastCredibility) &&
      (narrowed.mostCredibility === null || (credibility >= 1 && credibility <= narrowed.mostCredibility)) &&
      (narrowed.from === null || at >= new Date(`${narrowed.from}T00:00:00+01:00`)) &&
      (narrowed.to === null || at < new Date(Date.parse(`${narrowed.to}T00:00:00+01:00`) + days(1))),
  )
  const sign = narrowed.order === 'oldest' ? -1 : 1
  const sorted = fits.toSorted(
    (one, other) =>
      (narrowed.order === 'credible' ? other.credibility - one.credibility : 0) ||
      sign * (other.at.getTime() - one.at.getTime()) ||
      sign * (other.id < one.id ? -1 : 1),
  )
  return { ids: sorted.map(({ id }) => id), rows: sorted.length }
}

/** Words are parted by white space and ASCII punctuation, as in the migration. */
function hasTerm(doc: string, { text, isBareWord }: SearchTerm): boolean {
  if (doc.includes(text)) return true
  return isBareWord && doc.split(/[\s!-/:-@[-`{-~]+/).some((word) => isSpelledAlike(text, word))
}

async function counts({ database: { pool } }: TestApplication): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(
    `select word || ' ' || ndoc as line from search_lexicon
     union all select facet || ' ' || ndoc from search_facets where ndoc > 0`,
  )
  return rows.map(({ line }) => line).toSorted()
}
