import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'

/** Name, size and SHA-256 of a file that is named to a command. It is read piece by piece. */
export async function fileFacts(file: string) {
  const hash = createHash('sha256')
  for await (const part of createReadStream(file)) hash.update(part)
  return { name: basename(file), size: (await stat(file)).size, sha256: hash.digest('hex') }
}
