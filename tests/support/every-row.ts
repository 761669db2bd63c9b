import type { Application } from '#server/kernel/application.ts'

/**
 * Every value of every table of ours as text, one line a row: for finding what must not be stored. Bytes are read as
 * letters, so that a word that was written unsealed is seen.
 */
export async function everyRow({ database: { pool } }: Application): Promise<string> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public'`,
  )
  const lines: string[] = []
  for (const { name } of tables) {
    const { rows } = await pool.query<Record<string, unknown>>(`select * from ${name}`)
    for (const row of rows) lines.push(`${name}: ${Object.values(row).map(asText).join(' | ')}`)
  }
  return lines.join('\n')
}

function asText(value: unknown): string {
  return Buffer.isBuffer(value) ? value.toString('utf8') : JSON.stringify(value)
}
