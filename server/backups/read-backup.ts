import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { Decrypter } from 'age-encryption'
import { createTarDecoder } from 'modern-tar'

export type BackupEntry = { name: string; bytes: Uint8Array }

/** Why a file could not be read as a backup, in plain words. */
export class NoBackup extends Error {
  override name = 'NoBackup'
}

/**
 * The entries of a backup, in their order. Each is whole in memory: pieces of tables are small, and so are sealed parts.
 *
 * @param identities private parts, `AGE-SECRET-KEY-…`
 * @throws NoBackup when none of the identities opens it, or it was cut off or changed
 */
export async function* readBackup(path: string, identities: readonly string[]): AsyncGenerator<BackupEntry> {
  const opened = await openSealed(path, identities)
  const reader = opened
    .pipeThrough(unpacking())
    .pipeThrough(createTarDecoder({ strict: true }))
    .getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield { name: value.header.name, bytes: await whole(value.body) }
    }
  } catch (error) {
    if (error instanceof NoBackup) throw error
    throw new NoBackup(`The backup was cut off or changed: ${error instanceof Error ? error.message : error}`)
  } finally {
    await reader.cancel().catch(() => {})
  }
}

function unpacking(): ReadableWritablePair<Uint8Array, Uint8Array> {
  // The types of Node and of the browser name one and the same stream.
  return new DecompressionStream('gzip') as unknown as ReadableWritablePair<Uint8Array, Uint8Array>
}

async function openSealed(path: string, identities: readonly string[]): Promise<ReadableStream<Uint8Array>> {
  const decrypter = new Decrypter()
  for (const identity of identities)
    try {
      decrypter.addIdentity(identity)
    } catch {
      throw new NoBackup('The key file holds a line that is no private key of age.')
    }
  const sealed = Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>
  try {
    return await decrypter.decrypt(sealed)
  } catch (error) {
    throw new NoBackup(
      `This key does not open the backup, or it is none: ${error instanceof Error ? error.message : error}`,
    )
  }
}

async function whole(body: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  return new Uint8Array(await new Response(body).arrayBuffer())
}
