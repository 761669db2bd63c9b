import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { findWithLsof, serverProcessesIn } from './server-processes.ts'
import { newDataFolder, readPostmaster, start } from './test-support.ts'

vi.setConfig({ testTimeout: 30_000 })

const hasLsof = spawnSync('lsof', ['-v']).error === undefined

test('the processes of one data folder are told from those of another', async () => {
  const [one, other] = [await newDataFolder(), await newDataFolder()]
  await Promise.all([start(one), start(other)])
  const found = serverProcessesIn(join(one, 'cluster'))
  expect(found).toContain(await readPostmaster(one))
  expect(found).not.toContain(await readPostmaster(other))
})

test.skipIf(!hasLsof || process.platform !== 'linux')(
  'lsof, asked where there is no /proc, finds the same',
  async () => {
    const dataFolder = await newDataFolder()
    await start(dataFolder, { fsync: 'off', autovacuum: 'off' })
    const cluster = join(dataFolder, 'cluster')
    expect(findWithLsof(cluster).sort()).toEqual(serverProcessesIn(cluster).sort())
  },
)
