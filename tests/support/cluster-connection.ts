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

export function inDatabase(connection: TestCluster['connection'], database: string): pg.PoolConfig {
  const { connectionString } = connection
  if (typeof connectionString !== 'string') return { ...connection, database }
  const url = new URL(connectionString)
  url.pathname = `/${database}`
  return { connectionString: url.href }
}
