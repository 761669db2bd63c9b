/** Run by the tests in its own process: starts the database and inserts numbers until it is killed. */
import { writeSync } from 'node:fs'
import pg from 'pg'
import { startEmbeddedDatabase } from './start-embedded-database.ts'

const [dataFolder = ''] = process.argv.slice(2)
const database = await startEmbeddedDatabase({ dataFolder }).catch((error: unknown) => {
  const { code, message } = error as { code: string; message: string }
  writeSync(1, `${JSON.stringify({ code, message })}\n`)
  process.exit(1)
})
process.on('SIGINT', () => {})
process.on('SIGTERM', async () => {
  await database.stop()
  process.exit(0)
})
const client = new pg.Client({ ...database.connection })
client.on('error', () => {})
await client.connect()
await client.query(
  'create table if not exists numbers (number bigint generated always as identity, content text)',
)
for (;;) {
  const inserted = await client
    .query<{ number: string }>("insert into numbers (content) values (repeat('x', 200)) returning number")
    .catch(() => undefined)
  if (inserted === undefined) break
  writeSync(1, `${inserted.rows[0]?.number}\n`)
}
// The database is gone: wait to be killed, as a program that has not noticed would.
setInterval(() => {}, 1000)
