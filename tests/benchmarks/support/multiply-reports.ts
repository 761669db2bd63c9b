import type pg from 'pg'
import { putBack, setAside } from '#server/database/seed/bulk/set-aside.ts'

/** What the public sees, and the row that it belongs to. */
const tables = ['reports', 'public_reports', 'search_docs'] as const
/** As many processors as such a machine has. */
const atOnce = 2
/** A day has numbers of five digits, and nine times as many of six. */
const copiesADay = 9
export const mostTimes = 11 * copiesADay

/**
 * Makes so many times the public reports that are there, inside PostgreSQL, in a database that is thrown away. Each is a copy of another
 * with its own number, moment and voucher, and can be found like it. Nothing is sealed: such a report has words for the public alone.
 * A load that is stopped leaves half of it.
 *
 * @param owner connects as the owner of the tables; with more than one connection, two things go on at once
 */
export async function multiplyReports(owner: pg.Pool, times: number): Promise<void> {
  if (times > mostTimes) throw new Error(`At most ${mostTimes} times: a day has no more numbers.`)
  const aside = await setAside(owner, tables)
  await owner.query('alter table search_docs disable trigger search_docs_added')
  await owner.query('create table copied as select report_id as id from public_reports order by published_at')
  const copies = Array.from({ length: times - 1 }, (_, place) => place + 1)
  await inLanes(copies, async (copy) => {
    // Each alone: two that count the same reports would wait for each other until a whole copy is written.
    for (const statement of statementsOf(copy)) await owner.query(statement)
  })
  await owner.query('drop table copied')
  const [words, ...others] = aside.indexes.toSorted(
    (one, other) => Number(isWords(other)) - Number(isWords(one)),
  )
  await Promise.all([
    owner.query(`set maintenance_work_mem = '1GB'; ${words?.definition}; reset maintenance_work_mem`),
    inOrder([
      ...others.map(({ definition }) => definition),
      'select recount_search()',
      'alter table search_docs enable trigger search_docs_added',
    ]),
  ])
  await putBack(owner, { keys: aside.keys, indexes: [] })
  await owner.query(`vacuum (analyze) search_lexicon, search_facets, ${tables.join(', ')}`)

  async function inOrder(statements: readonly string[]): Promise<void> {
    for (const statement of statements) await owner.query(statement)
  }
}

/** The one that takes as long as all the others. */
function isWords({ name }: { name: string }): boolean {
  return name === 'search_docs_words'
}

async function inLanes(copies: readonly number[], work: (copy: number) => Promise<void>): Promise<void> {
  const left = [...copies]
  const lane = async () => {
    for (let copy = left.shift(); copy !== undefined; copy = left.shift()) await work(copy)
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
}

function statementsOf(copy: number): string[] {
  const digit = ((copy - 1) % copiesADay) + 1
  const later = Math.floor((copy - 1) / copiesADay)
  // After nearly all that can be opened, which a declaration of interests is compared with first.
  const id = (of: string) => `('ffff' || substr(md5(${of}::text || ':${copy}'), 5))::uuid`
  // A minute apart, so that the order in a list is clear.
  const moment = (of: string) => `${of} + interval '${later} days ${copy} minutes'`
  const number = `'WR-' || to_char(to_date(substr(o.reference_number, 4, 6), 'YYMMDD') + ${later}, 'YYMMDD') || '${digit}' || right(o.reference_number, 5)`
  const voucher = (text: string, word: string) =>
    `regexp_replace(${text}, '${word} [0-9a-z]+/', '${word} ' || to_hex(c.place * ${mostTimes} + ${copy}) || '/')`
  const from = `from (select id, row_number() over () as place from copied) c`
  return [
    `insert into reports (id, reference_number, submission_key, status, credibility_rating, sealed_words, created_at, updated_at)
       select ${id('o.id')}, ${number}, ${id('o.id')}, o.status, o.credibility_rating, '', o.created_at, o.updated_at
       ${from} join reports o using (id)`,
    `insert into public_reports (report_id, reference_number, status, document, credibility_rating, verification_method, verified_on, published_at)
       select ${id('o.report_id')}, ${number}, o.status,
         jsonb_set(o.document, '{evidence}', to_jsonb(${voucher(`o.document ->> 'evidence'`, 'Voucher')})),
         o.credibility_rating, o.verification_method, o.verified_on, ${moment('o.published_at')}
       ${from} join public_reports o on o.report_id = c.id`,
    `insert into search_docs (id, kind, report_id, listed_at, wrong_kind, sector, state, credibility, doc)
       select ${id('o.id')}, o.kind, ${id('o.id')}, ${moment('o.listed_at')}, o.wrong_kind, o.sector, o.state, o.credibility,
         ${voucher('o.doc', 'voucher')}
       ${from} join search_docs o using (id)`,
  ]
}
