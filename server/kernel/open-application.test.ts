import { chmod, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { newDataFolder, start } from '#server/database/embedded/test-support.ts'
import { readEnvironment } from './env.ts'
import { openApplication } from './open-application.ts'

test('a site that cannot open leaves no embedded database behind', async () => {
  const postgres = await newDataFolder()
  const dataFolder = dirname(postgres)
  const keyFile = join(dataFolder, 'fitila.key')
  await writeFile(keyFile, 'read by all')
  await chmod(keyFile, 0o644)
  const environment = readEnvironment({ FITILA_DATA_FOLDER: dataFolder, LOG_LEVEL: 'silent' })
  await expect(openApplication(environment)).rejects.toThrow('Other accounts of this machine may read')
  // While one runs there, no other can.
  await start(postgres)
})
