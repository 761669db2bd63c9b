import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { beginningOfDay } from '#domain/time/day-in-nigeria.ts'
import { compose } from './compose.ts'
import type { Mail } from './contract.ts'

/** Without a mail server: each letter becomes a file that the operator of this machine can open, for some days. */
export function openOutbox(folder: string, from: string, now: () => Date = () => new Date()): Mail {
  const composer = createTransport({ streamTransport: true, buffer: true })
  return {
    isReal: false,
    async send(letter) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const day = beginningOfDay(now())
      // A letter follows what a person did, so its header and its file tell the day.
      const { message } = await composer.sendMail({ ...compose(letter, from), date: day })
      const draft = join(folder, `.${letter.id}`)
      await writeFile(draft, message as Buffer, { mode: 0o600 })
      await utimes(draft, day, day)
      await rename(draft, join(folder, `${letter.id}.eml`))
    },
    async deleteUntil(limit) {
      for (const name of await namesIn(folder)) {
        const place = join(folder, name)
        const found = await stat(place).catch(() => null)
        if (found?.isFile() && found.mtime <= limit) await rm(place, { force: true })
      }
    },
    close: () => composer.close(),
  }
}

/** None before the first letter. */
async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
}
