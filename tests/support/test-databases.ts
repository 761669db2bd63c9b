import { randomUUID } from 'node:crypto'
import { readdir, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { administer, inDatabase, type TestCluster } from './cluster-connection.ts'

/** After so many tests a database goes: with autovacuum off, what was deleted stays in its tables. */
const usesEach = 40

/**
 * A database as the migrations left it. Making one copies a thousand files and dropping it deletes them, which costs more than most
 * tests; so one that a test has left whole is emptied and waits for the next, as a file in `waiting` that only one can take.
 */
export type TestDatabase = { name: string; uses: number }

export async function takeDatabase(cluster: TestCluster): Promise<TestDatabase> {
  for (const file of await readdir(cluster.waiting)) {
    const taken = await unlink(join(cluster.waiting, file)).then(
      () => true,
      () => false,
    )
    const [name = '', uses] = file.split('.')
    if (taken) return { name, uses: Number(uses) + 1 }
  }
  const name = `fitila_test_${randomUUID().replaceAll('-', '')}`
  await administer(cluster.connection, `create database ${name} template ${cluster.template}`)
  return { name, uses: 1 }
}

export async function giveBack(cluster: TestCluster, { name, uses }: TestDatabase): Promise<void> {
  if (uses < usesEach && (await isRestored(cluster, name)))
    await writeFile(join(cluster.waiting, `${name}.${uses}`), '')
  else await dropDatabase(cluster, name)
}

export async function dropWaiting(cluster: TestCluster): Promise<void> {
  for (const file of await readdir(cluster.waiting)) await dropDatabase(cluster, file.split('.')[0] ?? '')
}

function dropDatabase({ connection }: TestCluster, name: string): Promise<void> {
  return administer(connection, `drop database if exists ${name} with (force)`)
}

/** Keeps in the template what the migrations put into its tables, and how to come back to it. */
export async function keepRestorer(pool: pg.Pool): Promise<void> {
  await pool.query(restorer)
}

/** Whether the database is again as it was. It is not when a test changed more than rows. */
async function isRestored({ connection }: TestCluster, name: string): Promise<boolean> {
  const client = new pg.Client(inDatabase(connection, name))
  try {
    await client.connect()
    const { rows } = await client.query<{ restored: boolean }>('select as_new.restore() as restored')
    return rows[0]?.restored === true
  } catch {
    return false
  } finally {
    await client.end()
  }
}

const restorer = `
create schema as_new;

create function as_new.shape() returns text language sql as $$
  select md5(string_agg(part, E'\\n' order by part)) from (
    select format('%s %s %s', c.oid, c.relname, c.relkind) from pg_class c where c.relnamespace = 'public'::regnamespace
    union all
    select format('%s %s %s %s', attrelid, attname, atttypid, attisdropped) from pg_attribute
      join pg_class c on c.oid = attrelid where c.relnamespace = 'public'::regnamespace
    union all
    select format('%s %s %s', conrelid, conname, convalidated) from pg_constraint where connamespace = 'public'::regnamespace
    union all
    select format('%s %s %s', tgrelid, tgname, tgenabled) from pg_trigger
    union all
    select format('%s %s', oid, md5(prosrc)) from pg_proc where pronamespace = 'public'::regnamespace
    union all
    select nspname from pg_namespace where nspname !~ '^pg_(temp|toast_temp)'
  ) as parts(part)
$$;

do $$
declare name text; has_rows boolean;
begin
  for name in select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' loop
    execute format('select exists (select from public.%I)', name) into has_rows;
    if has_rows then execute format('create table as_new.%I as table public.%I', name, name); end if;
  end loop;
end $$;

create table as_new."sequences of the template" as
  select sequencename, coalesce(last_value, start_value) as value, last_value is not null as is_called
  from pg_sequences where schemaname = 'public';

create function as_new.restore() returns boolean language plpgsql as $$
declare name text; columns text; guarded text[] := '{}'; todo text[]; left_over text[];
begin
  if as_new.shape() <> (select shape from as_new."shape of the template") then return false; end if;
  perform pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid();
  -- Some triggers refuse that anything is deleted.
  for name in select distinct c.relname from pg_trigger join pg_class c on c.oid = tgrelid where not tgisinternal loop
    guarded := guarded || name;
    execute format('alter table public.%I disable trigger user', name);
  end loop;
  -- What others refer to goes in a later pass than they.
  left_over := array(select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r');
  while left_over <> '{}' loop
    todo := left_over;
    left_over := '{}';
    foreach name in array todo loop
      begin
        execute format('delete from public.%I', name);
      exception when foreign_key_violation then
        left_over := left_over || name;
      end;
    end loop;
    if todo = left_over then return false; end if;
  end loop;
  for name in select relname from pg_class
    where relnamespace = 'as_new'::regnamespace and relkind = 'r' and relname not like '% of the template' loop
    select string_agg(quote_ident(attname), ', ' order by attnum) into columns from pg_attribute
      where attrelid = format('public.%I', name)::regclass and attnum > 0 and not attisdropped and attgenerated = '';
    execute format('insert into public.%1$I (%2$s) overriding system value select %2$s from as_new.%1$I', name, columns);
  end loop;
  foreach name in array guarded loop
    execute format('alter table public.%I enable trigger user', name);
  end loop;
  perform setval(format('public.%I', sequencename)::regclass, value, is_called) from as_new."sequences of the template";
  return true;
end $$;

create table as_new."shape of the template" as select as_new.shape() as shape;
`
