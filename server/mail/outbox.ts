import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { compose } from './compose.ts'
import type { Mail } from './contract.ts'

/** Without a mail server: each letter becomes a file that whoever runs this machine can open. */
export function openOutbox(folder: string, from: string): Mail {
  const composer = createTransport({ streamTransport: true, buffer: true })
  return {
    isReal: false,
    async send(letter) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const { message } = await composer.sendMail(compose(letter, from))
      const draft = join(folder, `.${letter.id}`)
      await writeFile(draft, message as Buffer, { mode: 0o600 })
      await rename(draft, join(folder, `${letter.id}.eml`))
    },
    close: () => composer.close(),
  }
}
