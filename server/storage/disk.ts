import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { beginningOfDay } from '#domain/time/day-in-nigeria.ts'
import type { Storage, StoredObject } from './contract.ts'

const draftEnding = '.new'

/**
 * Objects as files. Names have the form `<folder>/<file>`, both made by us. Files and folders tell the day on which they were written,
 * as far as a file system lets itself be told: when an inode changed it notes by its own clock.
 */
export function openDisk(root: string, now: () => Date = () => new Date()): Storage {
  const placeOf = (name: string) => {
    if (!/^[a-z0-9]+(\/[a-z0-9]*)?$/.test(name)) throw new Error('this is no name of a stored object')
    return join(root, name)
  }
  return {
    async write(name, bytes) {
      const place = placeOf(name)
      const folder = join(root, name.split('/')[0] ?? '')
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const draft = `${place}.${randomUUID()}${draftEnding}`
      try {
        const file = await open(draft, 'wx', 0o600)
        try {
          await file.writeFile(bytes)
          await file.utimes(beginningOfDay(now()), beginningOfDay(now()))
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(draft, place)
        await utimes(folder, beginningOfDay(now()), beginningOfDay(now()))
      } catch (error) {
        await rm(draft, { force: true }).catch(() => {})
        throw error
      }
    },
    read: (name) => readFile(placeOf(name)),
    async removeAll(prefix) {
      await rm(placeOf(prefix.replace(/\/$/, '')), { recursive: true, force: true })
    },
    list: () => walk(root),
    close: () => {},
  }
}

async function* walk(root: string): AsyncIterable<StoredObject> {
  for (const folder of await namesIn(root))
    for (const file of await namesIn(join(root, folder))) {
      const found = await stat(join(root, folder, file)).catch(() => null)
      if (found) yield { name: `${folder}/${file}`, writtenAt: found.mtime }
    }
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return []
    throw error
  })
}
