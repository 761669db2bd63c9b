import pg from 'pg'

type Client = Pick<pg.ClientBase, 'query'>
type Part = { table: string; name: string; definition: string }

/** What was taken off tables, as PostgreSQL writes it. */
export type SetAside = { keys: Part[]; indexes: Part[] }

/**
 * Takes off what costs most when it is kept right at each row: indexes and foreign keys. Primary and unique keys stay, so no number is
 * given twice.
 */
export async function setAside(client: Client, tables: readonly string[]): Promise<SetAside> {
  const keys = await read(client, foreignKeys, tables)
  const indexes = await read(client, plainIndexes, tables)
  for (const { table, name } of keys)
    await client.query(
      `alter table ${pg.escapeIdentifier(table)} drop constraint ${pg.escapeIdentifier(name)}`,
    )
  for (const { name } of indexes) await client.query(`drop index ${pg.escapeIdentifier(name)}`)
  return { keys, indexes }
}

/** All as it was. What a key refuses is refused now. */
export async function putBack(client: Client, { keys, indexes }: SetAside): Promise<void> {
  for (const { definition } of indexes) await client.query(definition)
  for (const { table, name, definition } of keys)
    await client.query(
      `alter table ${pg.escapeIdentifier(table)} add constraint ${pg.escapeIdentifier(name)} ${definition}`,
    )
}

async function read(client: Client, query: string, tables: readonly string[]): Promise<Part[]> {
  const { rows } = await client.query<Part>(query, [tables])
  return rows
}

const foreignKeys = `
  select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
  from pg_constraint k join pg_class c on c.oid = k.conrelid
  where k.contype = 'f' and c.relnamespace = 'public'::regnamespace and c.relname = any($1) order by 1, 2`

const plainIndexes = `
  select c.relname as table, i.relname as name, pg_get_indexdef(i.oid) as definition
  from pg_index x join pg_class c on c.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
  where c.relnamespace = 'public'::regnamespace and c.relname = any($1)
    and not exists (select from pg_constraint k where k.conindid = i.oid and k.contype in ('p', 'u', 'x')) order by 1, 2`
