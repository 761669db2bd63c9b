import { readFile } from 'node:fs/promises'

/** The user that PostgreSQL runs as. It refuses to run as root. */
export type ServerAccount = {
  uid: number
  gid: number
  spawnAs: { uid?: number; gid?: number }
}

// `nobody` is shared with other daemons, so the server gets a group that no one else has: a process of
// theirs can neither pass the data folder (mode 0710) nor trace the server. The number is in a range that
// systemd's table of uids and gids marks as unused; a group needs no entry in /etc/group.
const GROUP_OF_OUR_OWN = 60815
const USUAL_NOBODY = 65534

/**
 * Whether the server runs under another account than ours, so that its files have to be given to it. Where it does not, no one is asked: a
 * service that may change no owner is refused even when nothing would change.
 */
export function isAnothers({ spawnAs }: ServerAccount): boolean {
  return spawnAs.uid !== undefined
}

export async function chooseServerAccount(): Promise<ServerAccount> {
  const uid = process.getuid?.() ?? -1
  if (uid === 0) return unprivilegedAccount()
  return { uid, gid: process.getgid?.() ?? -1, spawnAs: {} }
}

async function unprivilegedAccount(): Promise<ServerAccount> {
  const users = await readFile('/etc/passwd', 'utf8').catch(() => '')
  const nobody = Number(/^nobody:[^:]*:(-?\d+):/m.exec(users)?.[1] ?? USUAL_NOBODY)
  return {
    // macOS writes -2 where the file system says 4294967294.
    uid: nobody >>> 0,
    gid: GROUP_OF_OUR_OWN,
    spawnAs: { uid: nobody | 0, gid: GROUP_OF_OUR_OWN },
  }
}
