import pg from 'pg'

/** Where tests make their databases: plain values, so that they can be handed to the workers. */
export type TestCluster = {
  connection: Record<string, string | number>
  template: string
  /** A folder with a file for each database that waits for its next test. */
  waiting: string
}

export async function administer(connection: TestCluster['connection'], statement: string): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/**
 * Tables without statistics look large, and to start more processes for each query of a few rows costs more than most tests. Nothing
 * that a test writes has to outlive a power cut.
 */
const options = '-c max_parallel_workers_per_gather=0 -c jit=off -c synchronous_commit=off'

export function inDatabase(connection: TestCluster['connection'], database: string): pg.PoolConfig {
  const { connectionString } = connection
  if (typeof connectionString !== 'string') return { ...connection, database, options }
  const url = new URL(connectionString)
  url.pathname = `/${database}`
  return { connectionString: url.href, options }
}
