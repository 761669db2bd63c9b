import { constants } from 'node:fs'
import { access, chmod, cp, mkdir, mkdtemp, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { hasCode } from './has-code.ts'
import type { ProgramPackage } from './program-package.ts'
import { canTraverse } from './reachable.ts'
import { repairPrograms } from './repair-programs.ts'
import type { ServerAccount } from './server-account.ts'

/**
 * PostgreSQL finds its libraries and tables beside its own real path, so a checkout that the server's account
 * cannot enter (under /root, mode 0700) cannot hold the programs: they need a folder open to all. They hold no data.
 */
export async function copyPrograms(
  source: ProgramPackage,
  account: ServerAccount,
  places: string[],
): Promise<string> {
  const home = await chooseHome(account, places)
  const target = join(home, `postgresql-${basename(source.folder)}-${source.version}`)
  const exists = await access(target).then(
    () => true,
    () => false,
  )
  if (!exists) await copyWhole(source.folder, home, target)
  return target
}

async function chooseHome(account: ServerAccount, places: string[]): Promise<string> {
  for (const place of places) if (await isUsable(place, account)) return place
  // A random name: in a folder where everyone writes, another person could create a fixed one before us.
  const temporary = await mkdtemp(join(tmpdir(), 'fitila-programs-'))
  await chmod(temporary, 0o755)
  return temporary
}

async function isUsable(place: string, account: ServerAccount): Promise<boolean> {
  try {
    await mkdir(place, { recursive: true, mode: 0o755 })
    await access(place, constants.W_OK)
    return (await stat(place)).uid === process.getuid?.() && (await canTraverse(account, place))
  } catch (error) {
    if (hasCode(error, 'EACCES', 'EPERM', 'EROFS', 'ENOTDIR')) return false
    throw error
  }
}

async function copyWhole(source: string, home: string, target: string): Promise<void> {
  const unfinished = await mkdtemp(join(home, 'unfinished-'))
  await cp(source, unfinished, { recursive: true, verbatimSymlinks: true })
  await openToAll(unfinished)
  await repairPrograms(unfinished)
  try {
    await rename(unfinished, target)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    if (!hasCode(error, 'EEXIST', 'ENOTEMPTY')) throw error
  }
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isDirectory()) await chmod(path, 0o755)
    else if (entry.isFile()) await keepFile(path, basename(entry.parentPath) === 'bin' ? 0o755 : 0o644)
  }
}

// Written through before the folder gets its name, or a power cut could leave empty programs under it for good.
async function keepFile(path: string, mode: number): Promise<void> {
  const file = await open(path)
  try {
    await file.chmod(mode)
    await file.sync()
  } finally {
    await file.close()
  }
}
