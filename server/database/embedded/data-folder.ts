import { chmod, chown, mkdir, readdir, realpath, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { LOCK_FILE } from './data-lock.ts'
import { CouldNotStart, DataOfAnotherUser } from './errors.ts'
import { hasCode } from './has-code.ts'
import { canTraverse } from './reachable.ts'
import type { ServerAccount } from './server-account.ts'

export type DataFolder = {
  path: string
  /** PostgreSQL's own data folder. */
  cluster: string
  /** Whether the server's account can walk to `path` from the root of the file system. */
  isReachable: boolean
}

// A process reaches its working directory whatever the folders above it allow, and PostgreSQL stays in its data
// folder for life. Started in there, it never needs to walk through /root.
const OWN_WORKING_DIRECTORY = '/proc/self/cwd'

export async function prepareDataFolder(path: string, account: ServerAccount): Promise<DataFolder> {
  await makeFolder(path)
  const real = await realpath(path)
  const cluster = join(real, 'cluster')
  if (isRoot()) await refuseDataOfAnotherUser(cluster, account.uid)
  else await refuseDataOfAnotherUser(real, account.uid)
  await refuseFolderOfOtherThings(real)
  await guardFolder(real, account)
  const isReachable = await canTraverse(account, dirname(real))
  if (!isReachable && process.platform !== 'linux') {
    throw new CouldNotStart(
      `The user that runs the database cannot reach ${real}. Choose a FITILA_DATA_FOLDER that every user may pass through to.`,
    )
  }
  return { path: real, cluster, isReachable }
}

/** Closes a folder of ours to all but this user, root, and (to pass through) the server's own group. */
export async function guardFolder(path: string, account: ServerAccount): Promise<void> {
  if (isRoot()) await chown(path, 0, account.gid)
  await chmod(path, isRoot() ? 0o710 : 0o700)
}

export function folderAsServerSeesIt(folder: string, isReachable: boolean): string {
  return isReachable ? folder : OWN_WORKING_DIRECTORY
}

function isRoot(): boolean {
  return process.getuid?.() === 0
}

async function makeFolder(path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await mkdir(path, { mode: 0o700 }).catch((error: unknown) => {
    if (!hasCode(error, 'EEXIST')) throw error
  })
}

async function refuseDataOfAnotherUser(path: string, needed: number): Promise<void> {
  const present = await stat(path).catch((error: unknown) => {
    if (!hasCode(error, 'ENOENT')) throw error
  })
  if (present && present.uid !== needed) throw new DataOfAnotherUser(path, { owner: present.uid, needed })
}

// We are about to close the folder to everyone else: a slip such as /tmp or a home must not go through.
async function refuseFolderOfOtherThings(path: string): Promise<void> {
  const names = await readdir(path)
  if (names.length === 0 || names.includes(LOCK_FILE) || names.includes('cluster')) return
  throw new CouldNotStart(
    `The folder ${path} holds things that are not Fitila's. Nothing was changed: choose an empty FITILA_DATA_FOLDER.`,
  )
}
