import { chmod, mkdir, readdir, stat } from 'node:fs/promises'

const ours = ['postgres', 'attachments', 'outbox', 'onion', 'fitila.key', 'fitila.key.signing']

/**
 * Makes the data folder, or closes the one that is there, to all accounts but ours. A folder with other things in it is
 * left as it is: it may be a person's home, or one that all share.
 *
 * @returns whether the folder is closed
 */
export async function closeDataFolder(path: string): Promise<boolean> {
  await mkdir(path, { recursive: true, mode: 0o700 })
  if (process.platform === 'win32') return true
  const { mode, uid } = await stat(path)
  if ((mode & 0o077) === 0) return true
  const names = await readdir(path)
  const isOurs = uid === process.getuid?.() && names.every((name) => ours.includes(name))
  if (isOurs) await chmod(path, 0o700)
  return isOurs
}
