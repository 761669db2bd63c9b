import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CouldNotStart, OtherMajorVersion } from './errors.ts'
import { hasCode } from './has-code.ts'

export async function checkClusterVersion(cluster: string, ofServer: string): Promise<void> {
  const ofData = await readVersion(cluster)
  if (ofData !== ofServer) throw new OtherMajorVersion({ folder: cluster, ofData, ofServer })
}

async function readVersion(cluster: string): Promise<string> {
  try {
    return (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim()
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
    throw new CouldNotStart(
      `The folder ${cluster} is there but holds no PostgreSQL data. Nothing was changed: move it away, or put back what belongs there.`,
    )
  }
}
