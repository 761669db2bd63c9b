import { open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode } from './has-code.ts'

export type ServerLog = {
  descriptor: number
  lastLines(): Promise<string>
  close(): Promise<void>
}

/** A new log for this start. The one before is kept, because it may say why the server died; older ones are not. */
export async function openServerLog(dataFolder: string): Promise<ServerLog> {
  const path = join(dataFolder, 'server.log')
  await rename(path, join(dataFolder, 'server.previous.log')).catch((error: unknown) => {
    if (!hasCode(error, 'ENOENT')) throw error
  })
  const file = await open(path, 'a', 0o600)
  return {
    descriptor: file.fd,
    async lastLines() {
      const lines = (await readFile(path, 'utf8')).trimEnd().split('\n')
      return lines.slice(-12).join('\n')
    },
    close: () => file.close(),
  }
}
