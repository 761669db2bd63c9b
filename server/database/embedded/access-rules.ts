import { open, rename, rm } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { CouldNotStart } from './errors.ts'
import { APPLICATION_ROLE, ROLE } from './make-cluster.ts'
import { isAnothers, type ServerAccount } from './server-account.ts'

/** Lets this user of this machine, and root, in through the socket as Fitila's roles. No one else, in no other way. */
export async function writeAccessRules(cluster: string, account: ServerAccount): Promise<void> {
  const users = new Set([nameOfThisUser(), 'root'])
  const map = [...users].flatMap((user) =>
    [ROLE, APPLICATION_ROLE].map((role) => `fitila "${user.replaceAll('"', '""')}" ${role}\n`),
  )
  await Promise.all([
    writeForServer(join(cluster, 'pg_hba.conf'), 'local all all peer map=fitila\n', account),
    writeForServer(join(cluster, 'pg_ident.conf'), map.join(''), account),
  ])
}

function nameOfThisUser(): string {
  try {
    return userInfo().username
  } catch {
    throw new CouldNotStart(
      `The user that runs Fitila (number ${process.getuid?.()}) has no name on this machine, and PostgreSQL needs one. Add it to /etc/passwd, or set DATABASE_URL.`,
    )
  }
}

// The folder belongs to the server's account, and we may be root: a link laid there must not lead our writing and
// giving away to another file. So a new file, exclusively, through its handle, then renamed.
async function writeForServer(path: string, text: string, account: ServerAccount): Promise<void> {
  const fresh = `${path}.new`
  await rm(fresh, { force: true })
  const file = await open(fresh, 'wx', 0o600)
  try {
    await file.writeFile(text)
    if (isAnothers(account)) await file.chown(account.uid, account.gid)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(fresh, path)
}
