import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { administer, inDatabase } from '../cluster-connection.ts'

/** A database without a table, for the length of a test, and a pool of its owner. */
export async function emptyDatabase(): Promise<pg.Pool> {
  const { connection } = inject('cluster')
  const name = `fitila_test_${randomUUID().replaceAll('-', '')}`
  await administer(connection, `create database ${name}`)
  const pool = new pg.Pool({ ...inDatabase(connection, name), max: 3 })
  // A connection that is still closing hears that its database is dropped.
  pool.on('error', () => {})
  onTestFinished(async () => {
    await pool.end()
    await administer(connection, `drop database if exists ${name} with (force)`)
  })
  return pool
}
