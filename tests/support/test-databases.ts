import { randomUUID } from 'node:crypto'
import { readdir, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { type Database, openDatabase } from '#server/database/open-database.ts'
import { administer, inDatabase, type TestCluster } from './cluster-connection.ts'

/**
 * After so many tests a database goes, or earlier when its tables take more than 64 MB: with autovacuum off, what was deleted stays in
 * them. Dropping one and making another costs as much as twenty tests.
 */
const usesEach = 200

/**
 * A database as the migrations left it. Making one copies a thousand files and dropping it deletes them, which costs more than most
 * tests; so one that a test has left whole is emptied and waits for the next, as a file in `waiting` that only one can take.
 */
export type TestDatabase = { name: string; uses: number; database: Database }

/** Open connections of this worker to databases that wait: a new one has to read what tables there are, which costs as much as a test. */
const kept = new Map<string, Database>()

export async function takeDatabase(cluster: TestCluster): Promise<TestDatabase> {
  const waiting = await takeWaiting(cluster)
  const name = waiting?.name ?? `fitila_test_${randomUUID().replaceAll('-', '')}`
  if (!waiting) await administer(cluster.connection, `create database ${name} template ${cluster.template}`)
  const database =
    kept.get(name) ?? openDatabase({ ...inDatabase(cluster.connection, name), max: 5 }, () => {})
  kept.delete(name)
  return { name, uses: (waiting?.uses ?? 0) + 1, database }
}

async function takeWaiting(cluster: TestCluster): Promise<{ name: string; uses: number } | null> {
  const files = await readdir(cluster.waiting)
  // First those to which this worker has connections.
  for (const file of files.toSorted((one, other) => Number(isKept(other)) - Number(isKept(one)))) {
    const taken = await unlink(join(cluster.waiting, file)).then(
      () => true,
      () => false,
    )
    if (taken) return { name: nameIn(file), uses: Number(file.split('.')[1]) }
  }
  return null
}

const nameIn = (file: string) => file.split('.')[0] ?? ''
const isKept = (file: string) => kept.has(nameIn(file))

export async function giveBack(cluster: TestCluster, { name, uses, database }: TestDatabase): Promise<void> {
  // A piece of a distributed table is a table that the copy of before knows nothing of.
  const isLast = uses >= usesEach || process.env.TEST_DISTRIBUTED === '1'
  const clients = isLast ? [] : await cleanClients(database)
  const isRestored = !isLast && (await restore(cluster, name, clients))
  for (const client of clients) client.release()
  if (isRestored && clients.length > 0) kept.set(name, database)
  else await database.close()
  if (isRestored) await writeFile(join(cluster.waiting, `${name}.${uses}`), '')
  else await dropDatabase(cluster, name)
}

/** The connections that a test has left, set back to how they were when they were new. None where it left more than those of one lane. */
async function cleanClients({ lanes: { pools } }: Database): Promise<pg.PoolClient[]> {
  const { work, ...others } = pools
  const isBusy = work.totalCount !== work.idleCount || work.listenerCount('acquire') > 0
  if (isBusy || Object.values(others).some((pool) => pool.totalCount > 0)) return []
  const clients = await Promise.all(Array.from({ length: work.totalCount }, () => work.connect()))
  try {
    for (const client of clients) {
      await client.query(
        'reset all; unlisten *; discard temp; discard sequences; select pg_advisory_unlock_all()',
      )
      await work.options.onConnect?.(client)
    }
    return clients
  } catch {
    for (const client of clients) client.release(true)
    return []
  }
}

export async function dropWaiting(cluster: TestCluster): Promise<void> {
  for (const file of await readdir(cluster.waiting)) await dropDatabase(cluster, nameIn(file))
}

function dropDatabase({ connection }: TestCluster, name: string): Promise<void> {
  return administer(connection, `drop database if exists ${name} with (force)`)
}

/** Keeps in the template what the migrations put into its tables, and how to come back to it. */
export async function keepRestorer(pool: pg.Pool): Promise<void> {
  await pool.query(restorer)
}

/** @returns whether the database is again as it was. It is not when a test changed more than rows. */
async function restore(
  { connection }: TestCluster,
  name: string,
  clients: readonly pg.PoolClient[],
): Promise<boolean> {
  const own = clients.length === 0 ? new pg.Client(inDatabase(connection, name)) : null
  try {
    await own?.connect()
    const ids: number[] = []
    for (const client of clients) ids.push((await client.query('select pg_backend_pid() as id')).rows[0].id)
    const answer = await (own ?? clients[0])?.query('select as_new.restore($1) as restored', [ids])
    return answer?.rows[0].restored === true
  } catch {
    return false
  } finally {
    await own?.end()
  }
}

const restorer = `
create schema as_new;

-- Of what is defined in a database: how many rows there are, and the last transaction that wrote one.
create function as_new.shape() returns text language sql as $$
  with ours as (select oid, xmin from pg_class where relnamespace = 'public'::regnamespace)
  select concat_ws(' ',
    (select count(*) || ':' || max(xmin::text::bigint) from ours),
    (select count(*) || ':' || max(xmin::text::bigint) from pg_attribute where attrelid in (select oid from ours)),
    (select count(*) || ':' || max(xmin::text::bigint) from pg_constraint where connamespace = 'public'::regnamespace),
    (select count(*) || ':' || max(xmin::text::bigint) from pg_trigger),
    (select count(*) || ':' || max(xmin::text::bigint) from pg_proc where pronamespace = 'public'::regnamespace),
    (select string_agg(nspname, ' ' order by nspname) from pg_namespace where nspname !~ '^pg_(temp|toast_temp)')
  )
$$;

do $$
declare name text; has_rows boolean;
begin
  for name in select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' loop
    execute format('select exists (select 1 from public.%I)', name) into has_rows;
    if has_rows then execute format('create table as_new.%I as table public.%I', name, name); end if;
  end loop;
end $$;

create table as_new."sequences of the template" as
  select sequencename, coalesce(last_value, start_value) as value, last_value is not null as is_called
  from pg_sequences where schemaname = 'public';

create function as_new.restore(keep int[]) returns boolean language plpgsql security definer as $$
declare name text; columns text; was_kept boolean; is_changed boolean; changed text[] := '{}'; size bigint; held bigint := 0;
begin
  if as_new.shape() <> (select shape from as_new."shape of the template") then return false; end if;
  perform pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
    and pid <> all (keep);
  -- Most tests write into few tables. One without a file that holds anything was never written to.
  for name, was_kept, size in select c.relname, kept.oid is not null, pg_relation_size(c.oid) from pg_class c
    left join pg_class kept on kept.relname = c.relname and kept.relnamespace = 'as_new'::regnamespace
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and (kept.oid is not null or pg_relation_size(c.oid) > 0) loop
    if was_kept then execute format('select exists ((table public.%1$I except all table as_new.%1$I) union all
      (table as_new.%1$I except all table public.%1$I))', name) into is_changed;
    else execute format('select exists (select 1 from public.%I)', name) into is_changed; end if;
    if is_changed then changed := changed || name; end if;
    held := held + size;
  end loop;
  if held > 64 * 1024 * 1024 then return false; end if;
  -- Until the end of this transaction no trigger refuses what is deleted, and no foreign key is asked: all of it is set back.
  perform set_config('session_replication_role', 'replica', true);
  foreach name in array changed loop
    execute format('delete from public.%I', name);
  end loop;
  for name in select relname from pg_class where relnamespace = 'as_new'::regnamespace and relkind = 'r' and relname = any (changed) loop
    select string_agg(quote_ident(attname), ', ' order by attnum) into columns from pg_attribute
      where attrelid = format('public.%I', name)::regclass and attnum > 0 and not attisdropped and attgenerated = '';
    execute format('insert into public.%1$I (%2$s) overriding system value select %2$s from as_new.%1$I', name, columns);
  end loop;
  perform setval(format('public.%I', sequencename)::regclass, value, is_called) from as_new."sequences of the template";
  return true;
end $$;

create table as_new."shape of the template" as select as_new.shape() as shape;
`
