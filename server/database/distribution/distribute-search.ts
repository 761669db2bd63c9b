import type pg from 'pg'
import { isSearchDistributed } from './is-search-distributed.ts'

type Client = Pick<pg.ClientBase, 'query'>

/** One thing that is done to the database, and how to tell whether it was done before. */
type Step = { name: string; isDone: string; statements: readonly string[] }

const has = (what: string) => `select exists (${what}) as done`
const hasNone = (what: string) => `select not exists (${what}) as done`
const triggersOn = (table: string, names: string) =>
  `select from pg_trigger where tgrelid = 'public.${table}'::regclass and tgname in (${names})`
const keysOf = `select from pg_constraint where conrelid = 'public.search_docs'::regclass and contype = 'f'`

const isDistributed = `select from pg_catalog.pg_dist_partition where logicalrelid = 'public.search_docs'::regclass and partmethod = 'h'`
const wordsIndex = 'search_docs_words'

/** How many pieces the table has: enough for as many servers, and few enough to ask them all for one page. */
export const usualShards = 16

/**
 * What makes `search_docs` a table of several servers. A step that was done is left out: a run that was stopped goes on where it ended.
 */
function stepsOf(shards: number): readonly Step[] {
  return [
    {
      name: 'functions that the other servers call',
      isDone: has(
        `select from pg_catalog.pg_dist_object where classid = 'pg_proc'::regclass and objid = 'public.any_of_words(text[])'::regprocedure`,
      ),
      statements: [`select create_distributed_function('public.any_of_words(text[])')`],
    },
    {
      // A trigger of a local table takes the place of each foreign key, before the key goes.
      name: 'what is removed is not found',
      isDone: `select (select count(*) from pg_trigger where tgname in ('public_reports_unlisted', 'archive_records_unlisted')) = 2 as done`,
      statements: [
        `create or replace trigger public_reports_unlisted after delete on public_reports
           for each row execute function unlist_removed_report()`,
        `create or replace trigger archive_records_unlisted after delete on archive_records
           for each row execute function unlist_removed_conviction()`,
      ],
    },
    {
      name: 'foreign keys and triggers that Citus refuses',
      isDone: hasNone(
        `${keysOf} union all ${triggersOn('search_docs', `'search_docs_added', 'search_docs_removed', 'search_docs_changed'`)}`,
      ),
      statements: [
        `alter table search_docs drop constraint if exists search_docs_report_id_fkey,
           drop constraint if exists search_docs_archive_reference_fkey`,
        // Its other key and its rule (report_id = id) keep what this one kept.
        'drop index if exists search_docs_report',
        ...['added', 'removed', 'changed'].map(
          (name) => `drop trigger if exists search_docs_${name} on search_docs`,
        ),
      ],
    },
    {
      // Made again when all rows are there: kept right at each row, it takes most of the time.
      name: 'the index of words, for as long as rows move',
      isDone: has(isDistributed),
      statements: [`drop index if exists ${wordsIndex}`],
    },
    {
      name: `rows of search_docs, in ${shards} pieces`,
      isDone: has(isDistributed),
      statements: [
        `select create_distributed_table('public.search_docs', 'id', shard_count => ${shards}, colocate_with => 'none')`,
      ],
    },
    {
      name: 'the copy that this server no longer needs',
      isDone: `select pg_relation_size('public.search_docs') = 0 as done`,
      statements: [`select truncate_local_data_after_distributing_table('public.search_docs')`],
    },
    {
      name: 'the index of words, on all pieces at once',
      isDone: has(`select where to_regclass('public.${wordsIndex}') is not null`),
      statements: [
        `create index ${wordsIndex} on search_docs using gin (words, facets) with (fastupdate = off)`,
      ],
    },
  ]
}

export type Told = { name: string; isDone: boolean }

/** What there is to do, without doing it. */
export async function planDistribution(client: Client, shards: number): Promise<Told[]> {
  const told: Told[] = []
  for (const { name, isDone } of stepsOf(shards)) told.push({ name, isDone: await holds(client, isDone) })
  return told
}

/**
 * Does what is not done yet. All that takes away and all that comes in its place is one transaction: no moment is without both.
 *
 * @param onStep hears of each step when it begins
 */
export async function distributeSearch(
  client: Client,
  shards: number,
  onStep: (name: string) => void,
): Promise<void> {
  const [functions, ...others] = stepsOf(shards)
  for (const steps of [[functions], others]) {
    await client.query('begin')
    try {
      for (const step of steps) if (step) await carryOut(client, step, onStep)
      await client.query('commit')
    } catch (error) {
      await client.query('rollback')
      throw error
    }
  }
}

async function carryOut(client: Client, step: Step, onStep: (name: string) => void): Promise<void> {
  if (await holds(client, step.isDone)) return
  onStep(step.name)
  for (const statement of step.statements) await client.query(statement)
}

async function holds(client: Client, question: string): Promise<boolean> {
  const { rows } = await client.query<{ done: boolean }>(question)
  return rows[0]?.done === true
}

export type Spread = { server: string; pieces: number; bytes: number }

/** On which servers the rows are. Empty before they are distributed. */
export async function whereSearchIs(client: pg.Pool | pg.Client): Promise<Spread[]> {
  if (!(await isSearchDistributed(client))) return []
  const { rows } = await client.query<Spread>(
    `select nodename || ':' || nodeport as server, count(*)::int as pieces, sum(shard_size)::float8 as bytes
     from citus_shards where table_name = 'public.search_docs'::regclass group by 1 order by 1`,
  )
  return rows
}
