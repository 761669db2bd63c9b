import type { Stats } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { ServerAccount } from './server-account.ts'

const READ = 4
const TRAVERSE = 1

export async function canRead(account: ServerAccount, path: string): Promise<boolean> {
  const real = await realpath(path)
  return allows(account, await stat(real), READ) && (await canTraverse(account, dirname(real)))
}

export async function canTraverse(account: ServerAccount, folder: string): Promise<boolean> {
  const real = await realpath(folder)
  if (!allows(account, await stat(real), TRAVERSE)) return false
  return real === dirname(real) || canTraverse(account, dirname(real))
}

function allows(account: ServerAccount, target: Stats, right: number): boolean {
  if (target.uid === account.uid) return ((target.mode >> 6) & right) !== 0
  if (target.gid === account.gid) return ((target.mode >> 3) & right) !== 0
  return (target.mode & right) !== 0
}
