import { chown, lstat, mkdir, mkdtemp, readlink, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { type DataFolder, guardFolder } from './data-folder.ts'
import { hasCode } from './has-code.ts'
import { isAnothers, type ServerAccount } from './server-account.ts'

export const PORT = 5432

// The smallest of the systems' limits on the path of a socket (macOS, without the closing zero byte).
const LONGEST_PATH = 103
const TEMPORARY = 'fitila-socket-'

/** An empty folder of mode 0700 for the socket, in the data folder if that is near enough for both sides. */
export async function makeSocketFolder(data: DataFolder, account: ServerAccount): Promise<string> {
  await removeSocketFolder(data)
  const place = join(data.path, 'socket')
  const isNear = data.isReachable && isShortEnough(place)
  const folder = isNear ? place : await makeTemporaryPlace(place, account)
  await mkdir(folder, { mode: 0o700 })
  if (isAnothers(account)) await chown(folder, account.uid, account.gid)
  return folder
}

/** Also finds the temporary folder of a start that was killed: the link in the data folder leads to it. */
export async function removeSocketFolder(data: DataFolder): Promise<void> {
  const place = join(data.path, 'socket')
  try {
    if ((await lstat(place)).isSymbolicLink()) await removeTemporaryPlace(dirname(await readlink(place)))
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
  }
  await rm(place, { recursive: true, force: true })
}

async function makeTemporaryPlace(link: string, account: ServerAccount): Promise<string> {
  const parent = isShortEnough(join(tmpdir(), `${TEMPORARY}XXXXXX`, 's')) ? tmpdir() : '/tmp'
  const place = await mkdtemp(join(parent, TEMPORARY))
  const folder = join(place, 's')
  await symlink(folder, link)
  await guardFolder(place, account)
  return folder
}

async function removeTemporaryPlace(place: string): Promise<void> {
  if (basename(place).startsWith(TEMPORARY)) await rm(place, { recursive: true, force: true })
}

function isShortEnough(folder: string): boolean {
  return Buffer.byteLength(join(folder, `.s.PGSQL.${PORT}`)) <= LONGEST_PATH
}
