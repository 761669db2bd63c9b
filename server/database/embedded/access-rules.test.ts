import { spawnSync } from 'node:child_process'
import { chmod, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { isRoot, newDataFolder, ORDINARY_USER, start } from './test-support.ts'

vi.setConfig({ testTimeout: 30_000 })

test('the server knows one rule: this user or root, through the socket, as one of the two roles of Fitila', async () => {
  const dataFolder = await newDataFolder()
  await start(dataFolder)
  expect(await readFile(join(dataFolder, 'cluster/pg_hba.conf'), 'utf8')).toBe(
    'local all all peer map=fitila\n',
  )
  const map = await readFile(join(dataFolder, 'cluster/pg_ident.conf'), 'utf8')
  expect(
    map
      .trimEnd()
      .split('\n')
      .every((line) => / fitila(_application)?$/.test(line)),
  ).toBe(true)
})

test.skipIf(!isRoot)(
  'another user of the machine is stopped by the folder, and without it by the rule',
  async () => {
    const database = await start(await newDataFolder())
    const { host } = database.connection
    expect(connectAs(ORDINARY_USER, host)).toContain('EACCES')
    await chmod(dirname(host), 0o777)
    await chmod(host, 0o777)
    await chmod(join(host, '.s.PGSQL.5432'), 0o777)
    expect(connectAs(ORDINARY_USER, host)).toContain('Peer authentication failed')
    expect(connectAs(0, host)).toContain('connected')
  },
)

test.skipIf(!isRoot)('not even root becomes the superuser', async () => {
  const database = await start(await newDataFolder())
  expect(connectAs(0, database.connection.host, 'postgres')).toContain('Peer authentication failed')
})

function connectAs(uid: number, host: string, user = 'fitila'): string {
  const script = `
    const { default: pg } = await import('pg')
    const client = new pg.Client(${JSON.stringify({ host, port: 5432, user, database: 'fitila' })})
    await client.connect().then(() => console.log('connected'), (error) => console.log(error.message))
    await client.end().catch(() => {})`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
    uid,
    gid: uid,
  })
  return stdout + stderr
}
