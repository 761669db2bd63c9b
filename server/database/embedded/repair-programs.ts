import { chmod, lstat, readFile, stat, symlink } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { hasCode } from './has-code.ts'

type Link = { source: string; target: string }

/**
 * npm packages cannot hold symbolic links, so a script of theirs makes them after installing. npm skips it under
 * `--ignore-scripts`. False when something is missing that we may not write here.
 */
export async function repairPrograms(folder: string): Promise<boolean> {
  try {
    await Promise.all([
      ...(await readLinks(folder)).map((link) => makeLink(folder, link)),
      ...PROGRAMS.map((path) => makeExecutable(join(folder, path))),
    ])
    return true
  } catch (error) {
    if (hasCode(error, 'EACCES', 'EPERM', 'EROFS')) return false
    throw error
  }
}

const PROGRAMS = ['native/bin/initdb', 'native/bin/postgres']

async function readLinks(folder: string): Promise<Link[]> {
  return JSON.parse(await readFile(join(folder, 'native/pg-symlinks.json'), 'utf8')) as Link[]
}

async function makeLink(folder: string, { source, target }: Link): Promise<void> {
  const path = join(folder, target)
  const present = await lstat(path).then(
    () => true,
    () => false,
  )
  if (present) return
  await symlink(relative(dirname(target), source), path).catch((error: unknown) => {
    if (!hasCode(error, 'EEXIST')) throw error
  })
}

async function makeExecutable(path: string): Promise<void> {
  const { mode } = await stat(path)
  if ((mode & 0o100) === 0) await chmod(path, mode | 0o111)
}
