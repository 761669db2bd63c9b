import { spawnSync } from 'node:child_process'
import { chmod, cp, mkdir, mkdtemp, readdir, rm, stat, unlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { NoServerForThisPlatform } from './errors.ts'
import type { ProgramPackage } from './program-package.ts'
import { findProgramPackage, preparePrograms } from './programs.ts'
import { chooseServerAccount, type ServerAccount } from './server-account.ts'
import { isRoot, ORDINARY_USER } from './test-support.ts'

vi.setConfig({ testTimeout: 30_000 })

test('a platform without a server is told to bring its own database', async () => {
  const found = findProgramPackage('win32-x64')
  await expect(found).rejects.toThrow(NoServerForThisPlatform)
  await expect(found).rejects.toThrow('Set DATABASE_URL')
})

test('links that npm did not make are made', async () => {
  const { source, folder } = await copyPackageWithoutLinks()
  const account = await chooseServerAccount()
  const { postgres, majorVersion } = await preparePrograms(source, account, [folder])
  expect(postgres.startsWith(source.folder)).toBe(true)
  expect(majorVersion).toBe('18')
  expect(versionOf(postgres, account)).toContain('(PostgreSQL) 18')
})

test.skipIf(!isRoot)(
  'programs in a folder closed to the server are copied once to one that is open',
  async () => {
    const { source, folder } = await copyPackageWithoutLinks()
    await chmod(source.folder, 0o700)
    const account = await chooseServerAccount()
    const closed = join(source.folder, 'closed')
    const open = join(folder, 'open')
    const first = await preparePrograms(source, account, [closed, open])
    expect(first.postgres.startsWith(open)).toBe(true)
    expect(versionOf(first.postgres, account)).toContain('(PostgreSQL) 18')
    const { ino } = await stat(first.postgres)
    const second = await preparePrograms(source, account, [closed, open])
    expect((await stat(second.postgres)).ino).toBe(ino)
    expect(await readdir(open)).toHaveLength(1)
  },
)

test.skipIf(!isRoot)('an ordinary user who may not complete the package gets a complete copy', async () => {
  const { source, folder } = await copyPackageWithoutLinks()
  const own = join(folder, 'own')
  await mkdir(own)
  await chmod(own, 0o777)
  const account = {
    uid: ORDINARY_USER,
    gid: ORDINARY_USER,
    spawnAs: { uid: ORDINARY_USER, gid: ORDINARY_USER },
  }
  const script = `
    const { preparePrograms } = await import('./programs.ts')
    const account = { uid: ${ORDINARY_USER}, gid: ${ORDINARY_USER}, spawnAs: {} }
    const { postgres } = await preparePrograms(${JSON.stringify(source)}, account, [${JSON.stringify(join(own, 'data'))}])
    console.log(postgres)`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
    ...account.spawnAs,
  })
  expect(stdout.startsWith(own)).toBe(true)
  expect(versionOf(stdout.trim(), account)).toContain('(PostgreSQL) 18')
})

async function copyPackageWithoutLinks(): Promise<{ source: ProgramPackage; folder: string }> {
  const original = await findProgramPackage()
  const folder = await mkdtemp(join(tmpdir(), 'fitila-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await chmod(folder, 0o755)
  const source = { ...original, folder: join(folder, 'package') }
  await cp(original.folder, source.folder, { recursive: true, verbatimSymlinks: true })
  const libraries = await readdir(join(source.folder, 'native/lib'), { withFileTypes: true })
  const links = libraries.filter((entry) => entry.isSymbolicLink())
  await Promise.all(links.map((entry) => unlink(join(entry.parentPath, entry.name))))
  return { source, folder }
}

function versionOf(postgres: string, account: ServerAccount): string {
  const { stdout, stderr } = spawnSync(postgres, ['--version'], { encoding: 'utf8', ...account.spawnAs })
  return stdout + stderr
}
