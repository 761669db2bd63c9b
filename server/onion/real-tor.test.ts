import { spawnSync } from 'node:child_process'
import { readFile, stat } from 'node:fs/promises'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { fakeTor } from './fake-tor.ts'
import { startOnion } from './run-tor.ts'
import { onionPaths } from './torrc.ts'

// Where the system has no tor this is skipped, and the report of the tests says so.
const hasTor = spawnSync('tor', ['--version']).status === 0

test.skipIf(!hasTor)(
  'the tor of the system takes our configuration, keeps its key to itself, and has the same address again',
  async () => {
    const { dataFolder } = await fakeTor()
    const log = pino({ level: 'silent' })
    const paths = onionPaths(dataFolder)
    const checked = await startOnion({ tor: 'tor', dataFolder, log })
    onTestFinished(() => checked.stop())
    expect(checked.url).toMatch(/^http:\/\/[a-z2-7]{56}\.onion$/)
    expect(spawnSync('tor', ['-f', paths.torrc, '--verify-config']).stdout.toString()).toContain(
      'Configuration was valid',
    )
    const key = await readFile(`${paths.service}/hs_ed25519_secret_key`)
    expect(key.toString('latin1')).toContain('ed25519v1-secret')
    expect((await stat(paths.service)).mode & 0o077).toBe(0)
    await checked.stop()
    const again = await startOnion({ tor: 'tor', dataFolder, log })
    onTestFinished(() => again.stop())
    expect(again.url).toBe(checked.url)
  },
)
