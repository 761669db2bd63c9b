import type pg from 'pg'

/** Indexes, keys, rules and triggers of all tables, and whether they are on. */
export async function schemaOf(pool: pg.Pool): Promise<unknown[]> {
  const { rows } = await pool.query(`
    select 'index' as kind, indexname as name, indexdef as definition from pg_indexes where schemaname = 'public'
    union all select 'key', conname, conrelid::regclass::text || ' ' || pg_get_constraintdef(oid) || ' ' || convalidated::text
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select 'trigger', tgname, tgrelid::regclass::text || ' ' || tgenabled::text from pg_trigger where not tgisinternal
    order by 1, 2, 3`)
  return rows
}
