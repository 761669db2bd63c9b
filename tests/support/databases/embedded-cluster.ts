import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareDataFolder } from '#server/database/embedded/data-folder.ts'
import { makeCluster, ROLE, runAlone } from '#server/database/embedded/make-cluster.ts'
import { findProgramPackage, preparePrograms } from '#server/database/embedded/programs.ts'
import { chooseServerAccount } from '#server/database/embedded/server-account.ts'
import { openServerLog } from '#server/database/embedded/server-log.ts'
import {
  type EmbeddedConnection,
  startEmbeddedDatabase,
} from '#server/database/embedded/start-embedded-database.ts'

// Nothing that a test writes has to outlive a power cut; and a database in which autovacuum works cannot be dropped.
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }

/** What empties a database for the next test sets triggers and foreign keys aside. Only a superuser may let it. */
const firstStatement = `grant set on parameter session_replication_role to ${ROLE};\n`

/** A cluster of our own, which goes when it is stopped. */
export async function startEmbeddedCluster(): Promise<{
  connection: EmbeddedConnection
  stop(): Promise<void>
}> {
  const folder = await mkdtemp(join(tmpdir(), 'fitila-tests-'))
  const dataFolder = join(folder, 'postgres')
  await makeAt(dataFolder)
  const started = await startEmbeddedDatabase({ dataFolder, settings })
  return {
    connection: started.connection,
    async stop() {
      await started.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function makeAt(dataFolder: string): Promise<void> {
  const [source, account] = await Promise.all([findProgramPackage(), chooseServerAccount()])
  const folder = await prepareDataFolder(dataFolder, account)
  const programs = await preparePrograms(source, account, [folder.path])
  const log = await openServerLog(folder.path)
  try {
    await makeCluster({ programs, account, folder, log, settings })
    await runAlone({ programs, account, folder, log, settings, cluster: folder.cluster }, firstStatement)
  } finally {
    await log.close()
  }
}
