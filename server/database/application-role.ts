import type pg from 'pg'

/** Kept apart from the lock of the migrations, which one process holds much longer. */
const lock = 5_417_413

/**
 * Gives the application's role what it needs of each table, and no more: rows of append-only tables can be read and added, and nothing
 * of the schema is its own. Asked as the owner, after the migrations, each time: a new table is in it by itself.
 *
 * @param role as which the application works
 * @throws Error in plain words where the owner may not take over what the role made before
 */
export async function grantToApplication(owner: pg.Pool, role: string): Promise<void> {
  const client = await owner.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [lock])
    await client.query(`select set_config('fitila.role', $1, true)`, [role])
    await client.query(takeOver)
    await client.query(grant)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(
      `The role of DATABASE_OWNER_URL could not take the tables over: ${error instanceof Error ? error.message : error}. It has to own the database, and to be a member of the role ${role} if that made the tables.`,
    )
  } finally {
    client.release()
  }
}

/** Whether this connection could take away what keeps the log append-only. */
export async function ownsItsLog(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ owns: boolean }>(`
    select exists (
      select from pg_class c join pg_namespace n on n.oid = c.relnamespace
        join pg_database d on d.datname = current_database()
      where n.nspname = 'public' and c.relkind in ('r', 'p') and (c.relname = 'events' or c.relname like 'log\\_%')
        and (pg_has_role(current_user, c.relowner, 'member') or pg_has_role(current_user, n.nspowner, 'member')
          or pg_has_role(current_user, d.datdba, 'member'))
    ) as owns`)
  return rows[0]?.owns === true
}

const takeOver = `
do $$ declare part record; begin
  for part in select oid::regclass as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p') and relowner <> current_user::regrole
      and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e') loop
    execute format('alter table %s owner to current_user', part.name);
  end loop;
  for part in select oid::regprocedure as name from pg_proc
    where pronamespace = 'public'::regnamespace and proowner <> current_user::regrole
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e') loop
    execute format('alter function %s owner to current_user', part.name);
  end loop;
end $$`

// The bits of tgtype: 1 for each row, 8 before a deletion, 16 before a change. A trigger with a condition refuses not all.
const grant = `
do $$ declare part record; role name := current_setting('fitila.role'); begin
  execute format('revoke create on schema public from %I', role);
  execute format('grant usage on schema public to %I', role);
  execute format('grant usage, select on all sequences in schema public to %I', role);
  for part in
    select c.oid::regclass as name, c.relname, c.relispartition,
      coalesce(bool_or(p.proname = 'refuse_change' and t.tgtype & 8 > 0), false) as keeps_rows,
      coalesce(bool_or(p.proname = 'refuse_change' and t.tgtype & 16 > 0), false) as keeps_words,
      coalesce(bool_or(p.proname = 'refuse_all_but_forgetting'), false) as forgets
    from pg_class c
      left join pg_trigger t on t.tgrelid = c.oid and not t.tgisinternal and t.tgtype & 1 > 0 and t.tgqual is null
      left join pg_proc p on p.oid = t.tgfoid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    group by c.oid, c.relname
  loop
    execute format('revoke all on table %s from %I', part.name, role);
    -- Its rows are reached by the name of the whole table.
    continue when part.relispartition;
    if part.relname = 'migrations' then
      execute format('grant select on table %s to %I', part.name, role);
      continue;
    end if;
    execute format('grant select, insert on table %s to %I', part.name, role);
    if not part.keeps_rows then execute format('grant delete on table %s to %I', part.name, role); end if;
    if part.forgets then execute format('grant update (personal_salt) on table %s to %I', part.name, role);
    elsif not part.keeps_words and part.relname <> 'log_waiting' then
      execute format('grant update on table %s to %I', part.name, role);
    end if;
  end loop;
end $$`
