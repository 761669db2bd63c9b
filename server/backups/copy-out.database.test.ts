import { connect, createServer, type Socket } from 'node:net'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { withApplication } from '#tests/support/with-application.ts'
import { copyOut } from './copy-out.ts'

/** Between a client and a server: what the server says comes a few bytes at a time. */
async function dripping(server: { host: string; port: number } | { path: string }): Promise<number> {
  const sockets = new Set<Socket>()
  const between = createServer((client) => {
    const database = connect(server)
    for (const socket of [client, database]) sockets.add(socket.on('error', () => {}).setNoDelay(true))
    client.pipe(database)
    let telling = Promise.resolve()
    database.on('data', (bytes) => {
      telling = telling.then(async () => {
        for (let start = 0; start < bytes.length; start += 3) {
          client.write(bytes.subarray(start, start + 3))
          await new Promise((resolve) => setTimeout(resolve, 1))
        }
      })
    })
  }).listen(0, '127.0.0.1')
  onTestFinished(() => {
    between.close()
    for (const socket of sockets) socket.destroy()
  })
  await new Promise((resolve) => between.once('listening', resolve))
  const address = between.address()
  return typeof address === 'object' && address ? address.port : 0
}

test('the rows of a table are counted also where the server’s count comes after its last row', async () => {
  const { database } = await withApplication()
  await database.pool.query(
    `insert into search_facets (facet, ndoc) select 'sector:' || place, place from generate_series(1, 7) place`,
  )
  const { rows: known } = await database.pool.query<{ count: number }>(
    'select count(*)::int as count from search_facets',
  )
  const near = await database.pool.connect()
  const { host, port, user, password, database: name } = near
  near.release()
  const server = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }
  const far = new pg.Client({
    ...{ host: '127.0.0.1', port: await dripping(server), database: name },
    ...(user ? { user } : {}),
    ...(password ? { password: String(password) } : {}),
  })
  await far.connect()
  onTestFinished(() => far.end())
  const table = { name: 'search_facets', columns: ['facet', 'ndoc'] }
  const pieces = copyOut(far, table)
  const text: Buffer[] = []
  let piece = await pieces.next()
  for (; !piece.done; piece = await pieces.next()) text.push(piece.value)
  expect(piece.value).toBe(known[0]?.count)
  expect(Buffer.concat(text).toString().trimEnd().split('\n')).toHaveLength(piece.value)
})
